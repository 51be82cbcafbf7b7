import { expect, type Page } from '@playwright/test';
import { examine } from './support/examine.ts';
import { test } from './support/journey.ts';
import { browserOf, type Marketplace } from './support/marketplace.ts';
import { signInAsAdmin } from './support/people.ts';
import { strictly } from './support/strictly.ts';

// What the administrator reads of people: their conversations, and a person's whole page (docs/domain/permissions.md).

let market: Marketplace;
let page: Page;
test.beforeAll(async ({ browser, demo }) => {
  market = demo;
  page = await browserOf(browser, market, { viewport: { width: 360, height: 740 } });
  await signInAsAdmin(page);
});
test.afterAll(() => page.context().close());

const openings = async () => (await market.db.selectFrom('events').select('id').where('type', '=', 'thread.inspected').execute()).length;

test('a conversation is found, opened each time for the record, and leads to its appointment', async () => {
  await page.goto('/dashboard/admin/messages');
  await expect(page.getByRole('button', { name: /^View the conversation/ }).first()).toBeVisible();
  await examine(page, 'the conversations');
  await page.getByPlaceholder('Search conversations...').fill('priya');
  await expect(page).toHaveURL(/search=priya/);
  const view = page.getByRole('button', {
    name: 'View the conversation of Priya Shah and Westlands Executive Cars about Nissan Leaf 2018',
  });
  await expect(page.getByRole('button', { name: /^View the conversation/ })).toHaveCount(1);
  const before = await openings();
  await view.click();
  const dialog = page.getByRole('dialog', { name: 'Conversation Details' });
  await expect(dialog.getByRole('log')).toContainText('State of health is 91 %');
  await examine(page, 'Conversation Details');
  await expect(dialog.getByRole('link', { name: 'Open the appointment' })).toHaveAttribute('target', '_blank');
  await page.keyboard.press('Escape');
  await view.click();
  await expect(dialog.getByRole('log')).toContainText('State of health is 91 %');
  strictly((await openings()) - before).toBe(2);
  await page.keyboard.press('Escape');
  await expect(view).toBeFocused();
  await page.getByPlaceholder('Search conversations...').fill('nobody at all');
  await expect(page.getByText('No conversations found')).toBeVisible();
});

test('a name leads to the person’s whole page, and what taking back the verification means is said before', async () => {
  await page.goto('/dashboard/admin/users?show=dealers&sort=name');
  await page.getByLabel('Search by name, email or phone').fill('Rift Valley');
  await expect(page).toHaveURL(/search=Rift/);
  await page.getByRole('link', { name: 'Kipkemboi Rono' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rift Valley Motors');
  const bids = page.getByRole('region', { name: 'Bids' });
  await expect(bids.getByRole('listitem')).toHaveCount(5);
  await bids.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => bids.getByRole('listitem').count()).toBeGreaterThan(5);
  await examine(page, 'a person');
  await page.getByRole('button', { name: 'Take back the verification' }).click();
  await expect(page.getByRole('dialog').getByText(/pending bids? freezes?, .* told, .* unlisted/)).toBeVisible();
  await examine(page, 'what unverifying means');
});
