import { expect, type Page } from '@playwright/test';
import { uuidv7 } from 'uuidv7';
import { demoSignIns, startDemo } from './support/demo.ts';
import { test } from './support/journey.ts';
import { browserOf, type Marketplace } from './support/marketplace.ts';
import { signIn } from './support/people.ts';
import { strictly } from './support/strictly.ts';

// The car of two accepted offers is sold at the yard, on phones: its dealer names another one for each; the buyer takes one and books, and declines the other.

test.use({ actionTimeout: 20_000 });

// Each test begins where the one before left off.
test.describe.configure({ mode: 'serial' });

let market: Marketplace;
let [buyer, dealer] = [{} as Page, {} as Page];
const car = { year: 2016, condition: 'used', fuel_type: 'petrol', transmission: 'automatic', location: 'Nakuru' };
const requests = { 'Subaru Exiga': uuidv7(), 'Subaru Exiga GT': uuidv7() };

test.beforeAll(async ({ browser }) => {
  // Its own: people of the demo trade, and are told by its worker.
  market = await startDemo();
  const phone = { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' } as const;
  [buyer, dealer] = [await browserOf(browser, market, phone), await browserOf(browser, market, phone)];
  await Promise.all([
    signIn(buyer, demoSignIns.buyer.email, demoSignIns.buyer.password),
    signIn(dealer, demoSignIns.dealer.email, demoSignIns.dealer.password),
  ]);
  const lost = { id: uuidv7(), make: 'Subaru', model: 'Exiga', price: 1_150_000, ...car };
  await post(dealer, '/api/cars', lost);
  for (const [model, price] of [
    ['Levorg', 1_900_000],
    ['Impreza', 1_152_000],
  ] as const)
    await post(dealer, '/api/cars', { id: uuidv7(), make: 'Subaru', model, price, ...car });
  for (const [car_model, request] of Object.entries(requests)) {
    const bid = uuidv7();
    await post(buyer, '/api/requests', { id: request, car_model, budget: '1.2M', location: 'Nakuru' });
    await post(dealer, `/api/requests/${request}/bids`, { id: bid, car_id: lost.id, price: 1_150_000 });
    await post(buyer, `/api/bids/${bid}/accept`);
  }
});
test.afterAll(async () => {
  await Promise.all([buyer, dealer].map((page) => page.context().close()));
  await market.stop();
});

async function post(page: Page, path: string, data: object = {}): Promise<void> {
  const reply = await page.request.post(market.url + path, { headers: { origin: market.url }, data });
  strictly(reply.status(), await reply.text()).toBe(200);
}

/** Opens the own request, whose one offer is accepted. */
async function opened(car_model: keyof typeof requests) {
  await buyer.goto(`/dashboard/requests#${requests[car_model]}`);
  return buyer.getByRole('region', { name: car_model, exact: true });
}

test('the car is sold while its viewing is being booked: the form says so and can’t be sent', async () => {
  const request = await opened('Subaru Exiga');
  await request.getByRole('button', { name: /^Book a viewing with/ }).click();
  const form = buyer.getByRole('dialog', { name: 'Book a viewing' });
  await expect(form.getByRole('button', { name: /^Book / })).toBeEnabled();

  await dealer.goto('/dashboard/inventory?search=exiga');
  await dealer.getByRole('button', { name: 'More for Subaru Exiga 2016' }).click();
  await dealer.getByRole('button', { name: 'Mark as sold…' }).click();
  await expect(dealer.getByText('A sale to a buyer from here is recorded on its viewing instead.')).toBeVisible();
  await expect(dealer.getByText('Accepted: you can name another car once.')).toHaveCount(2);
  await dealer.getByRole('button', { name: 'Mark as sold' }).click();

  await strictly(form.getByText('The car of this offer was sold to someone else.')).toBeVisible();
  await strictly(form.getByRole('button', { name: /^Book / })).toBeDisabled();
  await form.getByRole('button', { name: 'Cancel' }).click();
});

test('its dealer names another one for each offer, the nearest to the agreed price first', async () => {
  // The one thing that this dealer owes stands before what the stock fits.
  await dealer.goto('/dashboard/buyer-requests');
  const fitting = dealer.getByRole('region', { name: 'Your cars fit these' });
  await expect(fitting).toBeVisible();
  await expect(
    dealer
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Name another car for/ }),
  ).toBeVisible();
  for (const car_model of Object.keys(requests)) {
    await dealer.goto('/dashboard/buyer-requests?search=exiga');
    await dealer.getByRole('button', { name: `Name another car for ${car_model}`, exact: true }).click();
    const dialog = dealer.getByRole('dialog', { name: 'Name another car' });
    await expect(dialog.getByRole('listitem').first()).toContainText('Subaru Impreza 2016');
    await dialog.getByRole('button', { name: /Subaru Impreza 2016/ }).click();
    await strictly(dialog.getByText('If the buyer takes it, the price is KSh 1,150,000.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Name this car' }).click();
    await expect(dealer.getByText('Its car was sold: the buyer answers about another').first()).toBeVisible();
  }
});

test('the buyer takes the one and books its viewing', async () => {
  const request = await opened('Subaru Exiga');
  const other = request.getByRole('region', { name: 'Another car: Subaru Impreza 2016' });
  await strictly(other.getByText('The yard asks KSh 1,152,000 for it otherwise.')).toBeVisible();
  await expect(request.getByText('under your limit')).toHaveCount(0);
  // Beside what it is about, without scrolling, above the bottom bar.
  const [take, bar] = await Promise.all([
    other.getByRole('button', { name: 'Take this car' }).boundingBox(),
    buyer.locator('.bottom-bar').boundingBox(),
  ]);
  expect((take?.y ?? 740) + (take?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await other.getByRole('button', { name: 'Take this car' }).click();
  await buyer.getByRole('dialog', { name: 'Take this car?' }).getByRole('button', { name: 'Take it' }).click();
  await buyer.getByRole('button', { name: /^Book a viewing with/ }).click();
  await buyer
    .getByRole('dialog', { name: 'Book a viewing' })
    .getByRole('button', { name: /^Book / })
    .click();
  await expect(buyer).toHaveURL(/\/appointment\//);
  await strictly(buyer.getByRole('region', { name: 'Vehicle details' }).getByText('Subaru Impreza 2016').first()).toBeVisible();
});

test('the buyer declines the other: nothing is left to book', async () => {
  const request = await opened('Subaru Exiga GT');
  await request.getByRole('button', { name: 'Decline' }).click();
  await buyer.getByRole('dialog', { name: 'Decline this car?' }).getByRole('button', { name: 'Decline' }).click();
  await strictly(request.getByText('Its car was sold', { exact: true }).first()).toBeVisible();
  await strictly(request.getByText('Its car was sold; other dealers still see your request')).toBeVisible();
  await strictly(request.getByText('under your limit')).toHaveCount(0);
  await strictly(request.getByRole('region', { name: /^Another car/ })).toHaveCount(0);
  await strictly(request.getByRole('button', { name: /^Book a viewing with/ })).toHaveCount(0);
});
