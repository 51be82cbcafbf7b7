import { expect, type Page } from '@playwright/test';
import { sql } from 'kysely';
import sharp from 'sharp';
import { uuidv7 } from 'uuidv7';
import { savedRateLimit } from '../server/modules/cars/saved.ts';
import { forgetCounts, spent } from '../tests/support/rate-limits.ts';
import { inDays } from '../tests/support/times.ts';
import { readsAtOnce } from './support/clock.ts';
import { test } from './support/journey.ts';
import { browserOf, type Marketplace, startMarketplace } from './support/marketplace.ts';
import { signInAsAdmin } from './support/people.ts';
import { strictly } from './support/strictly.ts';

// A car from the dealer's photos to its sale: added, found, saved, asked about, bid with, viewed and sold; then it is sold everywhere, without a reload.

test.use({ actionTimeout: 20_000 });

const sizes = [
  { name: 'on phones, 360 px', viewport: { width: 360, height: 740 }, isPhone: true },
  { name: 'on a desk, 1280 px', viewport: { width: 1280, height: 800 }, isPhone: false },
];
const password = 'Twende-Kazi-26';
const allChecked = { is_verified: true, licence_checked: true, phone_called: true, address_found: true, details_version: 1 };

for (const { name, viewport, isPhone } of sizes) {
  test.describe(`a car ${name}`, () => {
    test.describe.configure({ mode: 'serial' });
    let market: Marketplace;
    let dealer: Page;
    let buyer: Page;
    let another: Page;
    let admin: Page;
    let buyerId = '';
    let carId = '';
    const faults: string[] = [];

    test.beforeAll(async ({ browser }) => {
      // Its own: the one car is all that is on the market.
      market = await startMarketplace();
      const options = { viewport, hasTouch: isPhone, reducedMotion: 'reduce' } as const;
      [dealer, buyer, another, admin] = (await Promise.all([1, 2, 3, 4].map(() => browserOf(browser, market, options)))) as [
        Page,
        Page,
        Page,
        Page,
      ];
      for (const page of [dealer, buyer, another]) page.on('pageerror', (error) => faults.push(error.message));
      await signInAsAdmin(admin);
      const yard = { business_name: 'Rift Motors', business_address: 'Kenyatta Avenue, Nakuru', business_license: 'BL-7' };
      const dealerId = await signedUp(dealer, { full_name: 'Kiprotich Bett', user_type: 'dealer', ...yard });
      await post(admin, `/api/admin/users/${dealerId}/verification`, allChecked);
      buyerId = await signedUp(buyer, { full_name: 'Wanjikũ Kamau', user_type: 'buyer' });
      await signedUp(another, { full_name: 'Achieng Odhiambo', user_type: 'buyer' });
    });
    test.afterAll(async () => {
      await Promise.all([dealer, buyer, another, admin].map((page) => page.context().close()));
      await market.stop();
    });
    test.afterEach(async () => {
      expect(faults).toEqual([]);
      for (const page of [dealer, buyer, another]) {
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        expect(sideways, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(0);
      }
    });

    async function post(page: Page, path: string, data: object = {}) {
      const reply = await page.request.post(market.url + path, { headers: { origin: market.url }, data });
      strictly(reply.status(), await reply.text()).toBe(200);
      return reply.json();
    }

    /** Signs up over the API; returns the account's id. */
    async function signedUp(page: Page, form: { full_name: string; user_type: string }): Promise<string> {
      const email = `${form.full_name
        .split(' ')[0]
        ?.normalize('NFD')
        .replace(/[^A-Za-z]/g, '')
        .toLowerCase()}@people.example`;
      const rest = { email, phone: '0712 345 678', location: 'Nakuru', password, confirmPassword: password, accept_terms: true };
      const { user } = await post(page, '/api/auth/sign-up', { id: uuidv7(), ...rest, ...form });
      return user.user_id;
    }

    test('the dealer adds it with five photos', async () => {
      await dealer.goto('/dashboard/add-car');
      const photo = async (background: string, index: number) => ({
        name: `${index}.jpg`,
        mimeType: 'image/jpeg',
        buffer: await sharp({ create: { width: 900, height: 675, channels: 3, background } })
          .jpeg()
          .toBuffer(),
      });
      const files = await Promise.all(['#1f5a3c', '#b4431f', '#888888', '#2f5f92', '#f6c51b'].map(photo));
      await dealer.locator('input[type=file][multiple]').setInputFiles(files);
      const typed = { make: 'Toyota', model: 'Axio', year: '2016', mileage: '78400', price: '1285000', color: 'Silver' };
      for (const [field, value] of Object.entries(typed)) await dealer.locator(`[name=${field}]`).fill(value);
      for (const choice of ['automatic', 'used', 'petrol']) await dealer.locator(`input[value=${choice}]`).check({ force: true });
      await dealer.getByRole('button', { name: 'List this car' }).click();
      await expect(dealer.getByText('Car listing created successfully!')).toBeVisible();
      await expect(dealer).toHaveURL(/\/dashboard\/inventory/);
      const car = await market.db.selectFrom('cars').select(['id', 'image_urls']).executeTakeFirstOrThrow();
      strictly(car.image_urls).toHaveLength(5);
      carId = car.id;
    });

    test('a buyer finds it by three filters and saves it', async () => {
      await buyer.goto('/dashboard/browse');
      await buyer.getByRole('searchbox', { name: 'Search by make or model' }).fill('axio');
      await buyer.getByRole('button', { name: /filters/i }).click();
      const sheet = buyer.getByRole('dialog', { name: 'Filters' });
      await sheet.getByRole('button', { name: /^Petrol/ }).click();
      await sheet.getByLabel('County').selectOption('Nakuru');
      await sheet.getByRole('button', { name: 'Show 1 car' }).click();
      for (const filter of ['search=axio', 'fuel_type=petrol', 'county=Nakuru']) await expect(buyer).toHaveURL(new RegExp(filter));
      await strictly(buyer.getByRole('status').getByText('1 car', { exact: true })).toBeVisible();
    });

    test('the heart is on at once, off again when the server refuses, and kept when it does not', async () => {
      const heart = buyer.getByRole('button', { name: 'Save Toyota Axio 2016' });
      const isOn = (on: boolean) => strictly(heart).toHaveAttribute('aria-pressed', String(on));
      await spent(market.db, savedRateLimit, buyerId, { left: 0 });
      // The line is slow: its answer comes after the heart was looked at.
      const looked = Promise.withResolvers<void>();
      await buyer.route('**/api/cars/*/saved', (route) => looked.promise.then(() => route.continue()));
      await heart.click();
      await isOn(true);
      looked.resolve();
      await expect(buyer.getByText('The car was not saved')).toBeVisible();
      await isOn(false);
      await buyer.unroute('**/api/cars/*/saved');
      await forgetCounts(market.db);
      const answered = buyer.waitForResponse((response) => response.request().method() === 'PUT');
      await heart.click();
      await answered;
      await isOn(true);
    });

    test('the buyer asks for an offer: the request is filled in', async () => {
      await buyer.getByRole('link', { name: /Toyota Axio 2016/ }).click();
      await buyer.getByRole('link', { name: 'Ask for an offer' }).click();
      await expect(buyer.locator('[name=car_model]')).toHaveValue('Toyota Axio 2016');
      await expect(buyer.locator('[name=budget]')).not.toHaveValue('');
      await buyer.locator('[name=location]').fill('Nakuru');
      await buyer.getByRole('button', { name: 'Post Request' }).click();
      await expect(buyer.getByRole('heading', { name: 'Toyota Axio 2016' }).first()).toBeVisible();
    });

    test('the dealer bids from stock, here and for another buyer', async () => {
      const request = { id: uuidv7(), car_model: 'Toyota Axio', budget: '1.4M', location: 'Nakuru' };
      await post(another, '/api/requests', request);
      await post(dealer, `/api/requests/${request.id}/bids`, { id: uuidv7(), car_id: carId, price: 1_300_000 });

      await dealer.goto('/dashboard/buyer-requests');
      await dealer.getByRole('button', { name: 'Place a bid on Toyota Axio 2016' }).first().click();
      const dialog = dealer.getByRole('dialog', { name: 'Bid on Toyota Axio 2016' });
      await dialog.getByRole('button', { name: /Toyota Axio 2016/ }).click();
      await strictly(dialog.getByLabel('Your price in KSh')).toHaveValue('1,285,000');
      await strictly(dialog.getByLabel('Mileage')).toHaveValue('78,400');
      await expect(dialog.getByText('Images uploaded: 5 photos')).toBeVisible();
      await dialog.getByRole('button', { name: 'Submit Bid' }).click();
      await expect(dealer.getByText('Your bid has been submitted successfully!')).toBeVisible();
    });

    test('the buyer sees the car of the offer, accepts and books; the dealer confirms', async () => {
      const offer = buyer.getByRole('article', { name: 'Offer from Rift Motors' });
      await expect(offer.getByRole('link', { name: 'Toyota Axio 2016' })).toBeVisible();
      await strictly(offer.getByText('78,400 km')).toBeVisible();
      await expect(offer.getByRole('button', { name: /^Enlarge photo 1 of 5/ })).toBeVisible();
      await offer.getByRole('button', { name: 'Accept' }).click();
      await buyer.getByRole('dialog').getByRole('button', { name: 'Accept offer' }).click();
      await strictly(buyer.getByRole('dialog')).toContainText('Offer accepted!');
      const { id: bidId } = await market.db.selectFrom('bids').select('id').where('status', '=', 'accepted').executeTakeFirstOrThrow();
      const appointment = { id: uuidv7(), ...inDays(3) };
      await post(buyer, `/api/bids/${bidId}/appointments`, appointment);
      await post(dealer, `/api/appointments/${appointment.id}/confirm`);
      await dealer.goto(`/appointment/${appointment.id}`);
      await expect(dealer.getByRole('region', { name: 'Vehicle details' }).getByText('Toyota Axio 2016').first()).toBeVisible();
    });

    test('it is sold: everywhere, without a reload', async () => {
      await market.db.updateTable('appointments').set({ appointment_date: sql`now() - interval '1 hour'` }).execute();
      for (const page of [buyer, another]) await readsAtOnce(page.context());
      const watching = await Promise.all([1, 2, 3].map(() => buyer.context().newPage()));
      const [saved, browse, page] = watching as [Page, Page, Page];
      await saved.goto('/dashboard/saved');
      await strictly(saved.getByText('KSh 1,285,000')).toBeVisible();
      await browse.goto('/dashboard/browse');
      await expect(browse.getByRole('link', { name: /Toyota Axio 2016/ })).toBeVisible();
      await page.goto(`/dashboard/browse/${carId}`);
      await expect(page.getByRole('link', { name: 'See your request for it' })).toBeVisible();
      await another.goto('/dashboard/requests');
      await expect(another.getByText('Waiting for your answer').first()).toBeVisible();

      await dealer.reload();
      const { id } = await market.db.selectFrom('appointments').select('id').executeTakeFirstOrThrow();
      await post(dealer, `/api/appointments/${id}/complete`, { outcome: 'sold', final_price: 1_285_000 });

      await strictly(saved.getByText('It was sold.')).toBeVisible();
      await strictly(page.getByText('This car was sold.')).toBeVisible();
      await strictly(another.getByText(/^Its car was sold on/).first()).toBeVisible();
      await browse.goto('/dashboard/browse?search=axio');
      await strictly(browse.getByRole('link', { name: /Toyota Axio 2016/ })).toHaveCount(0);
      await another.goto('/dashboard/notifications');
      await strictly(another.getByText(/sold/).first()).toBeVisible();
      for (const tab of watching) await tab.close();
    });
  });
}
