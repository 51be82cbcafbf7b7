import { expect, type Page, test } from '@playwright/test';
import { demoSignIns, startDemo, viewingOf } from './support/demo.ts';
import { browserOf, type Marketplace } from './support/marketplace.ts';
import { signIn } from './support/people.ts';

// The turns of a viewing that the whole deal does not take: a note with the confirmation, a cancellation, no sale, an objection.

const { buyer, dealer } = demoSignIns;
const phone = { viewport: { width: 360, height: 740 } };

let market: Marketplace;
test.beforeAll(async () => {
  market = await startDemo();
});
test.afterAll(() => market.stop());

test('the dealer confirms with a note, and cancels another with a reason', async ({ browser }) => {
  const page = await browserOf(browser, market, phone);
  await signIn(page, dealer.email, dealer.password);
  const own = market.db.selectFrom('users').select('id').where('email', '=', dealer.email);
  const { id } = await market.db
    .selectFrom('appointments')
    .select('id')
    .where('dealer_id', '=', own)
    .where('status', '=', 'pending')
    .whereRef('proposed_by', '=', 'buyer_id')
    .executeTakeFirstOrThrow();
  await page.goto(`/appointment/${id}`);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await page.locator('[name=dealer_notes]').fill('Ask for Kipkemboi at the gate.');
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('Ask for Kipkemboi at the gate.')).toBeVisible();

  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.locator('[name=reason]').fill('The car was sold elsewhere.');
  await page.getByRole('button', { name: 'Cancel appointment' }).click();
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(page.getByText('The car was sold elsewhere.')).toBeVisible();
  await page.context().close();
});

test('the buyer records that nothing was sold; the dealer objects, and the buyer sees it live', async ({ browser }) => {
  const viewing = await viewingOf(market, { of: buyer.email, status: 'confirmed', hasStarted: true });
  const [ours, theirs] = (await Promise.all([browserOf(browser, market, phone), browserOf(browser, market, phone)])) as [Page, Page];
  await signIn(ours, buyer.email, buyer.password);
  await ours.goto(`/appointment/${viewing}`);
  await ours.getByRole('button', { name: 'Record the outcome' }).click();
  await ours.getByRole('dialog').getByLabel('No', { exact: true }).check();
  await ours.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(ours.getByText('Not sold', { exact: true })).toBeVisible();

  const { email } = await market.db
    .selectFrom('appointments as a')
    .innerJoin('users as u', 'u.id', 'a.dealer_id')
    .select('u.email')
    .where('a.id', '=', viewing)
    .executeTakeFirstOrThrow();
  await signIn(theirs, email, dealer.password);
  await theirs.goto(`/appointment/${viewing}`);
  await theirs.getByRole('button', { name: 'This is not right' }).click();
  await theirs.locator('[name=reason]').fill('He bought it and paid cash.');
  await theirs.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  for (const page of [theirs, ours]) await expect(page.getByText(/Our team is looking into this outcome/)).toBeVisible();
  await Promise.all([ours, theirs].map((page) => page.context().close()));
});
