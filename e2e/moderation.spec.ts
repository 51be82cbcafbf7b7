import { expect, type Locator, type Page } from '@playwright/test';
import { uuidv7 } from 'uuidv7';
import { demoSignIns, startDemo } from './support/demo.ts';
import { examine } from './support/examine.ts';
import { test } from './support/journey.ts';
import { tabTo } from './support/keyboard.ts';
import { browserOf, type Marketplace } from './support/marketplace.ts';
import { signIn, signInAsAdmin } from './support/people.ts';
import { strictly } from './support/strictly.ts';

// A report from its sending to its notices, and the administrator's day by keyboard alone (docs/domain/lifecycles.md, "Report", "The queue").

// Each test begins where the one before left off.
test.describe.configure({ mode: 'serial' });

let market: Marketplace;
let buyer: Page;
let dealer: Page;
let admin: Page;
test.beforeAll(async ({ browser }) => {
  // Its own: it reports people of the demo and decides about them.
  market = await startDemo();
  buyer = await browserOf(browser, market, { viewport: { width: 360, height: 740 } });
  dealer = await browserOf(browser, market, { viewport: { width: 360, height: 740 } });
  admin = await browserOf(browser, market, { viewport: { width: 1280, height: 800 } });
  await signIn(buyer, demoSignIns.buyer.email, demoSignIns.buyer.password);
  await signIn(dealer, demoSignIns.dealer.email, demoSignIns.dealer.password);
  await signInAsAdmin(admin);
});
test.afterAll(async () => {
  for (const page of [buyer, dealer, admin]) await page.context().close();
  await market.stop();
});

const why = 'Nobody asks for money here before the car was seen.';

/** What the newest notice says, and that it names nobody who reported. */
async function newestNotice(page: Page, title: string): Promise<Locator> {
  await page.goto('/dashboard/notifications');
  const notice = page.getByRole('main').getByRole('listitem').filter({ hasText: title }).first();
  await expect(notice).toContainText(why);
  return notice;
}

test('a buyer who is asked for a deposit reports the message, and is told what to do now', async () => {
  await buyer.goto('/dashboard/messages');
  await buyer
    .getByRole('main')
    .getByRole('link', { name: /Rift Valley Motors/ })
    .first()
    .click();
  const report = async () => {
    await buyer
      .getByRole('button', { name: /^More about the message of/ })
      .last()
      .press('Enter');
    await buyer.getByRole('dialog').getByRole('button', { name: 'Report this message' }).press('Enter');
  };
  await report();
  const dialog = buyer.getByRole('dialog', { name: 'Report this message' });
  await expect(dialog).toContainText('Only our team reads this. Rift Valley Motors is never told who reported.');
  await dialog.getByRole('button', { name: 'Send the report' }).click();
  await expect(dialog.getByText('Please choose a reason')).toBeVisible();
  await dialog.getByLabel('Asked for a deposit').check();
  await expect(dialog.getByText('Don’t pay.')).toBeVisible();
  await expect(dialog.getByRole('link', { name: /What to do now/ })).toHaveAttribute('href', '/asked-for-a-deposit');
  await examine(buyer, 'the report dialog');
  await buyer.setViewportSize({ width: 360, height: 740 });
  await dialog.getByLabel('In your own words').fill('He wants 20,000 on M-Pesa first.');

  // The connection is lost, and the tab with it: what was typed is still there.
  await buyer.context().setOffline(true);
  await dialog.getByRole('button', { name: 'Send the report' }).click();
  await expect(buyer.getByText('Your report was not sent')).toBeVisible();
  await buyer.context().setOffline(false);
  await buyer.reload();
  await report();
  await expect(dialog.getByLabel('In your own words')).toHaveValue('He wants 20,000 on M-Pesa first.');
  await dialog.getByRole('button', { name: 'Send the report' }).click();
  await expect(buyer.getByText('Thank you. Our team has your report.')).toBeVisible();
  await buyer
    .getByRole('button', { name: /^More about the message of/ })
    .last()
    .press('Enter');
  await expect(buyer.getByText('Reported', { exact: true })).toBeVisible();
});

test('the administrator decides it by keyboard alone, with everything in one view', async () => {
  await admin.getByRole('link', { name: /^Moderation \d+/ }).focus();
  await admin.keyboard.press('Enter');
  await tabTo(admin, admin.getByRole('button', { name: /^Reports \d/ }));
  await admin.keyboard.press('Enter');
  await expect(admin).toHaveURL(/kind=report/);
  // Others wait too, the oldest first: the newest is the buyer's.
  const newest = admin.getByRole('link', { name: /^Message reported .*: “Asked for a deposit”/ }).last();
  const waiting = admin.getByRole('link', { name: /^\w+ reported / });
  // Before, the list of all kinds stands there still.
  await expect(newest).toHaveAttribute('href', /among=report/);
  const before = await waiting.count();
  const address = (await newest.getAttribute('href')) ?? '';
  await tabTo(admin, newest);
  await admin.keyboard.press('Enter');
  await expect(admin).toHaveURL(address);
  await expect(admin.getByRole('heading', { level: 1, name: /ask for a deposit\?$/ })).toBeVisible();
  await expect(admin.getByText('He wants 20,000 on M-Pesa first.')).toBeVisible();
  await examine(admin, 'the decision page of a report');
  await admin.setViewportSize({ width: 1280, height: 800 });
  await tabTo(admin, admin.getByRole('radio', { name: /^Unfounded/ }));
  await admin.keyboard.press('Space');
  await admin.keyboard.press('ArrowDown');
  await expect(admin.getByRole('radio', { name: /^Warn Rift Valley Motors/ })).toBeChecked();
  await admin.keyboard.press('Tab');
  await admin.keyboard.press('Tab');
  await admin.keyboard.press('Enter');
  await expect(admin.getByText('Please say why')).toBeVisible();
  await expect(admin.getByLabel('Why (both read this)')).toBeFocused();
  await admin.keyboard.type(why);
  await tabTo(admin, admin.getByRole('button', { name: 'Warn Rift Valley Motors' }));
  await admin.keyboard.press('Enter');
  await strictly(admin.getByText('Warned', { exact: true })).toBeVisible();
  // It was the last of the queue, which is offered from its beginning.
  await strictly(waiting).toHaveCount(before - 1);
  await expect(admin.locator(`a[href="${address}"]`)).toHaveCount(0);
  await expect(admin.getByRole('link', { name: 'Decide the oldest' })).toBeVisible();
});

test('both sides read why, and nobody who reported', async () => {
  const warned = await newestNotice(dealer, 'A warning from our team');
  const { full_name } = await market.db
    .selectFrom('profiles as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select('p.full_name')
    .where('u.email', '=', demoSignIns.buyer.email)
    .executeTakeFirstOrThrow();
  await strictly(warned).not.toContainText(full_name.split(' ')[0] ?? full_name);
  const answered = await newestNotice(buyer, 'We have looked at your report');
  await strictly(answered).toContainText('We have warned the person who wrote it.');
});

test('another report of the same thing is told at once, before the decision is sent, and nothing typed is lost', async () => {
  const { user_id } = await market.db
    .selectFrom('profiles as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select('p.user_id')
    .where('u.email', '=', demoSignIns.unverifiedDealer.email)
    .executeTakeFirstOrThrow();
  const report = async (page: Page, words: string) => {
    const id = uuidv7();
    const data = { id, thing: 'person', thing_id: user_id, reason: 'not_real', words };
    const reply = await page.request.post('/api/reports', { headers: { origin: market.url }, data });
    strictly(reply.status()).toBe(200);
    return id;
  };
  const first = await report(buyer, 'There is no such yard.');
  await admin.goto(`/dashboard/admin/moderation/report/${first}`);
  await expect(admin.locator('.live-state')).toBeAttached();
  await admin.getByRole('radio', { name: /^Warn / }).check();
  await admin.getByLabel('Why (both read this)').fill('Please show us your yard.');
  await admin.reload();
  await expect(admin.getByRole('radio', { name: /^Warn / })).toBeChecked();
  await expect(admin.getByLabel('Why (both read this)')).toHaveValue('Please show us your yard.');
  await expect(admin.locator('.live-state')).toBeAttached();

  const second = await report(dealer, 'I know who it is: my nephew.');
  const news = admin.getByRole('status').filter({ hasText: 'Another report came in.' });
  await expect(news).toBeVisible();
  await expect(admin.getByLabel('Why (both read this)')).toHaveValue('Please show us your yard.');
  // Whoever sends it all the same decides nothing.
  await admin.getByRole('button', { name: /^Warn / }).click();
  await strictly(admin.getByText('Another report of this came in meanwhile. Please read it, then decide.')).toBeVisible();

  await news.getByRole('button', { name: 'Look at it' }).click();
  await expect(news).toBeHidden();
  await expect(admin.locator(`#report-${second}`)).toBeFocused();
  await strictly(admin.locator(`#report-${second}`)).toContainText('I know who it is: my nephew.');
  await expect(admin.getByLabel('Why (both read this)')).toHaveValue('Please show us your yard.');
  await admin.getByRole('button', { name: /^Warn / }).click();
  await strictly(admin.getByText('Warned', { exact: true })).toBeVisible();
});

test('disputes are decided one after the other; one that was decided elsewhere says how', async () => {
  await admin.goto('/dashboard/admin/moderation?kind=dispute');
  await admin.getByRole('link', { name: 'Decide the oldest' }).click();
  await expect(admin.getByText('1 of 2, oldest first')).toBeVisible();
  await expect(admin.getByRole('heading', { level: 1, name: 'Nissan Navara 2015: which price was paid?' })).toBeVisible();
  await strictly(admin.getByText('“He paid KSh 3,300,000')).toBeVisible();
  await examine(admin, 'the decision page of a dispute');
  await admin.setViewportSize({ width: 1280, height: 800 });

  const other = await admin.context().newPage();
  await other.goto(admin.url());
  await other.getByRole('radio', { name: /^Uphold: the record stands/ }).check();
  await other.getByLabel('Why (both read this)').fill('The receipt is not readable.');

  await admin.getByRole('radio', { name: /^Overturn: correct the price/ }).check();
  await strictly(admin.getByText(/^Commission becomes KSh\s66,000, due/)).toBeVisible();
  await admin.getByLabel('Why (both read this)').fill('The receipt says 3,300,000.');
  // What was typed outlives a reload, the price too.
  await admin.getByLabel('Price it was sold at, in KSh').fill('3.1M');
  await strictly(admin.getByRole('button', { name: /^Correct to KSh\s3,100,000/ })).toBeVisible();
  await admin.reload();
  await strictly(admin.getByRole('button', { name: /^Correct to KSh\s3,100,000/ })).toBeVisible();
  await expect(admin.getByLabel('Why (both read this)')).toHaveValue('The receipt says 3,300,000.');
  await admin.getByLabel('Price it was sold at, in KSh').fill('3.3M');
  await admin.getByRole('button', { name: /^Correct to KSh\s3,300,000/ }).click();
  await expect(admin.getByText('Dispute decided')).toBeVisible();
  await expect(admin.getByText('1 of 1, oldest first')).toBeVisible();

  await strictly(other.getByText('“The receipt says 3,300,000.”')).toBeVisible();
  await strictly(other.getByText(/^Overturned, /)).toBeVisible();
  await strictly(other.getByText('Now: sold at KSh 3,300,000.')).toBeVisible();
  await strictly(other.getByText('“He paid KSh 3,300,000')).toBeVisible();
  await other.close();
  const decided = market.db.selectFrom('outcome_disputes').select('appointment_id').where('decision', '=', 'The receipt says 3,300,000.');
  const { appointment_id } = await decided.executeTakeFirstOrThrow();

  await admin.getByRole('radio', { name: /^Uphold: the record stands/ }).check();
  await admin.getByLabel('Why (both read this)').fill('The slip is of another day.');
  await admin.getByRole('button', { name: /^Uphold the sale/ }).click();
  await expect(admin.getByText('Disputes: all decided')).toBeVisible();

  // On its page both parties read the same.
  await admin.goto(`/appointment/${appointment_id}`);
  await expect(admin.getByText(/^Our team decided on .*: the record was corrected\. Why: “The receipt says 3,300,000\.”$/)).toBeVisible();
});
