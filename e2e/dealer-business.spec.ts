import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { uuidv7 } from 'uuidv7';
import { examine } from './support/examine.ts';
import { test } from './support/journey.ts';
import { browserOf, type Marketplace } from './support/marketplace.ts';
import { newEmail, signUp } from './support/people.ts';
import { strictly } from './support/strictly.ts';

// A new dealer completes the business on the page of its verification (docs/domain/lifecycles.md, "Verification").

const dealer = { full_name: 'Otieno Ouma', phone: '0733 000 111', location: 'Kisumu' };
const business = { business_name: 'Lakeside Motors', business_address: 'Oginga Odinga Road', business_license: '' };

let market: Marketplace;
let page: Page;
let dealerId: string;
test.beforeAll(async ({ browser, market: shared }) => {
  market = shared;
  page = await browserOf(browser, market, { viewport: { width: 320, height: 640 } });
  await page.goto('/auth?tab=sign-up');
  const email = newEmail('otieno');
  await signUp(page, { ...dealer, email }, business);
  await expect(page.getByRole('heading', { name: 'Habari, Otieno' })).toBeVisible();
  const { id } = await market.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  dealerId = id;
});
test.afterAll(() => page.context().close());

const stored = () => market.db.selectFrom('profiles').selectAll().where('user_id', '=', dealerId).executeTakeFirstOrThrow();
const field = (label: string) => page.getByLabel(label, { exact: true });

test('a dealer completes the business on the page', async () => {
  await page.goto('/dealer-verification');
  await expect(page.getByRole('heading', { name: 'One thing is missing: licence number.' })).toBeVisible();
  await expect(page.getByText('Verification Pending')).toBeVisible();
  await expect(page.getByText('Until then our team can’t verify you, and you can’t bid.')).toBeVisible();
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
  await expect(page.getByText('typically within 1-2 business days')).toBeVisible();
  strictly(await stored()).toMatchObject({ full_name: dealer.full_name, business_license: 'SBP/2026/77', phone: '0733 000 222' });
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
  await expect(page.getByText('What you had typed is back; it is not saved yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Forget it' }).click();
  await expect(field('Location')).toHaveValue('Kisumu');
  await expect(field('Location')).toBeVisible();
  await expect(page.getByText('What you had typed is back')).toHaveCount(0);
  await page.reload();
  await expect(field('Location')).toHaveValue('Kisumu');
  await field('Location').fill('Kisumu, Milimani');
  await page.reload();
  await expect(field('Location')).toHaveValue('Kisumu, Milimani');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Profile updated successfully')).toBeVisible();
  const drafts = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith(':business')).length);
  expect(await drafts()).toBe(0);
  await expect(page.getByText('What you had typed is back')).toHaveCount(0);
});

test('what is no photo is refused before it is sent', async () => {
  await page.goto('/dealer-verification');
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname));
  const pdf = { name: 'licence.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
  await page.locator('input[type=file]').setInputFiles(pdf);
  await expect(page.getByRole('group', { name: 'Photo of the licence' }).getByRole('alert')).toHaveText(
    'Only JPEG, PNG and WebP photos can be uploaded.',
  );
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  strictly(sent).toEqual([]);
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
  strictly((await page.request.get(first ?? '')).headers()['cache-control']).toBe('private, no-store');
  await page.locator('input[type=file]').setInputFiles(await photo('#f6c51b'));
  await strictly(seen).not.toHaveAttribute('href', first ?? '');
  strictly((await page.request.get(first ?? '')).status()).toBe(404);
  await page.getByRole('button', { name: 'Remove the photo' }).click();
  await expect(page.getByText('Add a photo')).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.localName)).not.toBe('body');
});

test('a dealer says when the yard is open', async () => {
  await page.goto('/dealer-verification');
  await expect(page.getByText('You have not said when your yard is open')).toBeVisible();
  const change = page.getByRole('button', { name: 'Change the hours' });
  await change.click();
  await expect(page.getByRole('checkbox', { name: 'Monday' })).toBeFocused();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(change).toBeFocused();
  await change.click();
  const sunday = page.getByRole('group', { name: 'Sunday' });
  await sunday.getByRole('checkbox').check();
  await sunday.getByLabel('Opens').fill('18:30');
  await sunday.getByRole('checkbox').uncheck();
  await sunday.getByRole('checkbox').check();
  await expect(sunday.getByLabel('Opens')).toHaveValue('18:30');
  await page.getByRole('button', { name: 'Save the hours' }).click();
  await expect(sunday.getByLabel('Closes')).toHaveAccessibleDescription('The yard closes before it opens');
  await sunday.getByLabel('Opens').fill('10:00');
  await examine(page, 'the hours of a yard');
  await page.getByRole('button', { name: 'Save the hours' }).click();
  await expect(page.getByText('10:00–18:00')).toBeVisible();
  await expect(change).toBeFocused();
  strictly((await stored()).yard_hours).toMatchObject({ sun: { opens: '10:00', closes: '18:00' } });
});

test('a dealer reads why the verification was withdrawn; what was checked is read only', async () => {
  const { user_id: dealer_id } = await stored();
  const step = { dealer_id, admin_id: dealer_id, details_version: 3, step: 'unverified', reason: 'The licence has run out' } as const;
  await market.db
    .insertInto('verification_steps')
    .values({ id: uuidv7(), ...step })
    .execute();
  await page.goto('/dealer-verification');
  await expect(page.getByText('The licence has run out')).toBeVisible();
  await market.db.updateTable('profiles').set({ is_verified: true }).where('user_id', '=', dealer_id).execute();
  await page.reload();
  await expect(page.getByText('Verified Dealer', { exact: true })).toBeVisible();
  await expect(page.getByText('Our team has checked your business name, licence and address.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Change them in your profile' })).toHaveAttribute('href', '/dashboard/profile#business');
  await strictly(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Start Bidding' })).toBeVisible();
});

test('a verified dealer changes phone and location', async () => {
  const { user_id, phone } = await stored();
  await market.db.updateTable('profiles').set({ is_verified: true }).where('user_id', '=', user_id).execute();
  const before = await stored();
  await page.goto('/dealer-verification');
  await page.getByRole('button', { name: 'Change phone or location' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Contact phone')).toHaveValue(phone ?? '');
  await dialog.getByLabel('Contact phone').fill('12');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByLabel('Contact phone')).toHaveAccessibleDescription(/at least 10 digits/);
  await dialog.getByLabel('Contact phone').fill('0733 000 333');
  await dialog.getByLabel('Location').fill('Nakuru');
  await examine(page, 'phone and location of a verified business');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Nakuru', { exact: true })).toBeVisible();
  const { business_name, business_license, business_address, full_name, is_verified } = before;
  const kept = { business_name, business_license, business_address, full_name, is_verified };
  strictly(await stored()).toMatchObject({
    ...kept,
    phone: '0733 000 333',
    location: 'Nakuru',
    details_version: before.details_version + 1,
  });
});
