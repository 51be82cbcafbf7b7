import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { startDemo } from './support/demo.ts';
import { examine } from './support/examine.ts';
import { test } from './support/journey.ts';
import { browserOf, type Marketplace } from './support/marketplace.ts';
import { signInAsAdmin } from './support/people.ts';
import { strictly } from './support/strictly.ts';

// Exports and backups, made by the worker for the administrator (docs/domain/backups.md).

let market: Marketplace;
let admin: Page;
test.beforeAll(async ({ browser }) => {
  // Its own: all of it is exported, and its worker is watched.
  market = await startDemo();
  admin = await browserOf(browser, market, { viewport: { width: 360, height: 740 } });
  await signInAsAdmin(admin);
});
test.afterAll(async () => {
  await admin.context().close();
  await market.stop();
});

async function downloaded(press: () => Promise<void>): Promise<{ name: string; begins: string }> {
  const [download] = await Promise.all([admin.waitForEvent('download'), press()]);
  const bytes = await readFile(await download.path());
  return { name: download.suggestedFilename(), begins: bytes.subarray(0, 6).toString() };
}

test('the administrator exports every table and makes a backup, each downloaded when it is ready', async () => {
  await admin.goto('/dashboard/admin/settings');
  const exports = admin.getByRole('region', { name: 'Export' });
  await exports.getByRole('button', { name: 'Export' }).click();
  await expect(admin.getByText('Export Started')).toBeVisible();
  const file = exports.getByRole('link', { name: 'Download the export' });
  await expect(file).toBeVisible({ timeout: 60_000 });
  strictly(await downloaded(() => file.click())).toEqual({
    name: expect.stringMatching(/^export-.*\.zip$/),
    begins: expect.stringMatching(/^PK/),
  });

  const backups = admin.getByRole('region', { name: 'Backup' });
  await backups.getByRole('button', { name: 'Backup' }).click();
  await expect(admin.getByText('Backup Created')).toBeVisible({ timeout: 60_000 });
  const row = backups.getByRole('listitem').filter({ hasText: 'by hand' });
  await expect(row).toContainText('Sealed with this server’s key');
  strictly(await downloaded(() => row.getByRole('link').click())).toEqual({
    name: expect.stringMatching(/^backup-.*\.tar$/),
    begins: 'tables',
  });
  await examine(admin, 'exports and backups');
});
