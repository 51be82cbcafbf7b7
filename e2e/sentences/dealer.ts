import { sql } from 'kysely';
import sharp from 'sharp';
import type { Appointment } from '../../shared/appointments/api.ts';
import { demoSignIns } from '../support/demo.ts';
import type { Marketplace } from '../support/marketplace.ts';
import { signInByForm } from '../support/people.ts';
import type { Reader } from '../support/reader.ts';
import { rowOf } from './rows.ts';

const { email, password } = demoSignIns.dealer;

/** A verified dealer: a bid with everything that can go wrong, a viewing to confirm, a car for the stock, the own business. */
export async function dealer(reader: Reader, market: Marketplace): Promise<void> {
  const { page, reads } = reader;
  await signInByForm(page, email, password);
  await reads('Dealer Dashboard', 'View Details', 'Available Requests', 'My Bids', 'Scheduled Appointments');
  await page.goto('/');
  await page.locator('header details.menu summary').first().click();
  await reads('Dealer Account');
  await bids(reader, market);
  await confirms(reader);
  await objects(reader, market);
  await addsCar(reader);
  await changesProfile(reader);
}

async function bids({ page, reads, without }: Reader, { db }: Marketplace): Promise<void> {
  await without('**/api/active-requests*', async () => {
    await page.goto('/dashboard/buyer-requests');
    await reads('Buyer Requests', 'Failed to fetch buyer requests');
  });
  await page.reload();
  await reads('Bid Submitted');
  await page
    .getByRole('button', { name: /^Place a bid/ })
    .first()
    .click();
  const form = page.getByRole('dialog', { name: /^Bid on/ });
  const price = form.getByLabel('Your price in KSh');
  const send = () => form.getByRole('button', { name: 'Submit Bid' }).click();
  await price.fill('0.5');
  await send();
  await reads('Price must be greater than 0');
  await price.fill('10000001');
  await reads('Price is too high');
  await price.fill('1250000');
  await form.getByLabel('Message').fill('a'.repeat(1001));
  await send();
  await reads('Message is too long');
  await form.getByLabel('Message').fill('One owner.');

  const car = sharp({ create: { width: 600, height: 400, channels: 3, background: '#b4431f' } });
  const front = { name: 'front.jpg', mimeType: 'image/jpeg', buffer: await car.jpeg().toBuffer() };
  await without('**/api/photos*', async () => {
    await form.locator('input[type=file]').first().setInputFiles([front]);
    await reads('Error uploading images');
  });
  await form.getByRole('button', { name: /^Try again/ }).click();
  await reads('Images uploaded');

  await page.route('**/api/requests/*/bids', (route) => route.abort());
  await send();
  await reads('Failed to submit bid');
  await page.unroute('**/api/requests/*/bids');
  // The administrator takes back the verification at this moment.
  const verified = (is_verified: boolean) =>
    db
      .updateTable('profiles')
      .set({ is_verified })
      .where('user_id', '=', (query) => query.selectFrom('users').select('id').where('email', '=', email))
      .execute();
  await verified(false);
  await send();
  await reads('Error submitting bid', 'Verification Required: our team has to verify your business first. Please contact the admin.');
  await verified(true);
  await send();
  await reads('Your bid has been submitted successfully!');
}

async function confirms({ page, reads, without }: Reader): Promise<void> {
  const { id } = await rowOf<Appointment>(
    page,
    '/api/appointments',
    ({ status, proposed_by, dealer_id }) => status === 'pending' && proposed_by !== dealer_id,
  );
  await page.goto(`/appointment/${id}`);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Confirm', exact: true });
  await without('**/api/appointments/*/confirm', async () => {
    await confirm.click();
    await reads('Error confirming appointment');
  });
  await confirm.click();
  await reads('Appointment confirmed');
}

/** What a buyer has just recorded can be objected to. */
async function objects({ page, reads }: Reader, { db }: Marketplace): Promise<void> {
  const { id, buyer_id } = await rowOf<Appointment>(page, '/api/appointments', ({ outcome }) => outcome === 'sold');
  const recorded = { completed_by: buyer_id, completed_at: sql<string>`now()` };
  await db.updateTable('appointments').set(recorded).where('id', '=', id).execute();
  await page.goto(`/appointment/${id}`);
  await reads('This is not right');
}

async function addsCar({ page, reads, without }: Reader): Promise<void> {
  await page.goto('/dashboard/add-car');
  await reads('Add New Car');
  for (const [label, value] of [
    ['Make', 'Toyota'],
    ['Model', 'Allion'],
    ['Year', '2015'],
    ['Price in KSh', '1285000'],
  ] as const)
    await page.getByLabel(label).fill(value);
  for (const choice of ['Sedan', 'Automatic', 'Used', 'Petrol']) await page.getByText(choice, { exact: true }).click();
  const list = page.getByRole('button', { name: 'List this car' });
  await without('**/api/{cars,own-cars}', async () => {
    await list.click();
    await reads('Failed to create car listing');
  });
  await list.click();
  await reads('Car listing created successfully!', 'My Inventory', 'Edit');
  await page
    .getByRole('button', { name: /^More for/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete…' }).click();
  await reads('Delete');
}

async function changesProfile({ page, reads, without }: Reader): Promise<void> {
  await page.goto('/dashboard/profile');
  await page.getByLabel('Location').first().fill('');
  const save = page.getByRole('button', { name: 'Save', exact: true }).first();
  await without('**/api/profile', async () => {
    await save.click();
    await reads('Failed to update profile');
  });
  await save.click();
  await reads('A verified business keeps a location.');
  await page.getByLabel('Location').first().fill('Nakuru');
  const phone = page.locator('[name=phone]').first();
  const number = await phone.inputValue();
  await phone.fill('');
  await save.click();
  await reads('A verified business keeps a phone number.');
  await phone.fill(number);
  await save.click();
  await reads('Profile updated successfully');
  await without('**/api/profile', async () => {
    await page.goto('/dealer-verification');
    await reads('Your business information did not load');
  });
  await page.reload();
  await reads('Verified Dealer', 'Start Bidding');
}
