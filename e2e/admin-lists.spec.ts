import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { startDemo } from './support/demo.ts';
import { test } from './support/journey.ts';
import { browserOf, type Marketplace } from './support/marketplace.ts';
import { signInAsAdmin } from './support/people.ts';
import { strictly } from './support/strictly.ts';

// The administrator's lists, by keyboard alone (docs/domain/limits-and-money.md, "The administrator's lists").

let market: Marketplace;
let admin: Page;
test.beforeAll(async ({ browser }) => {
  // Its own: it closes requests and viewings of the demo.
  market = await startDemo();
  admin = await browserOf(browser, market, { viewport: { width: 1280, height: 800 } });
  await signInAsAdmin(admin);
});
test.afterAll(async () => {
  await admin.context().close();
  await market.stop();
});

const press = async (name: string | RegExp) => {
  await admin.getByRole('button', { name }).first().focus();
  await admin.keyboard.press('Enter');
};

test('a request is found, read with its bids, and closed after its consequence was read', async () => {
  await admin.goto('/dashboard/admin/requests');
  await admin.getByLabel(/^Search/).focus();
  await admin.keyboard.type('Nissan Note 2016');
  await expect(admin).toHaveURL(/search=Nissan\+Note\+2016/);
  await expect(admin.getByRole('row')).toHaveCount(2);
  await press('Nissan Note 2016');
  await expect(admin.getByRole('heading', { name: 'Bids (1)' })).toBeVisible();
  await admin.keyboard.press('Escape');

  await press(/^Change status of Nissan Note 2016/);
  const dialog = admin.getByRole('dialog', { name: 'Change status' });
  await dialog.getByLabel('Status').focus();
  await admin.keyboard.type('Canc');
  await strictly(dialog.getByText('1 pending bid freezes.')).toBeVisible();
  await strictly(dialog.getByText('The buyer and 1 dealer are told.')).toBeVisible();
  await press('Set to Cancelled');
  await expect(admin.getByText('Request status updated successfully')).toBeVisible();
  await strictly(admin.getByRole('row').filter({ hasText: 'Nissan Note 2016' })).toContainText('Cancelled');
});

test('an order of the heading stands in the address, and the list is saved as a file', async () => {
  await admin.goto('/dashboard/admin/requests');
  await press('Budget');
  await expect(admin).toHaveURL(/sort=highest_budget/);
  await expect(admin.getByRole('columnheader', { name: 'Budget' })).toHaveAttribute('aria-sort', 'descending');
  await press('Budget');
  await expect(admin).toHaveURL(/sort=lowest_budget/);
  const saved = admin.waitForEvent('download');
  await press('Export CSV');
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^requests-\d{4}-\d\d-\d\d\.csv$/);
  strictly((await readFile(await file.path(), 'utf8')).split('\r\n').length).toBeGreaterThan(50);
  await expect(admin.getByText('List exported')).toBeVisible();
});

test('a viewing that is past gets its outcome, and its commission is owed', async () => {
  await admin.goto('/dashboard/admin/appointments?show=overdue');
  await press(/^Change status of Toyota Succeed 2014/);
  const dialog = admin.getByRole('dialog', { name: 'Change status' });
  await dialog.getByLabel('Status').focus();
  await admin.keyboard.type('Comp');
  await dialog.getByLabel('Yes, it is sold').focus();
  await admin.keyboard.press('Space');
  await strictly(dialog.getByText('The dealer owes a commission of KSh 17,600, due in 14 days.')).toBeVisible();
  await press('Set to Completed');
  await expect(admin.getByText('Appointment status updated successfully')).toBeVisible();
  await admin.goto('/dashboard/admin/commissions');
  await strictly(admin.getByRole('row').filter({ hasText: 'KSh 17,600' })).toContainText('Toyota Succeed 2014');
});
