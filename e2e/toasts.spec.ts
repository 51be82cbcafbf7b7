import { expect, type Page } from '@playwright/test';
import { appointmentOf, demoSignIns, startDemo } from './support/demo.ts';
import { test } from './support/journey.ts';
import { browserOf, type Marketplace } from './support/marketplace.ts';
import { bidByAnother, signIn, signInAsAdmin } from './support/people.ts';
import { strictly } from './support/strictly.ts';

// Toasts: they appear without a connection, wait behind a dialog, stay while they are read, and disappear by themselves.

const { buyer } = demoSignIns;

let market: Marketplace;
let page: Page;
test.beforeAll(async () => {
  // Its own: its worker tells people of the demo about what happens.
  market = await startDemo();
});
test.afterAll(() => market.stop());
test.beforeEach(async ({ browser }) => {
  page = await browserOf(browser, market, { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });
  await page.clock.install();
  await signIn(page, buyer.email, buyer.password);
});
test.afterEach(() => page.context().close());

const toasts = () => page.locator('.toast');
const dialog = () => page.getByRole('dialog');

/** Fails to reject an offer, because the connection is gone. The dialog stays open. */
async function failToReject(): Promise<void> {
  await page.goto('/dashboard/requests');
  await page.route('**/reject', (route) => route.abort());
  await page
    .getByRole('button', { name: /^Reject/ })
    .first()
    .click();
  await dialog().getByRole('button', { name: 'Reject offer' }).click();
  await expect(dialog().getByText(/^No connection/)).toBeVisible();
}

test('the first toast may be a lost connection; it stays while it is read, and disappears by itself', async () => {
  await failToReject();
  const failure = page.getByRole('alert').filter({ hasText: 'Failed to rejected offer' });
  await expect(failure).toBeVisible();
  // A toast behind a dialog can't be read, so its time has not started.
  await page.clock.runFor(20_000);
  await expect(failure).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog()).toHaveCount(0);
  await expect(failure).toBeVisible();

  await toasts().hover();
  await page.clock.runFor(20_000);
  await expect(failure).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(5_000);
  await expect(failure).toBeVisible();
  await page.clock.runFor(3_000);
  await expect(toasts()).toHaveCount(0);
});

test('a second try replaces the toast of the first; Escape closes one, and the focus goes back', async () => {
  await failToReject();
  await dialog().getByRole('button', { name: 'Reject offer' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog()).toHaveCount(0);
  await expect(toasts()).toHaveCount(1);

  const reject = page.getByRole('button', { name: /^Reject/ }).first();
  await reject.focus();
  await toasts().getByRole('button', { name: 'Dismiss' }).press('Escape');
  await expect(toasts()).toHaveCount(0);
  await expect(reject).toBeFocused();
});

test('notices that arrive while a dialog is open are shown when it is closed', async ({ browser }) => {
  const admin = await browserOf(browser, market, {});
  await signInAsAdmin(admin);
  await page.goto('/dashboard/requests');
  await page
    .getByRole('button', { name: /^Accept/ })
    .first()
    .click();
  await expect(dialog()).toBeVisible();
  const arrived = page.waitForResponse(/\/api\/notifications/);
  await bidByAnother(admin, page, 'Kisumu Cars', 1_500_000);
  await arrived;
  await page.clock.runFor(20_000);
  await expect(toasts()).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog()).toHaveCount(0);
  await page.clock.runFor(500);
  const notice = page.getByRole('status').filter({ hasText: 'New offer: KSh 1,500,000' });
  await expect(notice).toBeVisible();
  await page.clock.runFor(8_000);
  await expect(toasts()).toHaveCount(0);
  await admin.context().close();
});

test('a phone shows two at once; the next one waits for a place', async ({ browser }) => {
  const admin = await browserOf(browser, market, {});
  await signInAsAdmin(admin);
  await page.goto('/dashboard/requests');
  await expect(page.getByRole('button', { name: /^Accept/ }).first()).toBeVisible();
  for (const [name, price] of [
    ['Nakuru Cars', 1_410_000],
    ['Thika Cars', 1_420_000],
    ['Meru Cars', 1_430_000],
  ] as const) {
    const arrived = page.waitForResponse(/\/api\/notifications/);
    await bidByAnother(admin, page, name, price);
    await arrived;
  }
  const saying = (price: string) => toasts().filter({ hasText: `New offer: KSh ${price}` });
  await expect(saying('1,420,000')).toBeVisible();
  await expect(toasts()).toHaveCount(2);
  // Little of the page lies under them.
  for (const one of await toasts().all()) expect((await one.boundingBox())?.height).toBeLessThan(70);
  await saying('1,410,000').getByRole('button', { name: 'Dismiss' }).click();
  await expect(saying('1,430,000')).toBeVisible();
  await expect(toasts()).toHaveCount(2);
  await admin.context().close();
});

test('two notices that arrive together are both shown: a sale, and the commission for it', async ({ browser }) => {
  const admin = await browserOf(browser, market, {});
  await signInAsAdmin(admin);
  const appointment = await appointmentOf(market, { of: demoSignIns.dealer.email, status: 'confirmed' });
  const dealer = await browserOf(browser, market, { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });
  await signIn(dealer, demoSignIns.dealer.email, demoSignIns.dealer.password);
  await expect(dealer.getByRole('banner').getByRole('link', { name: /^Notifications/ })).toBeVisible();
  const reply = await admin.request.post(`/api/admin/appointments/${appointment}/status`, {
    headers: { origin: market.url },
    data: { status: 'completed', outcome: 'sold', final_price: 1_000_000 },
  });
  strictly(reply.status()).toBe(200);
  await expect(dealer.locator('.toast', { hasText: 'Sale recorded' })).toContainText('Our team recorded that');
  const commission = dealer.locator('.toast', { hasText: 'Commission due: KSh 20,000' });
  await commission.getByRole('button', { name: 'Open' }).click();
  await expect(dealer).toHaveURL(/\/dashboard\/commissions#/);
  await Promise.all([admin, dealer].map((one) => one.context().close()));
});
