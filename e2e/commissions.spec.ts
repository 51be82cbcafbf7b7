import { expect, type Page } from '@playwright/test';
import { demoSignIns, startDemo } from './support/demo.ts';
import { test } from './support/journey.ts';
import { browserOf, type Marketplace } from './support/marketplace.ts';
import { signIn, signInAsAdmin } from './support/people.ts';
import { strictly } from './support/strictly.ts';

// How commissions are paid (docs/domain/limits-and-money.md, "Paying a commission").

// Each test begins where the one before left off.
test.describe.configure({ mode: 'serial' });

let market: Marketplace;
let dealer: Page;
let admin: Page;
test.beforeAll(async ({ browser }) => {
  // Its own: it changes where dealers pay, and a commission is paid.
  market = await startDemo();
  dealer = await browserOf(browser, market, { viewport: { width: 360, height: 740 } });
  admin = await browserOf(browser, market, { viewport: { width: 1280, height: 800 } });
  await signIn(dealer, demoSignIns.dealer.email, demoSignIns.dealer.password);
  await signInAsAdmin(admin);
});
test.afterAll(async () => {
  await dealer.context().close();
  await admin.context().close();
  await market.stop();
});

test('a dealer reads how much is owed, until when, and how it is paid', async () => {
  await dealer.goto('/dashboard/commissions');
  const owed = dealer.getByRole('region', { name: 'Commission owed' });
  await strictly(owed).toContainText('KSh 48,600');
  await strictly(owed).toContainText(/due \w{3} \d+ \w{3}, in \d days/);
  await strictly(owed).toContainText('M-Pesa paybill000111');
  await strictly(owed).toContainText(/AccountKETG [2-9CDFGHJKMNPQRTVWXY]{4}/);
  await strictly(owed).toContainText('it must be TafutaGari Ltd');
  await strictly(dealer.getByText(/^paid .* · SLB8R1N5TD$/)).toBeVisible();
});

test('the administrator enters another number, and the open page of the dealer shows it', async () => {
  await admin.goto('/dashboard/admin/commissions');
  const place = admin.getByRole('region', { name: 'Where dealers pay' });
  await strictly(place).toContainText('Paybill 000111, TafutaGari Ltd');
  await place.getByRole('button', { name: 'Change' }).click();
  const form = admin.getByRole('dialog', { name: 'Where commissions are paid' });
  await form.getByLabel('Paybill number').fill('12');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('The number has 5 to 7 digits')).toBeVisible();
  await form.getByLabel('Paybill number').fill('000222');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(admin.getByText('Settings Saved')).toBeVisible();
  await strictly(place).toContainText('Paybill 000222');
  await strictly(dealer.getByRole('region', { name: 'Commission owed' })).toContainText('000222');
});

test('the administrator marks a commission as paid, and the dealer sees it', async () => {
  await admin.getByLabel('Show').selectOption('Pending');
  const own = 'Mark as Paid: Rift Valley Motors, KSh\u00a048,600';
  await expect(admin.getByRole('button', { name: own })).toBeVisible();
  const row = admin.locator('tr, li').filter({ has: admin.getByRole('button', { name: own }) });
  const beside = await row.evaluate(({ nextElementSibling: next, previousElementSibling: before }) => (next ?? before)?.textContent);
  const [reference] = /TG\s\w{4}/.exec(beside ?? '') ?? [];
  await admin.getByRole('button', { name: own }).click();
  const form = admin.getByRole('dialog', { name: 'Mark as Paid' });
  await expect(form.getByLabel('Paid on')).toBeFocused();
  await form.getByLabel('Reference of the payment').fill('SLK1TEST99');
  const asked: string[] = [];
  admin.once('dialog', (question) => {
    asked.push(question.message());
    void question.dismiss();
  });
  await admin.keyboard.press('Escape');
  expect(asked).toEqual(['Close this and lose what you typed?']);
  await expect(form.getByLabel('Reference of the payment')).toHaveValue('SLK1TEST99');
  await form.getByRole('button', { name: 'KSh 48,600 was paid' }).click();
  await expect(admin.getByText('Commission marked as paid')).toBeVisible();
  await expect(admin.locator('tr, li').filter({ hasText: reference ?? 'no other row' })).toBeFocused();
  await strictly(dealer.getByText(/^paid .* · SLK1TEST99$/)).toBeVisible();
  await strictly(dealer.getByRole('region', { name: 'Commission owed' })).toBeHidden();
});
