import { type CDPSession, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { uuidv7 } from 'uuidv7';
import { test } from './support/journey.ts';
import { browserOf, type Marketplace } from './support/marketplace.ts';
import { signedUp, verifiedDealer } from './support/people.ts';
import { strictly } from './support/strictly.ts';

// The photo viewer shows every picture as a whole, in every window, and obeys fingers and keys.

const car = 'Toyota Hiace 2014';
// Landscape and upright, far too wide, tiny.
const pictures = [
  [1600, 1200],
  [1200, 1600],
  [2400, 300],
  [60, 40],
] as const;

let market: Marketplace;
let page: Page;
test.beforeAll(async ({ browser, market: shared }) => {
  market = shared;
  page = await browserOf(browser, market, { viewport: { width: 1280, height: 800 }, hasTouch: true, reducedMotion: 'reduce' });
  await signedUp(page, market, { full_name: 'Wanjiku Kamau' });
  const seller = await browserOf(browser, market, {});
  const yard = { business_name: 'Rift Valley Motors', business_address: 'Kenyatta Avenue, Nakuru', business_license: 'BL-7' };
  await verifiedDealer(seller, market, { full_name: 'Kipkemboi Rono', ...yard });
  await offerWithPhotos(seller);
  await seller.context().close();
});
test.afterAll(() => page.context().close());
test.beforeEach(async () => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openViewer();
});

/** The buyer asks for a car; the dealer offers one with these pictures, over the API. */
async function offerWithPhotos(seller: Page): Promise<void> {
  const headers = { origin: market.url };
  const request_id = uuidv7();
  const posted = await page.request.post('/api/requests', {
    headers,
    data: { id: request_id, car_model: car, budget: '1.9M', location: 'Nakuru' },
  });
  strictly(posted.status()).toBe(200);
  const image_urls: string[] = [];
  for (const [width, height] of pictures) {
    const buffer = await sharp({ create: { width, height, channels: 3, background: '#b4431f' } })
      .jpeg()
      .toBuffer();
    const photo = await seller.request.post(`/api/photos?id=${uuidv7()}`, {
      headers,
      multipart: { photo: { name: 'car.jpg', mimeType: 'image/jpeg', buffer } },
    });
    image_urls.push((await photo.json()).url);
  }
  const bid = await seller.request.post(`/api/requests/${request_id}/bids`, {
    headers,
    data: { id: uuidv7(), price: 1_850_000, image_urls },
  });
  strictly(bid.status()).toBe(200);
}

const opener = () => page.getByRole('article').getByRole('button', { name: /^Enlarge photo 1 of 4/ });
const viewer = () => page.getByRole('dialog', { name: car });
const counter = (text: string) => expect(viewer().getByText(text, { exact: true })).toBeVisible();
const shown = (index: number) => viewer().getByRole('img', { name: `(${index + 1} of 4)` });

async function openViewer(): Promise<void> {
  await page.goto('/dashboard/requests');
  await opener().click();
  await counter('1 of 4');
  await settled(0);
}

/** Waits until this photo is there and in the middle. */
async function settled(index: number): Promise<void> {
  await expect.poll(() => shown(index).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
  await expect.poll(async () => (await box(index)).x).toBeGreaterThanOrEqual(-0.5);
}

async function box(index: number) {
  return shown(index).evaluate((image) => {
    const { x, y, width, height } = image.getBoundingClientRect();
    return { x, y, width, height };
  });
}

for (const [width, height] of [
  [1280, 800],
  [740, 360],
  [360, 740],
  [320, 480],
] as const) {
  test(`at ${width} × ${height} every picture is shown as a whole, with price and dealer`, async () => {
    await page.setViewportSize({ width, height });
    for (const [index, [w, h]] of pictures.entries()) {
      if (index > 0) await page.keyboard.press('ArrowRight');
      await counter(`${index + 1} of 4`);
      await settled(index);
      const { x, y, ...size } = await box(index);
      expect.soft(x, `left of picture ${index}`).toBeGreaterThanOrEqual(-0.5);
      expect.soft(y, `top of picture ${index}`).toBeGreaterThanOrEqual(-0.5);
      expect.soft(x + size.width, `right of picture ${index}`).toBeLessThanOrEqual(width + 0.5);
      expect.soft(y + size.height, `bottom of picture ${index}`).toBeLessThanOrEqual(height + 0.5);
      // Rounded to whole pixels when it was stored, and again when it is shown.
      expect.soft(Math.abs(size.width - (size.height * w) / h), `shape of picture ${index}`).toBeLessThan(1 + w / h);
    }
    await expect(viewer().getByText('KSh 1,850,000')).toBeInViewport();
    await expect(viewer().getByText('Rift Valley Motors')).toBeInViewport();
  });
}

test('keys turn the pages, zoom, move and close; the focus returns', async () => {
  await page.keyboard.press('End');
  await counter('4 of 4');
  await page.keyboard.press('ArrowRight');
  await counter('4 of 4');
  await page.keyboard.press('ArrowLeft');
  await counter('3 of 4');
  await page.keyboard.press('Home');
  await counter('1 of 4');
  await settled(0);
  const whole = await box(0);
  await page.keyboard.press('+');
  await expect.poll(async () => (await box(0)).width).toBeGreaterThan(whole.width * 1.4);
  const before = (await box(0)).x;
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await box(0)).x).not.toBe(before);
  await counter('1 of 4');
  await page.keyboard.press('-');
  await expect.poll(() => box(0)).toEqual(whole);
  await viewer().getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('ArrowRight');
  await counter('2 of 4');
  await page.keyboard.press('Escape');
  await expect(viewer()).toHaveCount(0);
  await expect(opener()).toBeFocused();
});

test('the cross closes it; the focus returns', async () => {
  await viewer().getByRole('button', { name: 'Close' }).click();
  await expect(viewer()).toHaveCount(0);
  await expect(opener()).toBeFocused();
});

test('the wheel zooms on a desk', async () => {
  const whole = await box(0);
  await page.mouse.move(whole.x + whole.width / 2, whole.y + whole.height / 2);
  await page.mouse.wheel(0, -200);
  await expect.poll(async () => (await box(0)).width).toBeGreaterThan(whole.width * 1.4);
});

type Point = [x: number, y: number];

/** Fingers go down at the first points and over the others; one list of points for each finger. */
async function drag(cdp: CDPSession, ...fingers: Point[][]): Promise<void> {
  const at = (step: number) => fingers.map((points, id) => ({ id, x: points[step]?.[0] ?? 0, y: points[step]?.[1] ?? 0 }));
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let step = 1; step < (fingers[0]?.length ?? 0); step += 1)
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step) });
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('fingers swipe to the next photo, pinch, tap twice and move what is zoomed', async () => {
  await page.setViewportSize({ width: 360, height: 740 });
  await settled(0);
  const cdp = await page.context().newCDPSession(page);
  const { x, y, width, height } = await box(0);
  const [midX, midY] = [x + width / 2, y + height / 2];
  await drag(
    cdp,
    [300, 240, 180, 120, 60].map((step): Point => [step, midY]),
  );
  await counter('2 of 4');
  await drag(
    cdp,
    [60, 120, 180, 240, 300].map((step): Point => [step, midY]),
  );
  await counter('1 of 4');
  await settled(0);

  const zoomed = () => expect.poll(async () => (await box(0)).width / width);
  await page.touchscreen.tap(midX, midY);
  await page.touchscreen.tap(midX, midY);
  await zoomed().toBeCloseTo(3, 1);
  const before = await box(0);
  await drag(
    cdp,
    [midY, midY - 40, midY - 80].map((step): Point => [midX - (midY - step), step]),
  );
  await expect.poll(async () => (await box(0)).x).toBeLessThan(before.x - 40);
  await counter('1 of 4');
  await page.touchscreen.tap(midX, midY);
  await page.touchscreen.tap(midX, midY);
  await zoomed().toBeCloseTo(1, 1);
  await drag(
    cdp,
    [40, 60, 80, 100].map((step): Point => [midX - step, midY]),
    [40, 60, 80, 100].map((step): Point => [midX + step, midY]),
  );
  await zoomed().toBeGreaterThan(2);
});
