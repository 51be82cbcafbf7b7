import { expect, type Page, type Request } from '@playwright/test';
import { uuidv7 } from 'uuidv7';
import { forgetCounts } from '../tests/support/rate-limits.ts';
import { readsAtOnce } from './support/clock.ts';
import { demoSignIns, startDemo } from './support/demo.ts';
import { test } from './support/journey.ts';
import { browserOf, type Marketplace } from './support/marketplace.ts';
import { signIn } from './support/people.ts';
import { strictly } from './support/strictly.ts';

// How many requests a live update causes, and how it affects a user who is reading a list.

// Each test begins where the one before left off.
test.describe.configure({ mode: 'serial' });

let market: Marketplace;
let buyer: Page;
let dealer: Page;

test.beforeAll(async ({ browser }) => {
  // Its own: it takes a dealer's stock off the market and posts a hundred requests.
  market = await startDemo();
  [buyer, dealer] = await Promise.all([browserOf(browser, market, {}), browserOf(browser, market, {})]);
  await readsAtOnce(dealer.context());
  await signIn(buyer, demoSignIns.buyer.email, demoSignIns.buyer.password);
  await signIn(dealer, demoSignIns.dealer.email, demoSignIns.dealer.password);
  // Without a stock no request fits it: those that do stand in a list of their own, above the one that is looked at here.
  await market.db
    .updateTable('cars')
    .set({ deleted_at: new Date().toISOString() })
    .where('dealer_id', 'in', (users) => users.selectFrom('users').select('id').where('email', '=', demoSignIns.dealer.email))
    // Those that bids carry stay: an offer of a car that is gone can't be accepted.
    .where('id', 'not in', (bids) =>
      bids.selectFrom('bids').select('car_id').where('car_id', 'is not', null).$narrowType<{ car_id: string }>(),
    )
    .execute();
});
test.afterAll(async () => {
  await Promise.all([buyer, dealer].map((page) => page.context().close()));
  await market.stop();
});

/** The reads of the API that a page asks for from now on, by path. */
function readsOf(page: Page): string[] {
  const reads: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() === 'GET' && pathname.startsWith('/api/') && pathname !== '/api/live') reads.push(pathname + search);
  });
  return reads;
}

const toDecide = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Accept' });

async function countToDecide(page: Page): Promise<number> {
  await expect(toDecide(page).first()).toBeVisible(); // A count does not wait for the list.
  return toDecide(page).count();
}

async function decide(page: Page, decision: 'Accept' | 'Reject'): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: decision }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: decision }).click();
}

const isLive = (page: Page) => expect(page.locator('.live-state')).toBeEmpty();

async function post(car_model: string): Promise<void> {
  const form = { id: uuidv7(), car_model, budget: '1.2M', location: 'Nakuru' };
  const reply = await buyer.request.post('/api/requests', {
    headers: { origin: market.url },
    data: { ...form, fuel_type: 'any', transmission: 'any', condition: 'any' },
  });
  strictly(reply.ok(), await reply.text()).toBe(true);
}

test('the tab that accepts an offer reads it once; the other tab of the same person reads it too', async () => {
  // Nothing is left to read: opening a request clears its notices, and both tabs would read them again.
  const read = await buyer.request.post('/api/notifications/read', { headers: { origin: market.url }, data: {} });
  strictly(read.ok(), await read.text()).toBe(true);
  await buyer.goto('/dashboard/requests');
  const other = await buyer.context().newPage();
  await other.goto('/dashboard/requests');
  await Promise.all([isLive(buyer), isLive(other)]);
  const before = await countToDecide(buyer);
  await expect(toDecide(other)).toHaveCount(before);
  const [own, others] = [readsOf(buyer), readsOf(other)];
  await decide(buyer, 'Accept');
  for (const page of [buyer, other]) await strictly(toDecide(page)).toHaveCount(before - 1);
  // And what waits, for the badges.
  expect(own.toSorted()).toEqual(['/api/home/counts', '/api/requests']);
  expect(others.toSorted()).toEqual(['/api/home/counts', '/api/requests']);
  await other.close();
});

test('a change whose answer was lost is read when its event comes, though this tab made it', async () => {
  await buyer.goto('/dashboard/requests');
  await isLive(buyer);
  const before = await countToDecide(buyer);
  const { promise: sent, resolve } = Promise.withResolvers<Request>();
  await buyer.route('**/api/bids/*/reject', (route) => {
    resolve(route.request());
    return route.abort();
  });
  await decide(buyer, 'Reject');
  const request = await sent;
  await expect(buyer.getByText('No connection.').first()).toBeVisible();
  await expect(toDecide(buyer)).toHaveCount(before);
  // The request was only delayed: now it reaches the server.
  const reply = await buyer.request.post(request.url(), { headers: { ...request.headers(), origin: market.url } });
  strictly(reply.ok()).toBe(true);
  await buyer.keyboard.press('Escape');
  await strictly(toDecide(buyer)).toHaveCount(before - 1);
});

test('a long list reads its first page when something new comes, moves nobody, and shows it at a tap', async () => {
  for (let n = 1; n <= 90; n += 1) {
    if (n % 20 === 1) await forgetCounts(market.db);
    await post(`Toyota Vitz ${n}`);
  }
  await dealer.setViewportSize({ width: 360, height: 740 });
  await dealer.goto('/dashboard/buyer-requests');
  await isLive(dealer);
  const rows = dealer.locator('main article');
  for (const count of [20, 40, 60, 80]) {
    await expect(rows).toHaveCount(count);
    await dealer.getByRole('button', { name: 'Show more' }).click();
  }
  await expect(rows).toHaveCount(100);
  const reading = rows.filter({ hasText: 'Toyota Vitz 70' });
  await reading.scrollIntoViewIfNeeded();
  const place = await reading.boundingBox();
  const reads = readsOf(dealer);

  await post('Mazda Demio 2014');
  const news = dealer.getByRole('status').getByRole('button', { name: 'Show what is new' });
  await expect(news).toBeInViewport();
  // The two lists are read one beside the other: the news of the one may show before the other was asked for.
  await expect.poll(() => reads.toSorted()).toEqual(['/api/active-requests', '/api/fitting-requests']);
  expect(await reading.boundingBox()).toEqual(place);
  await expect(rows.first()).toContainText('Toyota Vitz 90');

  await news.focus();
  await dealer.keyboard.press('Enter');
  await expect(news).toBeHidden();
  await expect(rows).toHaveCount(101);
  await expect(rows.first()).toContainText('Mazda Demio 2014');
  await expect(rows.first()).toBeInViewport();
  expect(await dealer.evaluate(() => document.activeElement?.contains(document.querySelector('main article')))).toBe(true);
  expect(reads.toSorted()).toEqual(['/api/active-requests', '/api/fitting-requests']);
});

test('a list of which the first rows are in sight shows what is new by itself, and one whose reader has gone on offers it', async () => {
  await dealer.goto('/dashboard/buyer-requests');
  await isLive(dealer);
  const rows = dealer.locator('main article');
  const news = dealer.getByRole('button', { name: 'Show what is new' });
  await expect(rows).toHaveCount(20);
  await post('Suzuki Alto 2016');
  await expect(rows.first()).toContainText('Suzuki Alto 2016');
  await expect(rows).toHaveCount(20);
  await expect(news).toBeHidden();

  await rows.nth(8).evaluate((row) => row.scrollIntoView());
  const place = await rows.nth(8).boundingBox();
  await post('Daihatsu Mira 2017');
  await expect(news).toBeInViewport();
  expect(await rows.nth(8).boundingBox()).toEqual(place);
  await news.click();
  await expect(rows.first()).toContainText('Daihatsu Mira 2017');
  await expect(rows.first()).toBeInViewport();

  // A deleted row disappears at once.
  const first = await (await buyer.request.get('/api/requests')).json();
  await buyer.request.delete(`/api/requests/${first.rows[0].id}`, { headers: { origin: market.url } });
  await expect(rows.first()).toContainText('Suzuki Alto 2016');
});

test('a bid on a row of a later page shows there', async () => {
  await dealer.goto('/dashboard/buyer-requests');
  await dealer.getByRole('button', { name: 'Show more' }).click();
  const row = dealer.locator('main article').nth(30);
  await row.getByRole('button', { name: 'Place a bid' }).click();
  await dealer.locator('[name=price]').fill('900000');
  await dealer.getByRole('button', { name: 'Submit Bid' }).click();
  await expect(dealer.getByText('Your bid has been submitted successfully!')).toBeVisible();
  await expect(row.getByText('Bid Submitted')).toBeVisible();
});
