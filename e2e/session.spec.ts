import { expect, type Locator, type Page } from '@playwright/test';
import { appointmentOf, demoSignIns, startDemo } from './support/demo.ts';
import { test } from './support/journey.ts';
import { browserOf, type Marketplace } from './support/marketplace.ts';
import { signInByForm } from './support/people.ts';
import { endSessions, sessionsOf, signInAgain } from './support/sessions.ts';
import { strictly } from './support/strictly.ts';

// What the end of a session does in the browser: what was typed is kept for its writer and for nobody else (docs/domain/accounts.md, "What a
// browser keeps").

const { buyer, dealer } = demoSignIns;
const otherDealer = { email: 'ngong@demo.example', password: dealer.password };

let market: Marketplace;
test.beforeAll(async () => {
  // Its own: it ends sessions of the demo, and its server stops meanwhile.
  market = await startDemo();
});
test.afterAll(() => market.stop());

let page: Page;
test.beforeEach(async ({ browser }) => {
  page = await browserOf(browser, market, { viewport: { width: 360, height: 740 } });
});
test.afterEach(() => page.context().close());

const bidsSaying = (message: string) =>
  market.db.selectFrom('bids').select(['price', 'dealer_id']).where('message', '=', message).execute();

/** Fills the bid form, ends the session and sends it; returns the dialog that asks to sign in. */
async function bidWithoutSession(message: string): Promise<Locator> {
  await page.goto('/dashboard/buyer-requests');
  await page.getByRole('button', { name: 'Place a bid' }).first().click();
  await page.locator('[name=price]').fill('1234567');
  await page.locator('[name=message]').fill(message);
  await endSessions(market, dealer.email);
  await page.getByRole('button', { name: 'Submit Bid' }).click();
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText('then use the new one');
  await expect(dialog.locator('[name=email]')).toHaveValue(dealer.email);
  strictly(await bidsSaying(message)).toEqual([]);
  return dialog;
}

test('the bid that was being written goes through, once, when its dealer signs in again', async () => {
  await signInByForm(page, dealer.email, dealer.password);
  const dialog = await bidWithoutSession('Written before the session ended');
  await expect(page.locator('[name=message]')).toHaveValue('Written before the session ended');

  await signInAgain(dialog, { ...dealer, password: 'Wrong-2026' });
  await expect(dialog.getByText('Invalid email or password.')).toBeVisible();
  await expect(dialog).toBeVisible();
  // Only there: a toast behind the dialog would still be there after the next try.
  await expect(page.locator('.toast')).toHaveCount(0);
  await signInAgain(dialog, dealer);
  await strictly(page.getByText('Your bid has been submitted successfully!')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  strictly(await bidsSaying('Written before the session ended')).toMatchObject([{ price: 1_234_567 }]);
});

test('it is gone when somebody else signs in there, with all that this browser kept of its writer', async () => {
  await signInByForm(page, dealer.email, dealer.password);
  await page.goto(`/appointment/${await appointmentOf(market, { of: dealer.email, status: 'confirmed' })}`);
  await page.locator('[name=message]').fill('A chat begun');
  const dialog = await bidWithoutSession('Not for others to send');

  await signInAgain(dialog, otherDealer);
  await expect(page.getByRole('heading', { name: 'Habari, Kamau' })).toBeVisible();
  strictly(await bidsSaying('Not for others to send')).toEqual([]);
  strictly(await page.evaluate(() => Object.keys(localStorage))).toEqual(['session']);
});

test('it is gone, too, when somebody else signs in on /auth after the session ended', async () => {
  await signInByForm(page, dealer.email, dealer.password);
  await page.goto(`/appointment/${await appointmentOf(market, { of: dealer.email, status: 'confirmed' })}`);
  await page.locator('[name=message]').fill('A chat begun');
  await endSessions(market, dealer.email);
  await signInByForm(page, otherDealer.email, otherDealer.password);
  strictly(await page.evaluate(() => Object.keys(localStorage))).toEqual(['session']);
});

test('a tab that somebody left open does nothing in the name of who signs in next, and is left', async () => {
  await endSessions(market, dealer.email);
  await signInByForm(page, dealer.email, dealer.password);
  await page.goto(`/appointment/${await appointmentOf(market, { of: dealer.email, status: 'confirmed' })}`);
  const drafts = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')));
  await page.locator('[name=message]').fill('Not for others to send');
  const writer = await market.db.selectFrom('users').select('id').where('email', '=', dealer.email).executeTakeFirstOrThrow();
  strictly(await drafts()).toEqual([expect.stringContaining(writer.id)]);
  await endSessions(market, dealer.email);
  // As a form that is sent before its script has loaded: no page of theirs has told this browser's storage.
  await page.context().request.post(`${market.url}/api/auth/sign-in`, { data: otherDealer });
  await page.locator('[name=message]').press('Enter');
  await strictly(page).toHaveURL(`${market.url}/`);
  strictly(await market.db.selectFrom('messages').select('id').where('message', '=', 'Not for others to send').execute()).toEqual([]);
  // The address is the landing page's at once; its page comes later, and a question asked meanwhile is lost.
  const kept = () => page.evaluate(() => Object.keys(localStorage)).catch(() => 'leaving');
  await strictly.poll(kept).toEqual(['session']);
});

test('a tab that somebody left open is left when the page of somebody else opens beside it', async () => {
  await signInByForm(page, dealer.email, dealer.password);
  await page.goto(`/appointment/${await appointmentOf(market, { of: dealer.email, status: 'confirmed' })}`);
  await page.locator('[name=message]').fill('A chat begun');
  await endSessions(market, dealer.email);
  await page.context().request.post(`${market.url}/api/auth/sign-in`, { data: otherDealer });
  const other = await page.context().newPage();
  await other.goto('/dashboard');
  await expect(other.getByRole('heading', { name: 'Habari, Kamau' })).toBeVisible();
  await strictly(page).toHaveURL(`${market.url}/`);
  await expect(other).toHaveURL(`${market.url}/dashboard`);
  strictly(await other.evaluate(() => Object.keys(localStorage))).toEqual(['session']);
});

test('a live stream that ended with the session stands again after signing in', async ({ browser }) => {
  const appointment = await appointmentOf(market, { of: buyer.email, status: 'confirmed', hasStarted: false });
  await signInByForm(page, buyer.email, buyer.password);
  await page.goto(`/appointment/${appointment}`);
  await expect(page.getByPlaceholder('Type your message...')).toBeVisible();
  await market.restart(() => endSessions(market, buyer.email));
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await expect(dialog).toBeVisible();
  await signInAgain(dialog, buyer);
  await expect(dialog).toBeHidden();

  const other = await browserOf(browser, market, {});
  await signInByForm(other, dealer.email, dealer.password);
  await other.goto(`/appointment/${appointment}`);
  await other.locator('[name=message]').fill('Are you there?');
  await other.keyboard.press('Enter');
  await expect(page.getByText('Are you there?').first()).toBeVisible();
  await other.context().close();
});

test('a sign-out in one tab signs out the other, and the drafts end with it', async () => {
  await signInByForm(page, buyer.email, buyer.password);
  const other = await page.context().newPage();
  await other.goto('/post-request');
  await other.locator('[name=car_model]').fill('Subaru Forester 2015');
  await other.reload();
  await expect(other.locator('[name=car_model]')).toHaveValue('Subaru Forester 2015');
  await other.goto('/dashboard/requests');
  await expect(other.getByRole('heading', { name: 'My Requests' })).toBeVisible();

  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(other).toHaveURL(`${market.url}/`);
  await strictly(other.getByRole('link', { name: 'Sign In' }).first()).toBeAttached();
  await other.goto('/post-request');
  await strictly(other.locator('[name=car_model]')).toHaveValue('');
});

async function signOut(): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
}

test('a sign-out without a connection hides everything at once, in every tab, and is finished when the connection is back', async () => {
  await endSessions(market, buyer.email);
  await signInByForm(page, buyer.email, buyer.password);
  const other = await page.context().newPage();
  await other.goto(`/appointment/${await appointmentOf(market, { of: buyer.email, status: 'confirmed' })}`);
  await other.locator('[name=message]').fill('A chat begun');
  await page.context().setOffline(true);
  await signOut();
  for (const tab of [page, other]) {
    await strictly(tab.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
    strictly(await tab.content()).not.toContain('Wanjik');
    await expect(tab.getByRole('link', { name: 'Return to Home' })).toHaveCount(0);
    await expect(tab.getByRole('button', { name: 'Return to Home' })).toHaveAccessibleDescription(
      /Until the home page opens, keep this device to yourself/,
    );
  }
  strictly(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  strictly(await sessionsOf(market, buyer.email)).toBe(1);

  await page.context().setOffline(false);
  for (const tab of [page, other]) await expect(tab.getByRole('link', { name: 'Sign In' }).first()).toBeAttached();
  strictly(await sessionsOf(market, buyer.email)).toBe(0);
  await other.close();
});

test('a page that is closed meanwhile leaves it to the next one, which shows nothing of the account; who signs in then stays signed in', async () => {
  await endSessions(market, buyer.email);
  await signInByForm(page, buyer.email, buyer.password);
  const next = await page.context().newPage();
  await page.context().setOffline(true);
  await signOut();
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  await page.goto('about:blank').catch(() => undefined);
  await page.context().setOffline(false);
  await next.goto('/dashboard');
  await strictly(next.getByRole('button', { name: 'Sign In' })).toBeVisible();
  strictly(await sessionsOf(market, buyer.email)).toBe(0);
  await signInByForm(next, dealer.email, dealer.password);
  await next.reload();
  await expect(next.getByRole('heading', { name: /^Habari/ })).toBeVisible();
  await next.close();
});

test('a broken stored value stops no page', async () => {
  const garbage = ['{', '[1', 'null', '"text"', '{"values":7}', '[{"id":1}]'];
  const keys = ['session', 'request-draft', 'unsent', 'sign-up', 'email'];
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const spoil = (text: string) =>
    page.evaluate(
      ([names, value]) => {
        for (const name of names) {
          localStorage.setItem(name, value);
          sessionStorage.setItem(name, value);
        }
      },
      [keys, text] as const,
    );
  const chat = await appointmentOf(market, { of: buyer.email, status: 'confirmed' });
  for (const text of garbage) {
    await page.context().clearCookies();
    await page.goto('/auth?tab=sign-up');
    await spoil(text);
    await page.reload();
    await expect(page.locator('[name=full_name]')).toHaveValue('');
    await spoil(text);
    await page.goto('/post-request');
    await expect(page.locator('[name=car_model]')).toHaveValue('');
    await spoil(text);
    await signInByForm(page, buyer.email, buyer.password);
    await spoil(text);
    await page.goto(`/appointment/${chat}`);
    await expect(page.getByPlaceholder('Type your message...')).toBeVisible();
  }
  expect(errors).toEqual([]);
});
