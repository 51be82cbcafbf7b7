import { expect, type Page, test } from '@playwright/test';
import { demoSignIns, startDemo } from './support/demo.ts';
import { browserOf, type Marketplace } from './support/marketplace.ts';
import { signIn, signInAsAdmin } from './support/people.ts';

// How commissions are paid, and how disputes about them are decided (docs/domain/limits-and-money.md, "Paying a commission").

let market: Marketplace;
let dealer: Page;
let admin: Page;
test.beforeAll(async ({ browser }) => {
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
  await expect(owed).toContainText('KSh 48,600');
  await expect(owed).toContainText(/due \w{3} \d+ \w{3}, in \d days/);
  await expect(owed).toContainText('M-Pesa paybill000111');
  await expect(owed).toContainText(/AccountKETG [2-9CDFGHJKMNPQRTVWXY]{4}/);
  await expect(owed).toContainText('it must be TafutaGari Ltd');
  await expect(dealer.getByText(/^paid .* · SLB8R1N5TD$/)).toBeVisible();
});

test('the administrator enters another number, and the open page of the dealer shows it', async () => {
  await admin.goto('/dashboard/admin/commissions');
  const place = admin.getByRole('region', { name: 'Where dealers pay' });
  await expect(place).toContainText('Paybill 000111, TafutaGari Ltd');
  await place.getByRole('button', { name: 'Change' }).click();
  const form = admin.getByRole('dialog', { name: 'Where commissions are paid' });
  await form.getByLabel('Paybill number').fill('12');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('The number has 5 to 7 digits')).toBeVisible();
  await form.getByLabel('Paybill number').fill('000222');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(admin.getByText('Settings Saved')).toBeVisible();
  await expect(place).toContainText('Paybill 000222');
  await expect(dealer.getByRole('region', { name: 'Commission owed' })).toContainText('000222');
});

test('the administrator marks a commission as paid, and the dealer sees it', async () => {
  await admin.getByLabel('Show').selectOption('Pending');
  await admin.getByRole('button', { name: 'Mark as Paid: Rift Valley Motors, KSh 48,600' }).click();
  const form = admin.getByRole('dialog', { name: 'Mark as Paid' });
  await form.getByLabel('Reference of the payment').fill('SLK1TEST99');
  await form.getByRole('button', { name: 'KSh 48,600 was paid' }).click();
  await expect(admin.getByText('Commission marked as paid')).toBeVisible();
  await expect(dealer.getByText(/^paid .* · SLK1TEST99$/)).toBeVisible();
  await expect(dealer.getByRole('region', { name: 'Commission owed' })).toBeHidden();
});

test('the administrator decides both ways, and each choice and its button say what follows', async () => {
  await admin.goto('/dashboard/admin/commissions');
  const disputes = admin.getByRole('region', { name: 'Disputes to decide' }).getByRole('article');
  await expect(disputes).toHaveCount(2);

  const navara = disputes.filter({ hasText: 'Nissan Navara 2015' });
  await expect(navara).toContainText('“He paid KSh 3,300,000');
  await navara.getByRole('button', { name: 'Decide' }).click();
  const dialog = admin.getByRole('dialog');
  await expect(dialog).toContainText('“He paid KSh 3,300,000');
  await dialog.getByLabel('Overturned: sold at another price').check();
  await dialog.getByLabel('Price it was sold at, in KSh').fill('3300000');
  await dialog.getByLabel(/^Why\?/).fill('The receipt says 3,300,000.');
  await dialog.getByRole('button', { name: /^Overturned, sold at KSh 3,300,000: KSh 66,000 is due by \d/ }).click();
  await expect(admin.getByText('Dispute decided')).toBeVisible();
  await expect(disputes).toHaveCount(1);
  await expect(admin.getByRole('button', { name: /^Mark as Paid: .*, KSh 66,000$/ })).toBeVisible();

  await disputes.getByRole('button', { name: 'Decide' }).click();
  await dialog.getByLabel(/Upheld: KSh [\d,]+ is due by \d/).check();
  await dialog.getByLabel(/^Why\?/).fill('The slip is of another day.');
  await dialog.getByRole('button', { name: /^Upheld: KSh [\d,]+ is due by \d/ }).click();
  await expect(admin.getByRole('heading', { name: 'Disputes to decide' })).toBeHidden();
});
