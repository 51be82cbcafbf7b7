import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { demoSignIns, startDemo } from './support/demo.ts';
import { examine } from './support/examine.ts';
import { test } from './support/journey.ts';
import { browserOf, type Marketplace } from './support/marketplace.ts';
import { signIn, signInAsAdmin } from './support/people.ts';
import { strictly } from './support/strictly.ts';

// A dealer keeps the stock on a phone: a car is added with its photos in order, changed, sold; the administrator looks at it first, if so set.

const { dealer } = demoSignIns;

// Each test begins where the one before left off.
test.describe.configure({ mode: 'serial' });

let market: Marketplace;
let page: Page;
test.beforeAll(async ({ browser }) => {
  // Its own: it changes how cars are listed, for all dealers.
  market = await startDemo();
  page = await browserOf(browser, market, { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });
  await signIn(page, dealer.email, dealer.password);
});
test.afterAll(async () => {
  await page.context().close();
  await market.stop();
});

const photo = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

/** The photos of the form, in the order in which they are shown and sent. */
const urls = () => page.locator('input[name=image_urls]').evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));

test('a car is added with its photos in order; a draft survives a reload', async () => {
  await page.goto('/dashboard/add-car');
  await page
    .getByLabel('Choose photos')
    .setInputFiles([await photo('front.jpg', '#1f5a3c'), await photo('side.jpg', '#b4431f'), await photo('rear.jpg', '#47a')]);
  await expect(page.locator('input[name=image_urls]')).toHaveCount(3);
  const [front, side, rear] = await urls();
  await page.getByRole('button', { name: 'Move photo 3 forward' }).press('Enter');
  await page.getByRole('button', { name: 'Move photo 2 forward' }).press('Enter');
  await expect(page.getByText('This photo is the cover now.')).toBeAttached();
  strictly(await urls()).toEqual([rear, front, side]);

  await page.getByLabel('Make').fill('Toyota');
  await expect(page.locator('datalist option[value=Allion]')).toBeAttached();
  await page.getByLabel('Model').fill('Allion');
  await page.getByLabel('Year').fill('2015');
  await page.getByLabel('Price in KSh').fill('1285000');
  await expect(page.getByText('1.285 million shillings')).toBeVisible();
  await page.reload();
  await expect(page.getByText('What you had typed here before is back.')).toBeVisible();
  await expect(page.getByLabel('Model')).toHaveValue('Allion');
  strictly(await urls()).toEqual([rear, front, side]);

  await page.getByRole('button', { name: 'List this car' }).click();
  // At its field; a toast says it too.
  await expect(page.locator('.error').filter({ hasText: 'Choose one of the conditions' })).toBeVisible();
  await examine(page, 'a car that lacks something');
  for (const choice of ['Sedan', 'Automatic', 'Used', 'Petrol']) await page.getByText(choice, { exact: true }).click();
  await page.getByRole('button', { name: 'List this car' }).click();
  await expect(page.getByText('Car listing created successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Toyota Allion 2015' })).toBeVisible();
  strictly(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('car-draft')))).toEqual([]);
});

test('it is found by its words, reserved, changed, and sold after a question', async () => {
  await page.getByLabel('Make or model').fill('allion');
  await expect(page).toHaveURL(/search=allion/);
  await expect(page.getByRole('article')).toHaveCount(1);
  const name = page.getByRole('article').getByRole('link', { name: 'Toyota Allion 2015', exact: true });
  await expect(name).toHaveAttribute('href', /^\/dashboard\/browse\/[\da-f-]{36}$/);
  await page.getByRole('button', { name: 'More for Toyota Allion 2015' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Delete…' })).toBeVisible();
  await page.getByRole('button', { name: 'Mark as reserved' }).click();
  await strictly(page.getByRole('article').getByText('reserved')).toBeVisible();

  await page.getByRole('link', { name: 'Edit Toyota Allion 2015' }).click();
  await expect(page.getByLabel('Colour')).toBeVisible();
  const [, ...kept] = await urls();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByLabel('Colour').fill('Blue');
  await other.getByRole('button', { name: 'Remove photo 1' }).click();
  await other.getByRole('button', { name: 'Save changes' }).click();
  await expect(other.getByText('Car listing changed')).toBeVisible();
  await other.close();
  await page.getByLabel('Price in KSh').fill('1200000');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('button', { name: 'Load it again' }).click();
  await expect(page.getByLabel('Colour')).toHaveValue('Blue');
  await strictly(page.getByLabel('Price in KSh')).toHaveValue('1,200,000');
  strictly(await urls()).toEqual(kept);
  await page.getByRole('button', { name: 'Move photo 2 forward' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Car listing changed')).toBeVisible();
  await strictly(page.getByRole('article').first()).toContainText('1,200,000');

  await page.getByRole('button', { name: 'More for Toyota Allion 2015' }).click();
  await page.getByRole('button', { name: 'Mark as sold…' }).click();
  await examine(page, 'the question before a car is sold');
  await page.getByRole('button', { name: 'Mark as sold' }).click();
  await strictly(page.getByRole('article').first()).toContainText('sold today');
});

test('while cars are approved first, the administrator decides', async ({ browser }) => {
  const admin = await browserOf(browser, market, { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  await signInAsAdmin(admin);
  await admin.goto('/dashboard/admin/settings');
  await admin.getByLabel('New cars show at once').uncheck();
  await admin.getByRole('button', { name: 'Save settings' }).click();
  const consequences = admin.getByRole('dialog', { name: 'Save these settings?' });
  await expect(consequences).toContainText('New cars, and changed photos or descriptions, wait until you approve each of them.');
  await consequences.getByRole('button', { name: 'Save settings' }).click();
  await expect(admin.getByText('Settings Saved')).toBeVisible();

  await page.goto('/dashboard/inventory?search=demio');
  await page
    .getByRole('link', { name: /^Edit Mazda Demio/ })
    .first()
    .click();
  await page.getByLabel('Description').fill('New battery, two keys');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await strictly(page.getByText('Our team looks at your new photos and description.').first()).toBeVisible();

  await admin.goto('/dashboard/admin/cars');
  const change = admin.getByRole('article').filter({ hasText: 'New battery, two keys' });
  await expect(change.getByRole('heading', { name: 'After approving' })).toBeVisible();
  await examine(admin, 'a change that waits');
  await change.getByRole('button', { name: 'Refuse…' }).click();
  await admin.getByLabel('Why? The dealer reads this.').fill('Which keys?');
  await admin.getByRole('button', { name: 'Refuse', exact: true }).click();
  await strictly(page.getByText('“Which keys?”').first()).toBeVisible();
  await admin.context().close();
});
