import { expect, type Page } from '@playwright/test';
import { demoSignIns } from './support/demo.ts';
import { examine } from './support/examine.ts';
import { test } from './support/journey.ts';
import { browserOf, type Marketplace } from './support/marketplace.ts';
import { signIn, signInAsAdmin } from './support/people.ts';

// What stands around every page: top bar, side menu, bottom bar and its badges; the first paint; scroll positions.

const { buyer, dealer } = demoSignIns;
const phone = { viewport: { width: 320, height: 640 } };

let market: Marketplace;
let page: Page;
test.beforeEach(async ({ browser, demo }) => {
  market = demo;
  page = await browserOf(browser, market, phone);
  await signIn(page, buyer.email, buyer.password);
});
test.afterEach(() => page.context().close());

const bar = (of = page) => of.getByRole('navigation', { name: 'Most used pages' });
const menu = (of = page) => of.getByRole('navigation', { name: /Dashboard$/ });
const more = (of = page) => bar(of).getByRole('button', { name: 'More' });

test('a phone has the most used pages at its lower edge, a desk in the side menu', async () => {
  await expect(bar().getByRole('link')).toHaveText([/^\d*.*Overview$/, /Browse$/, /Requests$/, /Messages$/]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(bar()).toBeHidden();
  await expect(menu()).toBeVisible();
});

test('“More” opens the side menu; a click, Escape, Back and a wide window close it', async () => {
  await bar()
    .getByRole('link', { name: /Requests/ })
    .click();
  // The address is there before the page, whose arrival closes the menu.
  await expect(page.getByRole('heading', { name: 'My Requests', level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/dashboard/requests');
  await expect(menu()).toBeHidden();
  const ways: [string, () => Promise<unknown>][] = [
    ['Escape', () => page.keyboard.press('Escape')],
    ['Back', () => page.goBack()],
    ['More again', () => more().click()],
  ];
  for (const [way, close] of ways) {
    await more().click();
    await expect(menu().getByRole('link', { name: /Overview/ }), way).toBeFocused();
    await close();
    await expect(menu(), way).toBeHidden();
    await expect(page, way).toHaveURL('/dashboard/requests');
  }
  await more().click();
  await menu()
    .getByRole('link', { name: /Messages/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Messages', level: 1 })).toBeVisible();
  await expect(menu()).toBeHidden();
  await more().click();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('main')).not.toHaveAttribute('inert');
  await page.setViewportSize(phone.viewport);
  await more().click();
  await expect(menu().getByRole('link', { name: 'Questions' })).toHaveAttribute('href', '/questions');
  await expect(menu().getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact');
  await menu().getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
});

test('dealers and the administrator have pages of their own; a dealer’s menu names the business', async ({ browser }) => {
  const other = await browserOf(browser, market, phone);
  await signIn(other, dealer.email, dealer.password);
  await expect(bar(other).getByRole('link')).toHaveText([/Overview$/, /Requests$/, /Inventory$/, /Messages$/]);
  await more(other).click();
  await expect(menu(other)).toContainText('Rift Valley Motors');
  await expect(menu(other).getByTitle('Licence checked by our team')).toBeVisible();
  await examine(other, 'the frame of a dealer');
  await other.context().clearCookies();
  await other.setViewportSize({ width: 320, height: 640 });
  await signInAsAdmin(other);
  await expect(bar(other).getByRole('link').first()).toHaveText(/Overview$/);
  await expect(bar(other).getByRole('link', { name: 'Users' })).toBeVisible();
  await other.context().close();
});

test('under the fingers the bar gives way to the keyboard', async ({ browser }) => {
  const touched = await browserOf(browser, market, {
    ...phone,
    hasTouch: true,
    isMobile: true,
    storageState: await page.context().storageState(),
  });
  await touched.goto('/dashboard/messages');
  await expect(bar(touched)).toBeVisible();
  await touched.getByRole('searchbox').or(touched.getByRole('textbox')).first().focus();
  await expect(bar(touched)).toBeHidden();
  await touched.context().close();
});

test('before any script has come the page has its frame, name, menu and heading, and nothing moves when it comes', async ({ browser }) => {
  const slow = await browserOf(browser, market, { ...phone, storageState: await page.context().storageState() });
  const { promise: untilSeen, resolve: seen } = Promise.withResolvers<void>();
  await slow.route('**/*.js', async (route) => {
    await untilSeen;
    await route.continue();
  });
  await slow.goto('/dashboard', { waitUntil: 'commit' });
  await expect(slow.getByRole('heading', { name: 'Habari, Wanjikũ' })).toBeVisible();
  await expect(slow.getByRole('banner').getByText('TafutaGari')).toBeVisible();
  await expect(bar(slow).getByRole('link', { name: 'Requests' })).toBeVisible();
  await expect(more(slow)).toBeDisabled();
  // Its stylesheet may come after its words.
  await expect(bar(slow)).toHaveCSS('position', 'fixed');
  const place = await bar(slow).getByRole('link', { name: 'Requests' }).boundingBox();
  seen();
  await expect(slow.getByRole('button', { name: 'More', exact: true })).toBeEnabled();
  await expect(slow.locator('.skeleton, .spinner')).toHaveCount(0);
  expect(
    await bar(slow)
      .getByRole('link', { name: /Requests/ })
      .boundingBox(),
  ).toEqual(place);
  const shifts = await slow.evaluate(() => performance.getEntriesByType('layout-shift').length);
  expect(shifts).toBe(0);
  await slow.context().close();
});

test('scroll positions belong to their page: Back restores, another page starts at its top, and none is taken along', async () => {
  const top = () => page.evaluate(() => Math.round(scrollY));
  await expect(page.locator('.skeleton, .spinner')).toHaveCount(0);
  await bar()
    .getByRole('link', { name: /Requests/ })
    .click();
  await expect(page.getByRole('heading', { name: 'My Requests', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Accept/ }).first()).toBeVisible();
  await page.evaluate(() => scrollTo(0, 600));
  await expect.poll(top).toBe(600);
  // The home was never scrolled.
  await page.goBack();
  await expect(page.getByRole('heading', { name: /^Habari/ })).toBeVisible();
  expect(await top()).toBe(0);
  await page.goForward();
  await expect(page.getByRole('button', { name: /^Accept/ }).first()).toBeVisible();
  await expect.poll(top).toBe(600);
  await bar()
    .getByRole('link', { name: /Messages/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Messages', level: 1 })).toBeVisible();
  expect(await top()).toBe(0);
});

test('a toast lies under the header, over nothing at the thumb, and can be read beside a dialog', async () => {
  const toast = page.locator('.toast');
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/dashboard/requests');
  await page.route('**/reject', (route) => route.abort());
  await page
    .getByRole('button', { name: /^Reject/ })
    .first()
    .click();
  // Without a field the heading has the focus, not the cross that closes it.
  await expect(page.getByRole('dialog').getByRole('heading')).toBeFocused();
  await page.getByRole('dialog').getByRole('button', { name: 'Reject offer' }).click();
  await expect(page.getByRole('dialog').getByText(/^No connection/)).toBeVisible();
  expect((await toast.boundingBox())?.width).toBeGreaterThan(400);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.setViewportSize(phone.viewport);
  await expect(toast).toBeVisible();
  await toast.hover(); // It stays while it is read.
  const [over, header] = [await toast.boundingBox(), await page.getByRole('banner').boundingBox()];
  expect(over?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
  expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThan(phone.viewport.height / 3);
});

test('where only the password is missing, it has the focus', async () => {
  await page.context().clearCookies();
  await bar()
    .getByRole('link', { name: /Requests/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await expect(dialog.getByLabel('Email')).toHaveValue(buyer.email);
  await expect(dialog.locator('[name=password]')).toBeFocused();
});
