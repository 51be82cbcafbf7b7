import { expect, type Page } from '@playwright/test';
import { demoSignIns, startDemo } from './support/demo.ts';
import { test } from './support/journey.ts';
import { browserOf, type Marketplace } from './support/marketplace.ts';
import { signIn } from './support/people.ts';
import { strictly } from './support/strictly.ts';

// A dealer looks through the requests of buyers and bids on one: the filters live in the address, and a half-filled bid is never lost.

let market: Marketplace;
let page: Page;
test.beforeAll(async ({ browser }) => {
  // Its own: a dealer of the demo bids.
  market = await startDemo();
  page = await browserOf(browser, market, { viewport: { width: 1280, height: 800 } });
  await signIn(page, demoSignIns.dealer.email, demoSignIns.dealer.password);
});
test.afterAll(async () => {
  await page.context().close();
  await market.stop();
});

const rows = () => page.locator('.dealer-request');

/** The most that each buyer wants to spend, in the list's order. */
const limits = async () => {
  const shown = await rows().locator('.price').allInnerTexts();
  return shown.map((budget) => Number(budget.split('–').at(-1)?.replace(/\D/g, '')));
};

test('filters and sort are in the address, and a reload finds them again', async () => {
  await page.goto('/dashboard/buyer-requests');
  await page.getByLabel('Budget to').pressSequentially('1.0M');
  await page.getByLabel('Budget to').blur();
  await expect(page.getByLabel('Budget to')).toHaveValue('1,000,000');
  await page.getByLabel('Not yet answered by me').check();
  await page.getByLabel('Sort').selectOption('Highest budget');
  await expect(page).toHaveURL(/\?budget_to=1000000&unanswered=true&sort=highest_budget$/);
  // Also the rows from before the last choice are there for a moment.
  await expect(async () => {
    const shown = await limits();
    expect(shown.length).toBeGreaterThan(1);
    expect(shown[0]).toBeLessThanOrEqual(1_000_000);
    expect(shown).toEqual(shown.toSorted((one, other) => other - one));
  }).toPass();
  const found = await limits();
  await page.reload();
  await expect(page.getByLabel('Budget to')).toHaveValue('1,000,000');
  await expect.poll(limits).toEqual(found);
  await strictly(page.getByRole('button', { name: 'Bid Submitted' })).toHaveCount(0);
});

test('filters that are set in one moment all count, and each shows at once', async () => {
  await page.goto('/dashboard/buyer-requests?budget_to=1000000');
  await expect(page.getByLabel('Not yet answered by me')).not.toBeChecked();
  const ticked = await page.evaluate(() =>
    ['unanswered', 'without_figure'].map((name) => {
      const box = document.querySelector<HTMLInputElement>(`input[name=${name}]`);
      box?.click();
      return box?.checked;
    }),
  );
  expect(ticked).toEqual([true, true]);
  await expect(page).toHaveURL(/\?budget_to=1000000&unanswered=true&without_figure=true$/);
});

test('the fields say what the list is filtered by, after the link of the menu and after Back', async () => {
  await page.goto('/dashboard/buyer-requests');
  const search = page.getByLabel('Model or town');
  await search.pressSequentially('Axio');
  await expect(page).toHaveURL(/\?search=Axio$/);
  await page.getByLabel('Budget to').pressSequentially('1000000');
  await expect(page).toHaveURL(/\?search=Axio&budget_to=1000000$/);
  await expect(page.getByLabel('Budget to')).toBeFocused();
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^Buyer Requests/i })
    .click();
  await expect(page).toHaveURL(/\/buyer-requests$/);
  await expect(search).toHaveValue('');
  await expect(page.getByLabel('Budget to')).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL(/\?search=Axio&budget_to=1000000$/);
  await expect(search).toHaveValue('Axio');
  await expect(page.getByLabel('Budget to')).toHaveValue('1,000,000');
  // What is typed now is kept, and the field stays focused.
  await search.press('End');
  await search.pressSequentially(' Wagon');
  await expect(search).toHaveValue('Axio Wagon');
  await expect(search).toBeFocused();
});

test('the bid dialog says the gap to the budget and the commission; a discarded tab loses nothing', async () => {
  await page.goto('/dashboard/buyer-requests?unanswered=true&search=Corolla');
  await page.getByRole('button', { name: 'Place a bid on Toyota Corolla 110' }).click();
  const bid = page.getByRole('dialog', { name: 'Bid on Toyota Corolla 110' });
  await expect(bid.getByText('Used, manual')).toBeVisible();
  // As prices are written here: the unit is read, not dropped, and written in full when the field is left.
  await bid.getByLabel('Your price in KSh').pressSequentially('1.285M');
  await strictly(bid.getByText('Commission if sold: KSh 25,700')).toBeVisible();
  await bid.getByLabel('Your price in KSh').blur();
  await strictly(bid.getByLabel('Your price in KSh')).toHaveValue('1,285,000');
  await bid.getByLabel('Your price in KSh').fill('about a million');
  await bid.getByLabel('Your price in KSh').blur();
  await strictly(bid.getByLabel('Your price in KSh')).toHaveValue('about a million');
  await expect(bid.getByText('Price must be greater than 0')).toBeVisible();
  await bid.getByLabel('Your price in KSh').fill('');
  await bid.getByLabel('Your price in KSh').pressSequentially('420000');
  await strictly(bid.getByLabel('Your price in KSh')).toHaveValue('420,000');
  await strictly(bid.getByText('KSh 30,000 under the limit')).toBeVisible();
  await strictly(bid.getByText('Commission if sold: KSh 8,400')).toBeVisible();
  // Enter looks through the stock, and sends no bid.
  await bid.getByRole('button', { name: /your stock$/ }).click();
  await bid.getByLabel('Search your stock').fill('no such car');
  await bid.getByLabel('Search your stock').press('Enter');
  await expect(bid.getByText('No car in your stock has that name.')).toBeVisible();
  await bid.getByLabel('Year').fill('1999');
  await bid.getByLabel('Fuel').selectOption('Petrol');
  await bid.getByLabel('Message').fill('Resprayed once, engine dry.');

  await page.reload();
  await page.getByRole('button', { name: 'Place a bid on Toyota Corolla 110' }).click();
  await strictly(bid.getByLabel('Your price in KSh')).toHaveValue('420,000');
  await expect(bid.getByLabel('Year')).toHaveValue('1999');
  await bid.getByRole('button', { name: 'Submit Bid' }).click();
  await expect(page.getByText('Your bid has been submitted successfully!')).toBeVisible();
  const { rows: bids } = await (await page.request.get('/api/bids')).json();
  strictly(bids[0]).toMatchObject({ price: 420_000, year: 1999, fuel_type: 'petrol', message: 'Resprayed once, engine dry.' });
  strictly(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('bid-draft')))).toEqual([]);
});

test('a dealer reads an own bid again, with its photos and message', async () => {
  const { rows: bids } = await (await page.request.get('/api/bids')).json();
  const sent = bids.find((bid: { image_urls: string[]; message: string | null; request: { status: string } }) =>
    Boolean(bid.image_urls.length && bid.message && bid.request.status === 'active'),
  );
  await page.goto(`/dashboard/buyer-requests#${sent.request_id}`);
  await page.getByRole('button', { name: `Read it: your bid on ${sent.request.car_model}` }).click();
  const read = page.getByRole('dialog', { name: `Your bid on ${sent.request.car_model}` });
  await expect(read.getByText(sent.message)).toBeVisible();
  await expect(read.getByRole('button', { name: /^Enlarge photo 1 of/ })).toBeVisible();
});

test('an unverified dealer reads once why bidding is closed', async ({ browser }) => {
  const waiting = await browserOf(browser, market, {});
  await signIn(waiting, demoSignIns.unverifiedDealer.email, demoSignIns.unverifiedDealer.password);
  await waiting.goto('/dashboard/buyer-requests');
  await strictly(waiting.getByRole('button', { name: 'Place a bid' }).first()).toBeDisabled();
  await expect(waiting.getByText('Not verified yet')).toHaveCount(1);
  await expect(waiting.getByText(/contact admin|Verification Required/i)).toHaveCount(0);
  await waiting.context().close();
});
