import { expect, type Page } from '@playwright/test';
import type { ContentText } from '../shared/content/replies.ts';
import { examine } from './support/examine.ts';
import { test } from './support/journey.ts';
import { browserOf, type Marketplace, startMarketplace } from './support/marketplace.ts';
import { signInAsAdmin } from './support/people.ts';
import { strictly } from './support/strictly.ts';

// A text of the public pages that somebody else changes while it is being edited (docs/domain/words.md, "Site texts").

let market: Marketplace;
let page: Page;
test.beforeAll(async ({ browser }) => {
  // Its own: it changes the texts of the site.
  market = await startMarketplace();
  page = await browserOf(browser, market, { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });
  await signInAsAdmin(page);
});
test.afterAll(() => market.stop());

const texts = async (of: string): Promise<ContentText[]> =>
  (await (await page.request.get(`${market.url}/api/admin/content?page_key=${of}`)).json()).rows;

/** The administrator changes this text on another device. */
async function changeElsewhere(of: string, key: string, content_value: string): Promise<void> {
  const text = (await texts(of)).find(({ section_key, content_key }) => `${section_key}/${content_key}` === key);
  const data = { content_value, version: text?.version };
  const reply = await page.request.put(`${market.url}/api/admin/content/${text?.id}`, { headers: { origin: market.url }, data });
  strictly(reply.status()).toBe(200);
}

test('the other text stands beside one’s own after a save and after a restore, and nothing typed is lost', async () => {
  await page.goto('/dashboard/admin/content?tab=about');
  const line = page.getByRole('main').getByRole('listitem').first();
  const [first] = await texts('about');
  const key = `${first?.section_key}/${first?.content_key}`;
  const dialog = page.getByRole('dialog');
  const field = dialog.getByLabel('Text');

  await line.getByRole('button', { name: /^Edit / }).click();
  await field.fill('Ours');
  await changeElsewhere('about', key, 'Theirs');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Update failed')).toBeVisible();
  await expect(dialog.getByText('Changed meanwhile.', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('status').filter({ hasText: 'Theirs' })).toBeVisible();
  await expect(field).toHaveValue('Ours');
  await examine(page, 'a text that was changed meanwhile');
  await dialog.getByRole('button', { name: 'Go on with mine' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await strictly(line).toContainText('Ours');

  // A restore by somebody who has not heard of the change yet, and by one before whose eyes it came.
  await page.reload();
  await line.getByRole('button', { name: /^Edit / }).click();
  await field.fill('A third one');
  const restore = dialog.getByRole('button', { name: 'Say this again' }).first();
  await expect(restore).toBeVisible();
  const read = Promise.withResolvers<void>();
  await page.route('**/api/admin/content?*', async (route) => {
    await read.promise;
    await route.continue();
  });
  await changeElsewhere('about', key, 'A fourth one');
  await restore.click();
  await expect(dialog.getByRole('alert')).toContainText('This text was changed meanwhile.');
  await expect(dialog.getByText('Changed meanwhile.', { exact: true })).toHaveCount(0);
  await expect(field).toHaveValue('A third one');
  read.resolve();
  await expect(dialog.getByText('Changed meanwhile.', { exact: true })).toBeVisible();
  const answer = page.waitForResponse(/\/restore$/);
  await restore.click();
  strictly((await answer).status()).toBe(409);
  await expect(restore).toBeEnabled();
  await expect(field).toHaveValue('A third one');
  const [kept] = await texts('about');
  strictly(kept?.content_value).toBe('A fourth one');
  await dialog.getByRole('button', { name: 'Take what is saved' }).click();
  await expect(field).toHaveValue('A fourth one');
  await restore.click();
  await expect(page.getByText('Page content has been successfully updated.')).toBeVisible();
  await strictly(line).toContainText('Ours');
});

test('of several figures the saved ones stay saved, and the refused one goes on from the other text', async () => {
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Edit the figures' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit the figures' });
  const [cars, dealers] = [dialog.getByLabel('The landing page: cars'), dialog.getByLabel('The landing page: verified dealers')];
  await cars.fill('10+');
  await dealers.fill('4+');
  await changeElsewhere('home', 'hero/dealers', '3+');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Update failed')).toBeVisible();
  await expect(dialog.getByText('Changed meanwhile.', { exact: true })).toHaveCount(1);
  await expect(dialog.getByRole('status').filter({ hasText: '3+' })).toBeVisible();
  await expect(cars).toHaveValue('10+');
  await expect(dealers).toHaveValue('4+');
  await dialog.getByRole('button', { name: 'Go on with mine' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  const saved = (await texts('home')).map(({ content_value }) => content_value);
  strictly(saved).toEqual(expect.arrayContaining(['10+', '4+']));
});
