import { readFile } from 'node:fs/promises';
import { type Browser, expect, type Page } from '@playwright/test';
import { demoSignIns } from './support/demo.ts';
import { examine } from './support/examine.ts';
import { test } from './support/journey.ts';
import { browserOf, type Marketplace } from './support/marketplace.ts';
import { signIn } from './support/people.ts';
import { strictly } from './support/strictly.ts';

// How the own business goes, on a phone and a desk: the period in the address, the numbers behind a drawing, the file.

test('a dealer reads on a phone what became of the bids, and takes the figures along', async ({ browser, demo }) => {
  const page = await open(browser, demo, demoSignIns.dealer, { width: 360, height: 740 });
  await expect(page.getByRole('img', { name: /^Bids sent: [1-9]\d*\. Accepted: / })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What buyers in Nakuru ask for' })).toBeVisible();
  await page.getByRole('button', { name: 'Show numbers of From bid to sale' }).click();
  await expect(page.getByRole('row', { name: /^Bids sent [1-9]/ })).toBeVisible();
  await examine(page, 'a dealer’s figures');

  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('link', { name: '7d' }).click();
  await expect(page).toHaveURL(/\?period=7d$/);
  await page.reload();
  await expect(page.getByRole('link', { name: '7d' })).toHaveAttribute('aria-current', 'true');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^analytics-.*\.csv$/);
  strictly(await readFile(await file.path(), 'utf8')).toContain('What buyers in Nakuru ask for');

  await page.goto('/dashboard/analytics');
  await page.getByRole('link', { name: 'You have 1' }).click();
  await expect(page.getByRole('link', { name: /Mazda Demio/ }).first()).toBeVisible();
  await page.context().close();
});

test('a buyer reads on a desk how the offers stand to the budget; a failure can be tried again', async ({ browser, demo }) => {
  const page = await open(browser, demo, demoSignIns.buyer, { width: 1280, height: 800 });
  await expect(page.getByRole('img', { name: /Toyota Axio 2016: 4 offers\./ })).toBeVisible();
  await strictly(page.getByText(/^Lowest KSh\s.* under your limit/).first()).toBeVisible();
  await examine(page, 'a buyer’s figures');

  await page.route('**/api/analytics/**', (route) =>
    route.fulfill({ status: 500, json: { status: 500, code: 'unexpected', detail: 'Broken' } }),
  );
  await page.getByRole('link', { name: '90d' }).click();
  await expect(page.getByText('Failed to fetch analytics data')).toBeVisible({ timeout: 60_000 });
  await page.unroute('**/api/analytics/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('img', { name: /Toyota Axio 2016: \d+ offers?\./ })).toBeVisible();
  await page.context().close();
});

async function open(
  browser: Browser,
  demo: Marketplace,
  who: { email: string; password: string },
  viewport: { width: number; height: number },
): Promise<Page> {
  const page = await browserOf(browser, demo, { viewport, reducedMotion: 'reduce' });
  await signIn(page, who.email, who.password);
  await page.goto('/dashboard/analytics');
  return page;
}
