import { expect, type Page, test } from '@playwright/test';
import { browserOf, type Marketplace, startMarketplace } from './support/marketplace.ts';
import { signInAsAdmin, signUp } from './support/people.ts';

// The administrator's list of people, by keyboard alone (docs/domain/lifecycles.md, "Verification").

const dealer = { full_name: 'Otieno Ouma', email: 'otieno@people.example', phone: '0733 000 111', location: 'Kisumu' };
const business = { business_name: 'Lakeside Motors', business_address: 'Oginga Odinga Road', business_license: 'L-77' };

let market: Marketplace;
let page: Page;
test.beforeAll(async ({ browser }) => {
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

test('a dealer is verified at once, and unverified only after a confirmation', async () => {
  await page.goto('/dashboard/admin/users?show=dealers');
  await page.getByRole('button', { name: 'Verify Lakeside Motors' }).focus();
  await page.keyboard.press('Enter');
  const unverify = page.getByRole('button', { name: 'Unverify Lakeside Motors' });
  await expect(unverify).toBeFocused();
  expect(await isVerified()).toBe(true);

  const question = page.getByRole('dialog', { name: 'Unverify this dealer?' });
  await page.keyboard.press('Enter');
  await expect(question).toContainText('The dealer gets an email at once.');
  await page.keyboard.press('Escape');
  await expect(unverify).toBeFocused();
  expect(await isVerified()).toBe(true);

  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Unverify' }).click();
  await expect(page.getByText('User unverified successfully')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Verify Lakeside Motors' })).toBeFocused();
  expect(await isVerified()).toBe(false);
});

test('whoever is verified leaves those who wait, and the focus stays on the page', async () => {
  await page.goto('/dashboard/admin/users?show=waiting');
  await page.getByRole('button', { name: 'Verify Lakeside Motors' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nobody waits')).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
});
