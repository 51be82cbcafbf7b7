import { expect, type Page } from '@playwright/test';
import type { Notification } from '../shared/notifications/api.ts';
import { demoSignIns, startDemo } from './support/demo.ts';
import { violations } from './support/examine.ts';
import { test } from './support/journey.ts';
import { browserOf, type Marketplace } from './support/marketplace.ts';
import { bidByAnother, signIn, signInAsAdmin } from './support/people.ts';
import { strictly } from './support/strictly.ts';

// Notices: the page that lists them, and how opening a thing marks those about it as read (docs/domain/permissions.md, "Notices").

const { buyer } = demoSignIns;

let market: Marketplace;
let page: Page;
test.beforeAll(async ({ browser }) => {
  // Its own: its worker tells a buyer of the demo about new offers.
  market = await startDemo();
  page = await browserOf(browser, market, { viewport: { width: 320, height: 740 }, reducedMotion: 'reduce' });
  await signIn(page, buyer.email, buyer.password);
  const admin = await browserOf(browser, market, {});
  await signInAsAdmin(admin);
  await bidByAnother(admin, page, 'Kisumu Cars', 1_300_000);
  await admin.context().close();
  // One notice per open request; the worker writes them one by one.
  await strictly.poll(async () => (await unread()).length).toBeGreaterThan(1);
});
test.afterAll(async () => {
  await page.context().close();
  await market.stop();
});

async function unread(): Promise<Notification[]> {
  const { rows } = await (await page.request.get('/api/notifications')).json();
  return (rows as Notification[]).filter(({ kind, read_at }) => kind === 'bid-placed' && read_at === null);
}
const bell = () => page.getByRole('banner').getByRole('link', { name: /^Notifications/ });

test('the list has days, one link a row, and says in words what is unread', async () => {
  await page.goto('/dashboard/notifications');
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
  const row = page
    .getByRole('main')
    .getByRole('link', { name: /New offer: KSh\s1,300,000.*New/ })
    .first();
  const { height = 0 } = (await row.boundingBox()) ?? {};
  expect(height).toBeGreaterThanOrEqual(44);
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('opening a request clears the bell of what is told about it, and of nothing else', async () => {
  await page.goto('/dashboard/notifications');
  const before = await unread();
  const [{ link = '', deal = null } = {}] = before;
  await page.goto(link);
  await strictly.poll(async () => (await unread()).some((notice) => notice.deal?.id === deal?.id)).toBe(false);
  strictly(await unread()).toHaveLength(before.filter((notice) => notice.deal?.id !== deal?.id).length);
  const { unread: left } = await (await page.request.get('/api/notifications')).json();
  await strictly(bell()).toHaveAccessibleName(left ? `Notifications, ${left} unread` : 'Notifications');
});

test('filters stand in the address, and a notice leads to its very offer, which is marked', async () => {
  await page.goto('/dashboard/notifications');
  await page.getByLabel('Show').selectOption('Offers');
  await expect(page).toHaveURL('/dashboard/notifications?group=offers');
  await expect(page.getByRole('main').getByRole('link', { name: /^Viewing/ })).toHaveCount(0);
  await page.getByLabel('Only unread').check();
  await expect(page).toHaveURL('/dashboard/notifications?group=offers&only=unread');
  await page.reload();
  await expect(page.getByLabel('Only unread')).toBeChecked();
  await page.getByLabel('Only unread').uncheck();
  await expect(page).toHaveURL('/dashboard/notifications?group=offers');
  await page
    .getByRole('main')
    .getByRole('link', { name: /New offer/ })
    .first()
    .click();
  await expect(page).toHaveURL(/offer=/);
  const offer = page.locator(`[id="${new URL(page.url()).searchParams.get('offer')}"]`);
  await expect(offer).toBeFocused();
  await expect(offer).toHaveAttribute('data-arrived', '');
  await expect(offer).toBeInViewport();
  await page.goto('/dashboard/notifications?group=saved-cars');
  await page.getByRole('link', { name: 'See all notifications' }).click();
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
});

test('a choice is shown as tapped at once, kept, and taken back when the server refuses', async () => {
  await page.goto('/dashboard/notifications');
  await page.getByRole('link', { name: 'Choose what reaches you' }).click();
  await expect(page).toHaveURL('/dashboard/profile#notices');
  const mails = page.getByRole('group', { name: 'New offers' }).getByLabel('By mail');
  await mails.uncheck();
  await strictly.poll(async () => (await (await page.request.get('/api/notifications/choices')).json()).choices[0].mail).toBe(false);
  await page.reload();
  await strictly(mails).not.toBeChecked();
  await page.route('**/api/notifications/choices', (route) => (route.request().method() === 'PUT' ? route.abort() : route.fallback()));
  await mails.click();
  await expect(page.getByText('It is still switched off')).toBeVisible();
  await strictly(mails).not.toBeChecked();
  await page.unrouteAll();
  await mails.check();
  await strictly.poll(async () => (await (await page.request.get('/api/notifications/choices')).json()).choices[0].mail).toBe(true);
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('one tap on a notice about a request tells the server once that it was read', async ({ browser }) => {
  // Not on the page of the request: there it is read as it comes.
  await page.goto('/dashboard/notifications');
  const admin = await browserOf(browser, market, {});
  await signInAsAdmin(admin);
  await bidByAnother(admin, page, 'Nakuru Cars', 1_310_000);
  await admin.context().close();
  await strictly.poll(async () => (await unread()).length).toBeGreaterThan(0);
  await page.reload();
  const [notice] = await unread();
  const told: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/notifications/')) told.push(request.postData() ?? '');
  });
  await page.getByRole('main').locator(`a[href="${notice?.link}"]`).first().click();
  await strictly.poll(async () => (await unread()).some(({ link }) => link === notice?.link)).toBe(false);
  await expect(page.getByRole('heading', { name: /^Offers Received/ })).toBeVisible();
  expect(told).toHaveLength(1);
  page.removeAllListeners('request');
});

test('an address that is not there has a picture and the way on', async () => {
  for (const [address, title] of [
    ['/dashboard/nowhere', 'Oops! Page not found'],
    ['/appointment/019ab000-0000-7000-8000-000000000001', 'Appointment not found'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('link', { name: 'Go to Dashboard' })).toHaveClass(/btn-primary/);
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
});
