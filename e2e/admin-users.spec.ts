import { expect, type Page } from '@playwright/test';
import { test } from './support/journey.ts';
import { browserOf, type Marketplace, startMarketplace } from './support/marketplace.ts';
import { signInAsAdmin, signUp } from './support/people.ts';
import { strictly } from './support/strictly.ts';

// The administrator's list of people, by keyboard alone (docs/domain/lifecycles.md, "Verification").

const dealer = { full_name: 'Otieno Ouma', email: 'otieno@people.example', phone: '0733 000 111', location: 'Kisumu' };
const business = { business_name: 'Lakeside Motors', business_address: 'Oginga Odinga Road', business_license: 'L-77' };

// Each test begins where the one before left off.
test.describe.configure({ mode: 'serial' });

let market: Marketplace;
let page: Page;
test.beforeAll(async ({ browser }) => {
  // Its own: who waits to be verified is all that its list has.
  market = await startMarketplace();
  page = await browserOf(browser, market, { viewport: { width: 360, height: 740 } });
  await page.goto('/auth?tab=sign-up');
  await signUp(page, dealer, business);
  await expect(page.getByRole('heading', { name: 'Habari, Otieno' })).toBeVisible();
  await page.context().clearCookies();
  await page.goto('/about');
  await page.evaluate(() => localStorage.clear());
  await signInAsAdmin(page);
});
test.afterAll(async () => {
  await page.context().close();
  await market.stop();
});

const isVerified = async () =>
  (await market.db.selectFrom('profiles').select('is_verified').where('business_name', '=', business.business_name).executeTakeFirst())
    ?.is_verified;

const list = () => page.getByRole('dialog', { name: 'Verify Lakeside Motors' });

/** By keyboard: each tick, then the button. */
async function tickAndVerify() {
  for (const check of ['Licence number checked', 'Phone called', 'Address found']) {
    await list().getByRole('checkbox', { name: check }).focus();
    await page.keyboard.press('Space');
  }
  await list().getByRole('button', { name: 'Verify' }).focus();
  await page.keyboard.press('Enter');
}

const update = (change: object) =>
  market.db.updateTable('profiles').set(change).where('business_name', '=', business.business_name).execute();

test('verifying without a licence number is not possible; the dealer is asked for it, once', async () => {
  await update({ business_license: null });
  await page.goto('/dashboard/admin/users?show=waiting');
  await expect(page.getByText('No licence number')).toBeVisible();
  await page.getByRole('button', { name: 'Verify Lakeside Motors' }).click();
  await expect(list().getByText('This dealer has given no licence number, so it can’t be verified.')).toBeVisible();
  await strictly(list().getByRole('button', { name: 'Verify' })).toBeDisabled();
  await strictly(list().getByRole('checkbox', { name: 'Licence number checked' })).toBeDisabled();
  await list().getByRole('button', { name: 'Ask for it' }).click();
  await expect(list().getByText(/^Asked on/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^Asked for the licence number on/)).toBeVisible();
  strictly(await isVerified()).toBe(false);
  await update({ business_license: business.business_license });
});

test('what the dealer changes while the list is open is seen before it is verified', async () => {
  await page.goto('/dashboard/admin/users?show=waiting');
  await page.getByRole('button', { name: 'Verify Lakeside Motors' }).click();
  await expect(list()).toContainText('version 1');
  await update({ business_address: 'Obote Road', details_version: 2 });
  await tickAndVerify();
  await strictly(page.getByText('The dealer has changed these details meanwhile. Please check them anew.')).toBeVisible();
  strictly(await isVerified()).toBe(false);
  await page.getByRole('button', { name: 'Verify Lakeside Motors' }).click();
  await expect(list()).toContainText('Obote Road');
  await strictly(list().getByRole('checkbox', { name: 'Address found' })).not.toBeChecked();
  await page.keyboard.press('Escape');
});

test('a dealer is verified with all three ticks, and unverified with a reason', async () => {
  await page.goto('/dashboard/admin/users?show=dealers');
  await page.getByRole('button', { name: 'Verify Lakeside Motors' }).focus();
  await page.keyboard.press('Enter');
  await list().getByRole('checkbox', { name: 'Licence number checked' }).check();
  await list().getByRole('checkbox', { name: 'Phone called' }).check();
  await expect(list().getByText('One to go: address found')).toBeVisible();
  await strictly(list().getByRole('button', { name: 'Verify' })).toBeDisabled();
  // Whoever makes a call on a cheap phone comes back to a page that is loaded anew.
  await page.reload();
  await page.getByRole('button', { name: 'Verify Lakeside Motors' }).click();
  await expect(list().getByText('One to go: address found')).toBeVisible();
  await list().getByRole('checkbox', { name: 'Licence number checked' }).uncheck();
  await list().getByRole('checkbox', { name: 'Phone called' }).uncheck();
  strictly(await isVerified()).toBe(false);
  await tickAndVerify();
  const unverify = page.getByRole('button', { name: 'Unverify Lakeside Motors' });
  await expect(unverify).toBeFocused();
  await expect(page.getByText('User verified successfully')).toBeVisible();
  strictly(await isVerified()).toBe(true);

  const question = page.getByRole('dialog', { name: 'Unverify this dealer?' });
  await page.keyboard.press('Enter');
  await expect(question).toContainText('The dealer gets an email at once.');
  await page.keyboard.press('Escape');
  await expect(unverify).toBeFocused();
  strictly(await isVerified()).toBe(true);

  await page.keyboard.press('Enter');
  await strictly(question.getByRole('button', { name: 'Unverify' })).toBeDisabled();
  await question.getByLabel('Why? The dealer reads this.').fill('The licence has run out');
  await question.getByRole('button', { name: 'Unverify' }).click();
  await expect(page.getByText('User unverified successfully')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Verify Lakeside Motors' })).toBeFocused();
  await expect(page.getByText(/^Unverified on .*: The licence has run out$/)).toBeVisible();
  strictly(await isVerified()).toBe(false);
});

test('whoever is verified leaves those who wait, and the focus stays on the page', async () => {
  await page.goto('/dashboard/admin/users?show=waiting');
  await page.getByRole('button', { name: 'Verify Lakeside Motors' }).focus();
  await page.keyboard.press('Enter');
  await tickAndVerify();
  await expect(page.getByText('Nobody waits')).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
});
