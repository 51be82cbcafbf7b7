import { expect, type Page } from '@playwright/test';
import { sql } from 'kysely';
import { demoSignIns, startDemo } from './support/demo.ts';
import { test } from './support/journey.ts';
import { expectOpen, expectReturned, press, tabTo, tick, typeInto } from './support/keyboard.ts';
import { browserOf, type Marketplace } from './support/marketplace.ts';
import { administrator } from './support/program.ts';
import { strictly } from './support/strictly.ts';

// The keyboard alone: a whole deal, and a whole day of the administrator. After its first address nobody goes anywhere but by keys.

let market: Marketplace;
test.beforeAll(async () => {
  // Its own: people of the demo trade, and the administrator decides what waits.
  market = await startDemo();
});
test.afterAll(() => market.stop());

const desk = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const;

/** Types e-mail and password where the page that is open asks for them, and waits for the home. */
async function signInByKeys(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await typeInto(page, page.getByLabel('Email', { exact: true }), email);
  await typeInto(page, page.locator('[name=password]'), password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Habari/ })).toBeVisible();
  await expect(page.locator('.live-state')).toBeAttached();
}

const menu = (page: Page, entry: string | RegExp) =>
  press(page, page.getByRole('navigation', { name: /Dashboard$/ }).getByRole('link', { name: entry }));

test.describe('a whole deal', () => {
  test.describe.configure({ mode: 'serial' });
  let buyer: Page;
  let dealer: Page;
  test.beforeAll(async ({ browser }) => {
    [buyer, dealer] = [await browserOf(browser, market, desk), await browserOf(browser, market, desk)];
  });
  test.afterAll(async () => {
    for (const page of [buyer, dealer]) await page.context().close();
  });

  test('the buyer posts a request, the dealer bids on it', async () => {
    await buyer.goto('/auth');
    await signInByKeys(buyer, demoSignIns.buyer);
    await press(buyer, buyer.getByRole('main').getByRole('link', { name: 'New Request' }).first());
    await typeInto(buyer, buyer.getByLabel('Car model'), 'Subaru Outback 2015');
    await typeInto(buyer, buyer.getByLabel('Budget'), '2M - 2.4M');
    await typeInto(buyer, buyer.getByLabel('Location'), 'Naivasha');
    await press(buyer, buyer.getByRole('button', { name: 'Post Request' }));
    await expect(buyer.getByRole('heading', { name: 'Subaru Outback 2015' })).toBeVisible();

    await dealer.goto('/auth');
    await signInByKeys(dealer, demoSignIns.dealer);
    await menu(dealer, 'Buyer Requests');
    const request = dealer.getByRole('article', { name: 'Subaru Outback 2015' });
    await press(dealer, request.getByRole('button', { name: 'Place a bid' }));
    const bid = await expectOpen(dealer, 'Bid on Subaru Outback 2015');
    await typeInto(dealer, bid.getByLabel('Your price in KSh'), '2250000');
    await typeInto(dealer, bid.getByLabel('Message'), 'Clean unit, one owner.');
    await press(dealer, bid.getByRole('button', { name: 'Submit Bid' }));
    await expect(dealer.getByText('Your bid has been submitted successfully!')).toBeVisible();
    await expectReturned(dealer);
  });

  test('the buyer accepts it and books a viewing, the dealer confirms the time', async () => {
    const offer = buyer.getByRole('article', { name: 'Offer from Rift Valley Motors' }).filter({ hasText: 'KSh 2,250,000' });
    await press(buyer, offer.getByRole('button', { name: /^Accept/ }));
    const question = await expectOpen(buyer, 'Accept this offer?');
    await press(buyer, question.getByRole('button', { name: 'Accept offer' }));
    const booking = await expectOpen(buyer, 'Book a viewing');
    // The arrow keys choose another time, and back.
    await tabTo(buyer, booking.getByRole('radio', { checked: true }).last());
    await buyer.keyboard.press('ArrowRight');
    await buyer.keyboard.press('ArrowLeft');
    await typeInto(buyer, booking.getByLabel('Note for the dealer'), 'I bring my mechanic.');
    await press(buyer, booking.getByRole('button', { name: /^Book / }));
    await expect(buyer.getByText('Appointment Booked!')).toBeVisible();
    await expect(buyer).toHaveURL(/\/appointment\//);
    await expectReturned(buyer);

    await menu(dealer, 'Overview');
    await press(dealer, dealer.getByRole('link', { name: 'View Details: Subaru Outback 2015' }));
    await press(dealer, dealer.getByRole('button', { name: 'Confirm', exact: true }));
    const confirming = await expectOpen(dealer, 'Confirm this time?');
    await press(dealer, confirming.getByRole('button', { name: 'Confirm', exact: true }));
    await expect(dealer.getByText('Time confirmed').first()).toBeVisible();
    await strictly(buyer.getByRole('status').filter({ hasText: 'Viewing confirmed' })).toBeVisible();
    await expectReturned(dealer);
  });

  test('they chat, the dealer records the sale, the buyer rates', async () => {
    const log = (page: Page) => page.getByRole('region', { name: 'Messages' }).getByRole('log');
    await typeInto(dealer, dealer.getByRole('textbox', { name: 'Message' }), 'Karibu, ask for Kip at the gate.');
    await dealer.keyboard.press('Enter');
    await expect(log(buyer).getByText('Karibu, ask for Kip at the gate.')).toBeVisible();
    await typeInto(buyer, buyer.getByRole('textbox', { name: 'Message' }), 'Asante, see you then.');
    await tabTo(buyer, buyer.getByRole('button', { name: 'Send' }));
    await buyer.keyboard.press('Enter');
    await expect(log(dealer).getByText('Asante, see you then.')).toBeVisible();

    const id = new URL(buyer.url()).pathname.split('/').at(-1) ?? '';
    await market.db.updateTable('appointments').set({ appointment_date: sql`now() - interval '2 hours'` }).where('id', '=', id).execute();
    // The key of the browser that loads the page again.
    await Promise.all([dealer.reload(), buyer.reload()]);
    await press(dealer, dealer.getByRole('button', { name: 'Say how it went' }));
    const outcome = await expectOpen(dealer, 'How did it end?');
    await tick(dealer, outcome.getByLabel('Yes, it is sold'));
    await typeInto(dealer, outcome.getByLabel('Final price in KSh'), '2200000');
    await press(dealer, outcome.getByRole('button', { name: 'Record', exact: true }));
    await strictly(dealer.getByText('Commission 2%: KSh 44,000')).toBeVisible();
    await expectReturned(dealer);

    await strictly(buyer.getByText('Sold at KSh 2,200,000')).toBeVisible();
    const stars = buyer.getByRole('group', { name: 'Your rating' }).getByRole('radio');
    await tick(buyer, stars.first());
    for (let star = 1; star < 4; star += 1) await buyer.keyboard.press('ArrowRight');
    await expect(buyer.getByRole('radio', { name: '4 stars' })).toBeChecked();
    await typeInto(buyer, buyer.getByLabel('Review'), 'Honest about the scratch.');
    await press(buyer, buyer.getByRole('button', { name: 'Submit rating' }));
    await expect(buyer.getByText('Thank you for rating this dealer!')).toBeVisible();
    await expectReturned(buyer);
  });
});

test.describe('a whole day of the administrator', () => {
  test.describe.configure({ mode: 'serial' });
  let admin: Page;
  test.beforeAll(async ({ browser }) => {
    admin = await browserOf(browser, market, desk);
  });
  test.afterAll(() => admin.context().close());

  const heading = () => admin.getByRole('heading', { level: 1 });

  /** Chooses on the page of a case, says why where it asks, and sends it. */
  async function decide(choice: RegExp, action: RegExp, done: string): Promise<void> {
    const choices = admin.getByRole('radiogroup', { name: 'Your decision' }).getByRole('radio');
    const chosen = admin.getByRole('radio', { name: choice });
    await tick(admin, choices.first());
    for (let presses = 0; presses < 6 && !(await chosen.isChecked()); presses += 1) await admin.keyboard.press('ArrowDown');
    await expect(chosen).toBeChecked();
    const why = admin.locator('[name=reason]');
    if (await why.isVisible()) await typeInto(admin, why, 'As the papers say.');
    await press(admin, admin.getByRole('button', { name: action }));
    await expect(admin.getByText(done, { exact: true }).last()).toBeVisible();
    await expectReturned(admin);
  }

  /** Opens the oldest case of a kind from the queue. */
  async function openOldest(kind: RegExp): Promise<void> {
    await menu(admin, /^Moderation/);
    await press(admin, admin.getByRole('button', { name: kind }));
    await expect(admin).toHaveURL(/kind=/);
    await press(admin, admin.getByRole('link', { name: 'Decide the oldest' }));
  }

  test('comes in, and decides what waits: the first case of all, a dealer, a report, a dispute', async () => {
    await admin.goto('/admin-access');
    await signInByKeys(admin, administrator);
    await press(admin, admin.getByRole('main').getByRole('link', { name: 'Moderation Queue' }));
    await press(admin, admin.getByRole('link', { name: 'Decide the oldest' }));
    await decide(/^Approve/, /^Approve/, 'Approved; the dealer is told');

    await openOldest(/^Dealers? /);
    for (const check of ['Licence number checked', 'Phone called', 'Address found'])
      await tick(admin, admin.getByRole('checkbox', { name: check }));
    await decide(/^Verify /, /^Verify /, 'User verified successfully');

    await openOldest(/^Reports /);
    await decide(/^Unfounded/, /unfounded/i, 'Closed as unfounded');

    await openOldest(/^Disputes /);
    await decide(/^Uphold/, /^Uphold/, 'Dispute decided');
  });

  test('marks a commission as paid, and sees a text changed and as it was', async () => {
    await menu(admin, 'Commissions');
    await press(admin, admin.getByRole('button', { name: /^Mark as Paid/ }).first());
    const paid = await expectOpen(admin, 'Mark as Paid');
    await typeInto(admin, paid.getByLabel('Reference of the payment'), 'SLK1TEST99');
    await press(admin, paid.getByRole('button', { name: /was paid$/ }));
    await expect(admin.getByText('Commission marked as paid')).toBeVisible();
    await expectReturned(admin);

    await menu(admin, 'Content');
    const line = admin.getByRole('main').getByRole('listitem').first();
    const before = (await line.locator('h3 + *').innerText()).trim();
    const edit = line.getByRole('button', { name: /^Edit / });
    await press(admin, edit);
    const text = await expectOpen(admin, /./);
    await typeInto(admin, text.getByLabel('Text'), 'Tell us the car you want');
    await press(admin, text.getByRole('button', { name: 'Save' }));
    await expect(line).toContainText('Tell us the car you want');
    await expectReturned(admin);
    await expect(edit).toBeFocused();
    await admin.keyboard.press('Enter');
    await press(admin, text.getByRole('button', { name: 'Say this again' }).first());
    await expect(line).toContainText(before);
    await expectReturned(admin);
    await expect(edit).toBeFocused();
  });

  test('changes a setting and starts a backup', async () => {
    await menu(admin, 'Settings');
    await typeInto(admin, admin.getByLabel('Support address'), 'help@tafutagari.example');
    await press(admin, admin.getByRole('button', { name: 'Save settings' }));
    await expect(admin.getByText('Settings Saved')).toBeVisible();
    await expectReturned(admin);
    await press(admin, admin.getByRole('region', { name: 'Backup' }).getByRole('button', { name: 'Backup' }));
    await expect(admin.getByText('A backup is being made').or(admin.getByText('Backup Created')).first()).toBeVisible();
    await expectReturned(admin);
    await expect(admin.getByText('Backup Created')).toBeVisible();
    await expectReturned(admin);
  });

  test('looks a person up and what the log says, and signs out', async () => {
    await menu(admin, 'Users');
    await typeInto(admin, admin.getByLabel('Search by name, email or phone'), 'Rift Valley');
    await expect(admin).toHaveURL(/search=Rift/);
    await press(admin, admin.getByRole('link', { name: 'Kipkemboi Rono' }));
    await expect(heading()).toHaveText('Rift Valley Motors');
    await expectReturned(admin);

    await menu(admin, 'Audit');
    await expect(heading()).toHaveText('Audit');
    const row = admin.locator('details').first();
    await press(admin, row.locator('summary'));
    await expect(row).toHaveAttribute('open', '');
    await expectReturned(admin);

    await press(admin, admin.getByRole('button', { name: /^Account of/ }));
    await press(admin, admin.getByRole('button', { name: 'Sign Out' }));
    await expect(admin.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  });
});
