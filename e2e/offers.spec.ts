import { expect, type Locator, type Page } from '@playwright/test';
import type { OwnRequest } from '../shared/requests/api.ts';
import { dayInNairobi } from '../shared/time.ts';
import { forgetCounts } from '../tests/support/rate-limits.ts';
import { inDays } from '../tests/support/times.ts';
import { setClock } from './support/clock.ts';
import { demoSignIns, startDemo } from './support/demo.ts';
import { test } from './support/journey.ts';
import { browserOf, type Marketplace } from './support/marketplace.ts';
import { bidByAnother, signIn, signInAsAdmin } from './support/people.ts';
import { strictly } from './support/strictly.ts';

// The offers on a request: in order of fit, shortlisted, side by side, and from accepting to booked in three taps.

const { buyer } = demoSignIns;
const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 800 };

let market: Marketplace;
let page: Page;
test.beforeAll(async ({ browser }) => {
  // Its own: a buyer of the demo shortlists offers and accepts some.
  market = await startDemo();
  page = await browserOf(browser, market, { viewport: phone, reducedMotion: 'reduce' });
  await signIn(page, buyer.email, buyer.password);
});
test.afterAll(async () => {
  await page.context().close();
  await market.stop();
});

const offers = () => page.getByRole('article', { name: /^Offer from/ });
const offerFrom = (dealer: string) => page.getByRole('article', { name: `Offer from ${dealer}` });
const names = () => offers().evaluateAll((all) => all.map((offer) => offer.getAttribute('aria-label')?.replace('Offer from ', '')));
const isPressed = (button: Locator, on: boolean) => expect(button).toHaveAttribute('aria-pressed', String(on));

async function open(size: { width: number; height: number }, query = ''): Promise<void> {
  await page.setViewportSize(size);
  await page.goto(`/dashboard/requests${query}`);
  await expect(page.getByRole('heading', { name: 'Offers Received (4)' })).toBeVisible();
  await expect(offers().first()).toBeVisible();
}

for (const width of [320, 360]) {
  test(`at ${width} px the best offer comes first and its photo is in the first screen`, async () => {
    await open({ width, height: 640 });
    const photo = page.getByRole('button', { name: /^Enlarge photo 1/ }).first();
    const { y = 640 } = (await photo.boundingBox()) ?? {};
    // 64 px are the bar at the bottom.
    expect(y).toBeLessThan(640 - 64 - 120);
    expect((await names())[0]).toBe('Rift Valley Motors');
    await expect(offers().first().getByText('Best fit', { exact: true })).toBeVisible();
    await expect(page.locator('.sticker-yellow')).toHaveCount(1);
  });
}

test('the order is chosen and stays in the address', async () => {
  await open(phone);
  await page.getByLabel('Sort offers by').selectOption('Price');
  await expect(page).toHaveURL(/\?sort=price$/);
  await expect.poll(async () => (await names())[0]).toBe('Eastern Bypass Autos');
  await page.reload();
  await expect.poll(async () => (await names())[0]).toBe('Eastern Bypass Autos');
  await expect(page.getByLabel('Sort offers by')).toHaveValue('price');
  // The lowest price is never said without the low rating beside it.
  await expect(offers().first()).toContainText('Lowest price, but the dealer is rated 2.0');
  await expect(page.getByText('Lowest price', { exact: true })).toHaveCount(0);
});

test('the request that is open stays in the address with the order of its offers', async () => {
  await open(phone);
  const request = await page.locator('section[id]').filter({ has: offers() }).getAttribute('id');
  await open(phone, `#${request}`);
  await page.getByLabel('Sort offers by').focus();
  await page.getByLabel('Sort offers by').selectOption('Price');
  await expect(page).toHaveURL(new RegExp(`/requests\\?sort=price#${request}$`));
  await expect(page.getByLabel('Sort offers by')).toBeFocused();
  await page.reload();
  await expect(page.locator(`section[id="${request}"]`).filter({ has: offers() })).toBeVisible();
  await expect(page.getByLabel('Sort offers by')).toHaveValue('price');
});

test('a heart is on at once, taken back when the server refuses, kept when it does not', async () => {
  await open(phone);
  const heart = page.getByRole('button', { name: 'Shortlist the offer from Ngong Road Auto Bazaar' });
  let refuse: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  await page.route('**/shortlist', async (route) => {
    await held;
    await route.fulfill({ status: 503 });
  });
  await heart.click();
  await isPressed(heart, true);
  refuse();
  await expect(page.getByText('The shortlist was not changed')).toBeVisible();
  await isPressed(heart, false);
  await page.unroute('**/shortlist');

  await heart.click();
  const shortlist = page.getByRole('button', { name: 'Shortlist (1)' });
  await shortlist.click();
  await expect.poll(names).toEqual(['Ngong Road Auto Bazaar']);
  await page.reload();
  await isPressed(shortlist, true);
  await strictly.poll(names).toEqual(['Ngong Road Auto Bazaar']);
  // With the last heart the filter goes, too.
  await isPressed(heart, true);
  await heart.click();
  await expect.poll(names).toHaveLength(4);
});

test('two offers are compared side by side on a phone, and after a reload', async () => {
  await open(phone);
  await page.getByRole('button', { name: 'Compare' }).click();
  const dialog = page.getByRole('dialog', { name: 'Compare offers' });
  await dialog.getByRole('checkbox', { name: /Rift Valley Motors/ }).check();
  await expect(dialog.getByRole('button', { name: /^Compare/ })).toBeDisabled();
  await dialog.getByRole('checkbox', { name: /Ngong Road/ }).check();
  await dialog.getByRole('button', { name: 'Compare 2' }).click();
  await expect.poll(names).toEqual(['Rift Valley Motors', 'Ngong Road Auto Bazaar']);
  await page.reload();
  await expect.poll(names).toEqual(['Rift Valley Motors', 'Ngong Road Auto Bazaar']);
  const [left, right] = await Promise.all([offers().nth(0).boundingBox(), offers().nth(1).boundingBox()]);
  expect(left?.y).toBe(right?.y);
  expect((right?.x ?? 0) + (right?.width ?? 999)).toBeLessThanOrEqual(360);
  await page.getByRole('button', { name: 'All offers' }).click();
  await expect.poll(names).toHaveLength(4);
});

test('the shortlisted offers are chosen already when offers are compared', async () => {
  await open(phone);
  const hearts = ['Rift Valley Motors', 'Chania Car Yard'].map((dealer) =>
    page.getByRole('button', { name: `Shortlist the offer from ${dealer}` }),
  );
  for (const heart of hearts) await heart.click();
  await expect(page.getByRole('button', { name: 'Shortlist (2)' })).toBeVisible();
  await page.getByRole('button', { name: 'Compare' }).click();
  const dialog = page.getByRole('dialog', { name: 'Compare offers' });
  await expect(dialog.getByText('Choose two to four.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Compare 2' })).toBeEnabled();
  await expect(dialog.getByRole('checkbox', { name: /Chania Car Yard/ })).toBeChecked();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  for (const heart of hearts) await heart.click();
  await expect(page.getByRole('button', { name: 'Shortlist (0)' })).toBeVisible();
});

test('on the narrowest phone facts stand in two columns, and the sticker leaves the counter free', async () => {
  await open({ width: 320, height: 640 });
  const first = offers().first();
  const columns = await first.locator('.facts').evaluate((facts) => getComputedStyle(facts).gridTemplateColumns.split(' ').length);
  expect(columns).toBe(2);
  const [counter, sticker] = await Promise.all([first.locator('.photo-counter').boundingBox(), first.locator('.sticker').boundingBox()]);
  expect((counter?.y ?? 640) + (counter?.height ?? 0)).toBeLessThanOrEqual(sticker?.y ?? 0);
});

test('on a desk they stand side by side, line by line', async () => {
  await open(desk);
  const boxes = await offers().evaluateAll((all) => all.map((offer) => offer.getBoundingClientRect().y));
  expect(new Set(boxes).size).toBe(1);
  const dealers = await page
    .locator('.offer-line', { hasText: 'Rating' })
    .evaluateAll((all) => all.map((line) => Math.round(line.getBoundingClientRect().y)));
  expect([dealers.length, new Set(dealers).size]).toEqual([4, 1]);
  await expect(offerFrom('Ngong Road Auto Bazaar')).toContainText('your county');
  // Photos of one request's offers are told apart by their dealer.
  await expect(page.getByRole('button', { name: /^Enlarge photo 1 of .*, Rift Valley Motors$/ })).toHaveCount(1);
  await expect(offerFrom('Chania Car Yard')).toContainText('highest');
});

test('accepting over the limit says by how much', async () => {
  await open(phone);
  await offerFrom('Chania Car Yard')
    .getByRole('button', { name: /^Accept/ })
    .click();
  await strictly(page.getByRole('dialog')).toContainText('That is KSh 45,000 over your limit.');
  await page.keyboard.press('Escape');
});

test('offers that do not load for comparing can be asked for again; those that are on the page are not read', async () => {
  await open(phone);
  await page.route('**/api/requests/*/bids*', (route) => route.fulfill({ status: 503 }));
  await page.getByRole('button', { name: 'Compare' }).click();
  const dialog = page.getByRole('dialog', { name: 'Compare offers' });
  await expect(dialog.getByRole('checkbox')).toHaveCount(4);
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await page.getByLabel('Sort offers by').selectOption('Rating');
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(dialog.getByText('Failed to load bids')).toBeVisible();
  await expect(dialog.getByText('Loading offers')).toHaveCount(0);
  await page.unroute('**/api/requests/*/bids*');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('checkbox')).toHaveCount(4);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
});

test('many offers scroll inside their table, by keyboard too', async ({ browser }) => {
  const admin = await browserOf(browser, market, {});
  await signInAsAdmin(admin);
  for (let n = 1; n <= 4; n += 1) {
    await forgetCounts(market.db);
    await bidByAnother(admin, page, `Long Named Automobile Importers of Uasin Gishu ${n}`, 1_500_000 + n * 1000);
  }
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/dashboard/requests');
  const table = page.getByRole('region', { name: 'Offers side by side' });
  await expect(offers()).toHaveCount(8);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1024);
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
  await admin.context().close();
});

test('from accepting to booked: three taps', async () => {
  await page.setViewportSize(phone);
  await page.goto('/dashboard/requests');
  let taps = 0;
  const tap = async (button: Locator) => {
    await button.click();
    taps += 1;
  };
  await tap(offerFrom('Rift Valley Motors').getByRole('button', { name: 'Accept KSh 1,480,000' }));
  const dialog = page.getByRole('dialog');
  await strictly(dialog).toContainText('Rift Valley Motors offers KSh 1,480,000');
  await tap(dialog.getByRole('button', { name: 'Accept offer' }));
  await expect(page.getByRole('dialog', { name: 'Book a viewing' })).toBeVisible();
  await tap(dialog.getByRole('button', { name: /^Book .*\d\d:\d\d$/ }));
  await expect(page).toHaveURL(/\/appointment\//);
  expect(taps).toBe(3);
});

test('a link to the booking of the last of many offers opens its dialog on a phone, also one on the page that is open', async () => {
  const { id, bids } = await withManyOffers();
  const last = bids.at(-1);
  await page.request.post(`/api/bids/${last?.id}/accept`, { headers: { origin: market.url } });
  await page.setViewportSize(phone);
  await page.goto(`/dashboard/requests?book=${last?.id}#${id}`);
  const dialog = page.getByRole('dialog', { name: 'Book a viewing' });
  await expect(dialog).toContainText(last?.dealer.business_name ?? '');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(new RegExp(`/requests#${id}$`));
  // The offer stays where it was shown.
  await expect(offerFrom(last?.dealer.business_name ?? '')).toBeVisible();
  await page.evaluate((address) => {
    history.pushState({ idx: history.state.idx + 1 }, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, `/dashboard/requests?book=${last?.id}#${id}`);
  await expect(dialog).toBeVisible();
});

test('a phone whose clock is two days behind books with one tap, and names the right day', async ({ browser }) => {
  const { id, bids } = await withManyOffers();
  const last = bids.at(-1);
  await page.request.post(`/api/bids/${last?.id}/accept`, { headers: { origin: market.url } });
  // A yard that is open every day.
  await market.db
    .updateTable('profiles')
    .set({ yard_hours: null })
    .where('user_id', '=', last?.dealer_id ?? '')
    .execute();
  const slow = await browserOf(browser, market, { viewport: phone });
  await setClock(slow, -48);
  await signIn(slow, buyer.email, buyer.password);
  await slow.goto(`/dashboard/requests?book=${last?.id}#${id}`);
  const dialog = slow.getByRole('dialog', { name: 'Book a viewing' });
  await expect(dialog.getByRole('radio', { name: /^Tomorrow/i })).toBeChecked();
  await dialog.getByRole('button', { name: 'Book tomorrow 10:00' }).click();
  await expect(slow).toHaveURL(/\/appointment\//);
  const { appointment_date } = await market.db
    .selectFrom('appointments')
    .select('appointment_date')
    .where('bid_id', '=', last?.id ?? '')
    .executeTakeFirstOrThrow();
  strictly(dayInNairobi(appointment_date)).toBe(inDays(1).appointment_date);
  await slow.context().close();
});

/** The buyer's own request with the many offers, as its page reads it. */
async function withManyOffers(): Promise<OwnRequest> {
  const { rows } = (await (await page.request.get('/api/requests')).json()) as { rows: OwnRequest[] };
  const found = rows.find(({ bid_count }) => bid_count >= 4);
  if (!found) throw new Error('no request has many offers');
  return found;
}
