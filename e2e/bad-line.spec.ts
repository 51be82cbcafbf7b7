import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { demoSignIns, startDemo } from './support/demo.ts';
import { browserOf, type Marketplace } from './support/marketplace.ts';
import { signIn } from './support/people.ts';

// A dealer fills in a bid while the server goes and comes back, and the session ends: price, message and photos are kept (RULINGS 18).

let market: Marketplace;
test.beforeAll(async () => {
  market = await startDemo();
});
test.afterAll(() => market.stop());

const photo = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 600, height: 400, channels: 3, background: '#b4431f' } })
    .jpeg()
    .toBuffer(),
});

test('a bid outlives a stopped server and an ended session', async ({ browser }) => {
  const page = await browserOf(browser, market, {});
  const { email, password } = demoSignIns.dealer;
  await signIn(page, email, password);
  await page.goto('/dashboard/buyer-requests');
  await page.getByRole('button', { name: 'Place a bid' }).first().click();
  const bid = page.getByRole('dialog', { name: /^Bid on/ });
  const files = bid.locator('input[type=file]').first();
  const uploaded = (photos: string) => expect(bid.getByText(`Images uploaded: ${photos}`)).toBeVisible();
  await bid.getByLabel('Your price in KSh').fill('1250000.5');
  await bid.getByLabel('Message (optional)').fill('One owner, 84,000 km.');
  await files.setInputFiles([await photo('front.jpg')]);
  await uploaded('1 photo');

  await market.restart(async () => {
    await files.setInputFiles([await photo('back.jpg'), await photo('seats.jpg')]);
    await expect(bid.getByText('No connection. The photo is kept here.')).toHaveCount(2);
    await expect(bid.getByText('Try the failed photos again, or remove them.')).toBeVisible();
    await expect(bid.getByRole('button', { name: 'Submit Bid' })).toBeDisabled();
  });
  await bid.getByRole('button', { name: 'Try all again' }).click();
  await uploaded('3 photos');

  const past = new Date(Date.now() - 1000).toISOString();
  await market.db
    .updateTable('sessions')
    .set({ expires_at: past })
    .where('user_id', 'in', (query) => query.selectFrom('users').select('id').where('email', '=', email))
    .execute();
  await files.setInputFiles([await photo('boot.jpg')]);
  const again = page.getByRole('dialog', { name: 'Please sign in again' });
  await again.getByLabel('Email').fill(email);
  await again.getByLabel('Password').fill(password);
  await again.getByRole('button', { name: 'Sign In' }).click();
  await uploaded('4 photos');

  await bid.getByRole('button', { name: 'Submit Bid' }).click();
  await expect(page.getByText('Your bid has been submitted successfully!')).toBeVisible();
  const { rows } = await (await page.request.get('/api/bids')).json();
  expect(rows[0]).toMatchObject({ price: 1_250_000.5, message: 'One owner, 84,000 km.' });
  expect(rows[0].image_urls).toHaveLength(4);
  await page.context().close();
});
