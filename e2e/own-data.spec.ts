import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { demoSignIns, startDemo } from './support/demo.ts';
import { examine } from './support/examine.ts';
import { test } from './support/journey.ts';
import { browserOf, type Marketplace } from './support/marketplace.ts';
import { signIn, signUp } from './support/people.ts';
import { strictly } from './support/strictly.ts';

// A copy of one's own data, and erasing the account (docs/domain/accounts.md, "Own data" and "Erasing").

let market: Marketplace;
let dealer: Page;
let newcomer: Page;
test.beforeAll(async ({ browser }) => {
  // Its own: its worker copies a person's data.
  market = await startDemo();
  dealer = await browserOf(browser, market, { viewport: { width: 1280, height: 800 } });
  newcomer = await browserOf(browser, market, { viewport: { width: 360, height: 740 } });
  await signIn(dealer, demoSignIns.dealer.email, demoSignIns.dealer.password);
});
test.afterAll(async () => {
  await dealer.context().close();
  await newcomer.context().close();
  await market.stop();
});

test('a dealer with open deals reads what is to be seen to first, and has a copy made', async () => {
  await dealer.goto('/dashboard/profile#data');
  const data = dealer.getByRole('region', { name: 'Your data' });
  await expect(data.getByRole('heading', { name: 'First see to' })).toBeVisible();
  await expect(data.getByRole('link', { name: /^The commission on .* it is not paid yet$/ }).first()).toHaveAttribute(
    'href',
    '/dashboard/commissions',
  );
  await strictly(data.getByRole('button', { name: 'Erase my account' })).toBeHidden();

  await data.getByRole('button', { name: 'Make a copy' }).click();
  await expect(data.getByText('Your copy is ready')).toBeVisible();
  const downloading = dealer.waitForEvent('download');
  await data.getByRole('link', { name: 'Download your data' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^my-data-.*\.zip$/);
  strictly((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK');
  await examine(dealer, 'own data with a copy, and things to see to');
});

test('a newcomer erases the account on a phone, with the password, and is signed out everywhere', async () => {
  await newcomer.goto('/auth?tab=sign-up');
  const email = 'nyambura@people.example';
  await signUp(newcomer, { full_name: 'Nyambura Wairimu', email, phone: '0712 000 111', location: 'Thika' });
  await expect(newcomer.getByRole('heading', { name: /^Habari/ })).toBeVisible();
  await newcomer.goto('/dashboard/profile#data');
  await newcomer.getByRole('button', { name: 'Erase my account' }).click();
  const dialog = newcomer.getByRole('dialog', { name: 'Erase your account?' });
  await dialog.getByLabel('Your current password').fill('Not-it-2026');
  await dialog.getByRole('button', { name: 'Erase my account' }).click();
  await strictly(dialog.getByText('Your current password is not right.').first()).toBeVisible();
  await dialog.getByLabel('Your current password').fill('Twende-Kazi-26');
  await dialog.getByRole('button', { name: 'Erase my account' }).click();

  await strictly(newcomer.getByRole('heading', { name: 'Your account is erased' })).toBeVisible();
  await strictly(newcomer).toHaveURL(/\/account-erased$/);
  await examine(newcomer, 'the page after an erasure');
  await newcomer.goto('/dashboard');
  await strictly(newcomer).toHaveURL(/\/auth/);
});
