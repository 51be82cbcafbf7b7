import { expect, type Page } from '@playwright/test';
import { demoSignIns } from './support/demo.ts';
import { test } from './support/journey.ts';
import { browserOf, type Marketplace } from './support/marketplace.ts';
import { signIn } from './support/people.ts';
import { strictly } from './support/strictly.ts';

// A buyer looks through the market on a phone: filters apply together and live in the address, and a list that was left is found again.

let market: Marketplace;
let page: Page;
test.beforeAll(async ({ browser, demo }) => {
  market = demo;
  page = await browserOf(browser, market, { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });
  await signIn(page, demoSignIns.buyer.email, demoSignIns.buyer.password);
});
test.afterAll(() => page.context().close());

const cards = () => page.locator('.car-card');
const counted = (count: number) =>
  strictly(page.getByRole('status').getByText(count === 1 ? '1 car' : `${count} cars`, { exact: true })).toBeVisible();

/** What a page reads of the list of cars from now on: the queries, in order. */
function readsOfCars(): string[] {
  const reads: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/api/cars') reads.push(search);
  });
  return reads;
}

/** How many cars are on the market between these prices, of this body if it is given, counted in the table. */
async function onMarket({ from, under, body }: { from: number; under: number; body?: 'suv' }): Promise<number> {
  let cars = market.db
    .selectFrom('cars as c')
    .innerJoin('profiles as p', 'p.user_id', 'c.dealer_id')
    .where('p.is_verified', '=', true)
    .where('c.approval', '=', 'approved')
    .where('c.status', '<>', 'sold')
    .where('c.deleted_at', 'is', null)
    .where('c.price', '>=', from)
    .where('c.price', '<', under);
  if (body) cars = cars.where('c.body_type', '=', body);
  const { count } = await cars.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return count;
}

test('filters apply together, are counted, stand in the address, and are taken away one by one', async () => {
  const range = { from: 2_000_000, under: 3_000_000 };
  const [both, priceAlone] = [await onMarket({ ...range, body: 'suv' }), await onMarket(range)];
  expect(both).toBeLessThan(priceAlone);
  await page.goto('/dashboard/browse');
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('button', { name: /^SUV/ }).click();
  await sheet.getByRole('button', { name: '2M–3M' }).click();
  await expect(sheet.getByLabel('Under')).toHaveValue('3,000,000');
  await expect(page).toHaveURL(/\/browse$/);
  await sheet.getByRole('button', { name: `Show ${both} car${both === 1 ? '' : 's'}`, exact: true }).click();
  await expect(page).toHaveURL(/\?body_type=suv&price_from=2000000&price_to=3000000$/);
  await counted(both);
  await page.reload();
  await counted(both);
  await page.getByRole('button', { name: 'Remove the filter SUV' }).click();
  await expect(page).toHaveURL(/\?price_from=2000000&price_to=3000000$/);
  await counted(priceAlone);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(/\/browse$/);
});

test('a search is read once nobody types, and its field is emptied with its filter', async () => {
  await page.goto('/dashboard/browse');
  const search = page.getByRole('searchbox', { name: 'Search by make or model' });
  await search.focus();
  const reads = readsOfCars();
  await search.evaluate(async () => {
    for (const letter of 'toyota') {
      document.execCommand('insertText', false, letter);
      await new Promise((next) => setTimeout(next, 20));
    }
  });
  await expect(page).toHaveURL(/\?search=toyota$/);
  await expect.poll(() => reads).toEqual(['?search=toyota']);
  await page.getByRole('button', { name: 'Remove the filter “toyota”' }).click();
  await expect(search).toHaveValue('');
  await search.fill('no such car');
  await search.press('Enter');
  await expect(page).toHaveURL(/\?search=no\+such\+car$/);
});

test('Back in a long list finds the same row in the same place, without reading the list again', async () => {
  await page.goto('/dashboard/browse?sort=price_low');
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(cards()).toHaveCount(40);
  const far = cards().nth(33);
  await far.scrollIntoViewIfNeeded();
  const [name, place] = [await far.locator('.car-card-name').textContent(), await far.boundingBox()];
  const reads = readsOfCars();
  await far.getByRole('link').click();
  await expect(page).toHaveURL(/\/browse\/[\da-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();
  await page.goBack();
  await expect(cards()).toHaveCount(40);
  await expect(cards().nth(33)).toContainText(name ?? '');
  await expect(cards().nth(33)).toBeInViewport();
  expect((await cards().nth(33).boundingBox())?.y).toBeCloseTo(place?.y ?? 0, 0);
  expect(reads).toEqual([]);
});

test('the way back from a car finds the filters again, past a car like it, too', async () => {
  await page.goto('/dashboard/browse?search=toyota&sort=price_low');
  await cards().first().getByRole('link').click();
  await expect(page).toHaveURL(/\/browse\/[\da-f-]{36}$/);
  const first = page.url();
  await cards().first().getByRole('link').click();
  await expect(page).not.toHaveURL(first);
  await page.getByRole('link', { name: '← Browse Cars' }).click();
  await expect(page).toHaveURL(/\/browse\?search=toyota&sort=price_low$/);
  await expect(page.getByRole('button', { name: 'Remove the filter “toyota”' })).toBeVisible();
});

test('where nothing is left, it says which filter to take away, and a request is filled in', async () => {
  await page.goto('/dashboard/browse?search=toyota&price_to=3000000&year_to=1985');
  await expect(page.getByText('No car has all of this')).toBeVisible();
  const loosen = page.getByRole('button', { name: /^Without / });
  await expect(loosen).toHaveText([/^Without 1985 or older: \d+ cars?$/]);
  const found = (await loosen.textContent())?.match(/\d+ cars?$/)?.[0] ?? '';
  await loosen.click();
  await expect(page).toHaveURL(/\?search=toyota&price_to=3000000$/);
  await expect(page.getByRole('status').getByText(found, { exact: true })).toBeVisible();
  await expect(cards().first()).toContainText('Toyota');
  await page.goto('/dashboard/browse?search=toyota&price_to=3000000&year_to=1985');
  await page.getByRole('link', { name: 'Post these filters as a request' }).click();
  await expect(page.getByLabel('Car model')).toHaveValue('toyota');
  await strictly(page.getByLabel('Budget')).toHaveValue('KSh 3,000,000');
  await expect(page.getByLabel('Description')).toHaveValue('1985 or older');
});

test('Back closes the filters and leaves the cars', async () => {
  await page.goto('/dashboard');
  // Before its script the frame's link loads a whole page, and Back leaves that.
  await expect(page.locator('.live-state')).toBeAttached();
  await page.getByRole('navigation').getByRole('link', { name: 'Browse' }).filter({ visible: true }).first().click();
  await expect(cards().first()).toBeVisible();
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/browse$/);
  await expect(cards().first()).toBeVisible();
});

test('a phone on its side shows cars with their prices in the first screen, and one car with its price and the main button', async () => {
  await page.setViewportSize({ width: 640, height: 360 });
  await page.goto('/dashboard/browse');
  await expect(cards().first().locator('.price')).toBeInViewport({ ratio: 0.5 });
  await cards().first().getByRole('link').click();
  await expect(page.getByRole('button', { name: /photos?: / })).toBeInViewport({ ratio: 0.9 });
  const lead = page.getByRole('region', { name: 'The offer' });
  await expect(lead.locator('.price')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name: 'Ask for an offer' }).filter({ visible: true })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 360, height: 740 });
});

test('Back closes the sheet of filters on the first page of its document too, and the next one leaves', async () => {
  await page.goto('/about');
  await page.goto('/dashboard/browse');
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  for (const leave of [() => page.goBack(), () => page.keyboard.press('Escape'), () => page.goBack()]) {
    await page.getByRole('button', { name: /^Filters/ }).click();
    await expect(sheet).toBeVisible();
    await leave();
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(`${market.url}/dashboard/browse`);
  }
  await cards().first().getByRole('link').click();
  await expect(page).toHaveURL(/\/browse\/[\da-f-]{36}$/);
  await page.goBack();
  await expect(page).toHaveURL(`${market.url}/dashboard/browse`);
  await expect(cards().first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${market.url}/about`);
});

test('the hint of the search is read whole beside a button that counts the filters', async () => {
  await page.goto('/dashboard/browse?body_type=suv&fuel_type=petrol&transmission=automatic&condition=used');
  await expect(page.getByRole('button', { name: 'Filters (4)' })).toBeVisible();
  const isCut = await page.getByRole('searchbox', { name: 'Search by make or model' }).evaluate((field: HTMLInputElement) => {
    const style = getComputedStyle(field);
    const hint = getComputedStyle(field, '::placeholder');
    const brush = document.createElement('canvas').getContext('2d');
    if (!brush) throw new Error('no canvas');
    brush.font = `${hint.fontSize} ${hint.fontFamily}`;
    const room = field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    return brush.measureText(field.placeholder).width > room;
  });
  expect(isCut).toBe(false);
});

// Last: the clock stays with this browser.
test('what was typed but not looked for yet goes with the filter that is taken away', async () => {
  await page.clock.install();
  await page.goto('/dashboard/browse?search=toyota');
  const search = page.getByRole('searchbox', { name: 'Search by make or model' });
  const remove = page.getByRole('button', { name: 'Remove the filter “toyota”' });
  await expect(remove).toBeAttached();
  const reads = readsOfCars();
  await search.focus();
  await remove.evaluate((button) => {
    document.execCommand('insertText', false, ' axio');
    (button as HTMLButtonElement).click();
  });
  await expect(search).toHaveValue('');
  await page.clock.runFor(1_000);
  await search.fill('demio');
  await search.press('Enter');
  await expect(page).toHaveURL(/\?search=demio$/);
  await expect.poll(() => reads.at(-1)).toBe('?search=demio');
  expect(reads.filter((query) => query.includes('axio'))).toEqual([]);
});
