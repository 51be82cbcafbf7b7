import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { examine } from './support/examine.ts';
import { browserOf, type Marketplace, startMarketplace } from './support/marketplace.ts';
import { signUp } from './support/people.ts';

// A new dealer completes the business on the page of its verification (docs/domain/lifecycles.md, "Verification").

const dealer = { full_name: 'Otieno Ouma', email: 'otieno@people.example', phone: '0733 000 111', location: 'Kisumu' };
const business = { business_name: 'Lakeside Motors', business_address: 'Oginga Odinga Road', business_license: '' };

let market: Marketplace;
let page: Page;
test.beforeAll(async ({ browser }) => {
  market = await startMarketplace();
  page = await browserOf(browser, market, { viewport: { width: 320, height: 640 } });
  await page.goto('/auth?tab=sign-up');
  await signUp(page, dealer, business);
  await expect(page.getByRole('heading', { name: 'Habari, Otieno' })).toBeVisible();
});
test.afterAll(async () => {
  await page.context().close();
  await market.stop();
});

const stored = () =>
  market.db.selectFrom('profiles').selectAll().where('business_name', '=', business.business_name).executeTakeFirstOrThrow();
const field = (label: string) => page.getByLabel(label, { exact: true });

test('a dealer completes the business on the page', async () => {
  await page.goto('/dealer-verification');
  await expect(page.getByRole('heading', { name: 'One thing is missing: licence number.' })).toBeVisible();
  await expect(page.getByText('Verification Pending')).toBeVisible();
  await expect(page.getByText('Our team can’t verify you before.')).toBeVisible();
  await expect(page.getByText('Our admin team is reviewing')).toHaveCount(0);
  await field('Contact phone').fill('12');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(field('Contact phone')).toHaveAccessibleDescription(/at least 10 digits/);
  await field('Contact phone').fill('0733 000 222');
  await field('Licence number').fill('SBP/2026/77');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Profile updated successfully')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'We are checking your business' })).toBeVisible();
  await expect(page.getByText('Our admin team is reviewing')).toBeVisible();
  expect(await stored()).toMatchObject({ full_name: dealer.full_name, business_license: 'SBP/2026/77', phone: '0733 000 222' });
});

test('what was typed outlives a lost connection and a closed tab, until it is saved', async () => {
  await page.goto('/dealer-verification');
  await page.context().setOffline(true);
  await field('Location').fill('Kisumu, Milimani');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Failed to update profile')).toBeVisible();
  await page.context().setOffline(false);
  await page.reload();
  await expect(field('Location')).toHaveValue('Kisumu, Milimani');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Profile updated successfully')).toBeVisible();
  const drafts = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith(':business')).length);
  expect(await drafts()).toBe(0);
});

test('a photo of the licence is added, seen, replaced and removed', async () => {
  await page.goto('/dealer-verification');
  const photo = async (background: string) => ({
    name: 'licence.jpg',
    mimeType: 'image/jpeg',
    buffer: await sharp({ create: { width: 600, height: 900, channels: 3, background } })
      .jpeg()
      .toBuffer(),
  });
  await page.locator('input[type=file]').setInputFiles(await photo('#ffffff'));
  const seen = page.getByRole('link', { name: 'See the photo of the licence' });
  await expect(seen).toBeVisible();
  const first = await seen.getAttribute('href');
  expect((await page.request.get(first ?? '')).headers()['cache-control']).toBe('private, no-store');
  await page.locator('input[type=file]').setInputFiles(await photo('#f6c51b'));
  await expect(seen).not.toHaveAttribute('href', first ?? '');
  expect((await page.request.get(first ?? '')).status()).toBe(404);
  await page.getByRole('button', { name: 'Remove the photo' }).click();
  await expect(page.getByText('Add a photo')).toBeVisible();
});

test('a dealer says when the yard is open', async () => {
  await page.goto('/dealer-verification');
  await expect(page.getByText('You have not said when your yard is open')).toBeVisible();
  await page.getByRole('button', { name: 'Change the hours' }).click();
  const sunday = page.getByRole('group', { name: 'Sunday' });
  await sunday.getByRole('checkbox').check();
  await sunday.getByLabel('Opens').fill('18:30');
  await page.getByRole('button', { name: 'Save the hours' }).click();
  await expect(sunday.getByLabel('Closes')).toHaveAccessibleDescription('The yard closes before it opens');
  await sunday.getByLabel('Opens').fill('10:00');
  await examine(page, 'the hours of a yard');
  await page.getByRole('button', { name: 'Save the hours' }).click();
  await expect(page.getByText('10:00–18:00')).toBeVisible();
  expect((await stored()).yard_hours).toMatchObject({ sun: { opens: '10:00', closes: '18:00' } });
});

test('a dealer reads why the verification was withdrawn; what was checked is read only', async () => {
  const { user_id: dealer_id } = await stored();
  const step = { dealer_id, admin_id: dealer_id, details_version: 3, step: 'unverified', reason: 'The licence has run out' } as const;
  await market.db
    .insertInto('verification_steps')
    .values({ id: '01935000-0000-7000-8000-000000000001', ...step })
    .execute();
  await page.goto('/dealer-verification');
  await expect(page.getByText('The licence has run out')).toBeVisible();
  await market.db.updateTable('profiles').set({ is_verified: true }).where('user_id', '=', dealer_id).execute();
  await page.reload();
  await expect(page.getByText('Verified Dealer', { exact: true })).toBeVisible();
  await expect(page.getByText('Please write to us to change it')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Start Bidding' })).toBeVisible();
});
