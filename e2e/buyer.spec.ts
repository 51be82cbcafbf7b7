import { expect, type Page } from '@playwright/test';
import { uuidv7 } from 'uuidv7';
import { forgetCounts } from '../tests/support/rate-limits.ts';
import { demoSignIns, startDemo } from './support/demo.ts';
import { test } from './support/journey.ts';
import { browserOf, type Marketplace } from './support/marketplace.ts';
import { signIn } from './support/people.ts';
import { strictly } from './support/strictly.ts';

// A buyer's list of requests: dialogs keep what was typed, links to one request work, and the focus is never lost.

const { buyer } = demoSignIns;

let market: Marketplace;
let page: Page;
test.beforeAll(async ({ browser }) => {
  // Its own: it rejects offers of the demo and posts a long list of requests.
  market = await startDemo();
  page = await browserOf(browser, market, { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });
  await signIn(page, buyer.email, buyer.password);
});
test.afterAll(async () => {
  await page.context().close();
  await market.stop();
});

const dialog = () => page.getByRole('dialog');
const region = (name: string) => page.getByRole('region', { name });

/** Opens the requests from the menu, without a page load, so that there is an entry to go back to. */
async function openRequests(): Promise<void> {
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'All requests' }).click();
  await expect(page.getByRole('heading', { name: 'My Requests', level: 1 })).toBeVisible();
}

/** Opens one of the other requests, in which an offer is accepted and no viewing is booked. */
async function openAccepted(): Promise<void> {
  await page.getByRole('link', { name: /^Honda Fit Hybrid 2015/ }).click();
  await expect(region('Honda Fit Hybrid 2015')).toBeFocused();
}

async function post(car_model: string): Promise<string> {
  const id = uuidv7();
  const data = { id, car_model, budget: '1.2M', location: 'Nakuru' };
  const reply = await page.request.post('/api/requests', { headers: { origin: market.url }, data });
  strictly(reply.status()).toBe(200);
  return id;
}

test('Back closes a dialog and stays on the page', async () => {
  await openRequests();
  await page
    .getByRole('button', { name: /^Accept/ })
    .first()
    .click();
  await expect(dialog()).toBeVisible();
  await page.goBack();
  await expect(dialog()).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'My Requests', level: 1 })).toBeVisible();
  await page
    .getByRole('button', { name: /^Enlarge photo 1/ })
    .first()
    .click();
  await expect(dialog()).toBeVisible();
  await page.goBack();
  await expect(dialog()).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'My Requests', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: /^Habari/ })).toBeVisible();
});

test('what was typed in a dialog survives Back, repeated Escape, and a tap outside it', async () => {
  await openRequests();
  await openAccepted();
  await page
    .getByRole('button', { name: /^Book a viewing/ })
    .first()
    .click();
  const notes = page.locator('[name=buyer_notes]');
  await notes.fill('I bring my mechanic.');
  const asked: string[] = [];
  const stay = async (question: { message(): string; dismiss(): Promise<void> }) => {
    asked.push(question.message());
    await question.dismiss();
  };
  page.on('dialog', stay);
  for (let press = 1; press <= 4; press += 1) {
    await page.keyboard.press('Escape');
    await expect.poll(() => asked.length).toBe(press);
  }
  await page.goBack();
  await expect.poll(() => asked.length).toBe(5);
  await page.mouse.click(180, 10);
  await expect(dialog()).toBeVisible();
  await expect(notes).toHaveValue('I bring my mechanic.');
  page.off('dialog', stay);
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog()).toHaveCount(0);
});

test('a form that could not be fetched is tried again where it was asked for', async () => {
  await page.route('**/book-dialog*', (route) => route.abort());
  await page.goto('/dashboard/requests');
  await openAccepted();
  const book = page.getByRole('button', { name: /^Book a viewing/ }).first();
  await book.click();
  await expect(dialog().getByText('This did not load')).toBeVisible();
  await page.unroute('**/book-dialog*');
  await dialog().getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('[name=buyer_notes]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog()).toHaveCount(0);
  await expect(book).toBeFocused();
});

test('a list that failed to load is tried again, and the focus stays at it', async () => {
  await page.route('**/api/bids/lines', (route) => route.fulfill({ status: 503 }));
  await page.goto('/dashboard');
  const offers = region('Recent Offers');
  await expect(offers.getByText(/^Failed to load bids: /)).toBeVisible();
  await page.unroute('**/api/bids/lines');
  await offers.getByRole('button', { name: 'Try again' }).click();
  await expect(offers.getByRole('listitem').first()).toBeVisible();
  await expect(offers).toBeFocused();
});

test('a decision that finds no connection can be sent again from where it was asked', async () => {
  await openRequests();
  const offer = region('Toyota Axio 2016').getByRole('article', { name: 'Offer from Ngong Road Auto Bazaar' });
  await offer.getByRole('button', { name: /^Reject/ }).click();
  const reject = dialog().getByRole('button', { name: 'Reject offer' });
  await page.route('**/reject', (route) => route.abort());
  await reject.click();
  await expect(dialog().getByText(/^No connection/)).toBeVisible();
  await page.unroute('**/reject');
  await reject.click();
  await strictly(offer.getByText(/^Rejected on/)).toBeVisible();
  await expect(dialog()).toHaveCount(0);
  // The button disappears with the decision; the focus stays on the offer.
  await expect(offer).toBeFocused();
});

test('after a request was deleted the focus is on the one that is open instead: the first with something to do', async () => {
  const first = await post('Suzuki Swift 2015');
  // From another page: on the list itself the address would change without a page load, and the new rows wait behind 'Show what is new'.
  await page.goto('/dashboard');
  await page.goto(`/dashboard/requests#${first}`);
  await expect(region('Suzuki Swift 2015')).toBeFocused();
  await region('Suzuki Swift 2015').getByRole('button', { name: 'Delete' }).click();
  await dialog().getByRole('button', { name: 'Delete request' }).click();
  await strictly(region('Suzuki Swift 2015')).toHaveCount(0);
  await expect(region('Toyota Axio 2016')).toBeFocused();
  await expect(page).toHaveURL(`${market.url}/dashboard/requests`);
});

test('a link to a request reaches it however far down the list; one that was deleted says so', async () => {
  const old = await post('Mitsubishi Pajero 2012');
  await forgetCounts(market.db);
  for (let newer = 1; newer <= 20; newer += 1) await post(`Toyota Vitz ${2000 + newer}`);
  await page.goto('/dashboard');
  await page.goto(`/dashboard/requests#${old}`);
  await expect(region('Mitsubishi Pajero 2012')).toBeFocused();
  await expect(region('Mitsubishi Pajero 2012')).toBeInViewport();
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(page.getByRole('link', { name: /^Toyota Axio 2016/ })).toBeVisible();
  await expect(region('Mitsubishi Pajero 2012')).toHaveCount(1);

  // From a mail, signed out.
  await page.context().clearCookies();
  await page.goto('/');
  await page.goto(`/dashboard/requests#${old}`);
  await page.locator('[name=email]').fill(buyer.email);
  await page.locator('[name=password]').fill(buyer.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(region('Mitsubishi Pajero 2012')).toBeInViewport();

  await page.goto(`/dashboard/requests#${uuidv7()}`);
  await page.reload();
  await strictly(page.getByText('no longer there')).toBeVisible();
});
