import { expect, type Locator, type Page } from '@playwright/test';
import { addressWithKey, machineKey } from '../server/platform/process/machine-key.ts';
import { servicePaths } from '../shared/addresses/service-paths.ts';
import { appointmentOf, demoSignIns } from './support/demo.ts';
import { examine } from './support/examine.ts';
import { test } from './support/journey.ts';
import { browserOf, type Marketplace } from './support/marketplace.ts';
import { signIn, signInAsAdmin } from './support/people.ts';

// Every screen of the demo's marketplace, on phone, tablet and desktop, light and dark: axe finds nothing, nothing scrolls sideways and
// every target is large enough for a finger.

const { buyer, dealer, unverifiedDealer } = demoSignIns;

let market: Marketplace;
let page: Page;
test.beforeAll(async ({ browser, demo }) => {
  market = demo;
  page = await browserOf(browser, market, { reducedMotion: 'reduce' });
});
test.afterAll(() => page.context().close());
test.afterEach(() => page.context().clearCookies());

/** Opens an address, waits for its content, and examines it. */
async function visit(address: string, content: string | RegExp): Promise<void> {
  await page.goto(address);
  await expect(page.getByText(content).locator('visible=true').first()).toBeVisible();
  await expect(page.locator('.spinner')).toHaveCount(0);
  await examine(page, address);
}

/** Where a link leads. */
async function addressOf(link: Locator): Promise<string> {
  return (await link.getAttribute('href')) ?? '';
}

/** Opens a dialog with its button, examines it, and closes it. */
async function open(button: string | RegExp, title: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).and(page.locator(':enabled')).first().click();
  await expect(page.getByRole('dialog').getByText(title).first()).toBeVisible();
  await examine(page, `${button} on ${new URL(page.url()).pathname}`);
  // It stays while the page behind it becomes another.
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('a visitor’s pages', async () => {
  await visit('/', 'Start Your Search');
  await visit('/about', /mission/i);
  await visit('/contact', /Mon/);
  await visit('/terms', /Kenya/);
  await visit('/privacy', /Kenya/);
  await visit('/questions', 'For dealers');
  await visit('/asked-for-a-deposit', 'What to do now');
  await visit('/auth', 'Forgot password?');
  await visit('/auth?tab=sign-up&type=dealer', 'Business name');
  await visit('/auth/forgot', 'Email');
  await visit('/auth/reset?token=x', 'Confirm password');
  await visit('/auth/verify?token=x', /verif/i);
  await visit('/auth/email?token=x', /e-?mail/i);
  await visit('/admin-access', 'Access attempts are logged');
  await visit('/post-request', 'Post Request');
  await visit('/post-request?car_model=Toyota+Axio', 'What happens next');
  await visit('/nowhere', 'Oops! Page not found');
});

test('all pieces of the interface, and what opens over them', async () => {
  await page.goto(addressWithKey(servicePaths.devUi, await machineKey(market.dataDir)));
  await expect(page.getByRole('heading', { name: 'Badges, plates, stars' })).toBeVisible();
  await examine(page, '/dev/ui');
  await open('Dialog', 'A dialog');
  await open('Form dialog', 'A form');
  await open('Refused form dialog', 'This request is no longer open.');
  await open('Question', 'Accept this offer?');
  await open('Question about a loss', 'It was sold meanwhile.');
  await open('Dialog that did not load', 'This did not load');
  for (const toast of ['Toast of success', 'Toast of an error', 'Toast with an action'])
    await page.getByRole('button', { name: toast }).click();
  await examine(page, 'toasts');
});

test('forms that refuse', async () => {
  await page.goto('/auth?tab=sign-up');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Validation Error')).toBeVisible();
  const [label, toast] = await Promise.all([page.getByText('Full Name').first().boundingBox(), page.locator('.toast').boundingBox()]);
  expect(label?.y).toBeGreaterThan((toast?.y ?? 999) + (toast?.height ?? 999));
  await examine(page, 'a refused sign-up');
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Validation Error')).toBeVisible();
  await page.getByLabel('Email').fill(buyer.email);
  await expect(page.getByText('Validation Error')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(buyer.password);
  await expect(page.locator('.toast')).toHaveCount(0);
  await page.goto('/post-request');
  for (const name of ['car_model', 'budget', 'location']) await page.locator(`[name=${name}]`).fill('1.2M');
  await page.getByRole('button', { name: 'Post Request' }).click();
  await expect(page.getByText('Please sign in to post a request.')).toBeVisible();
  await examine(page, 'a request that waits');
});

test('a buyer’s screens and dialogs', async () => {
  await signIn(page, buyer.email, buyer.password);
  await visit('/dashboard', 'Recent Offers');
  await visit('/dashboard/messages', 'Rift Valley Motors');
  await visit(
    `/dashboard/messages/${await appointmentOf(market, { of: buyer.email, status: 'confirmed', hasStarted: false })}`,
    'Never pay before',
  );
  await visit('/dashboard/messages/00000000-0000-7000-8000-000000000000', 'Conversation not found');
  await visit('/dashboard/notifications', 'Mark all as read');
  await visit('/dashboard/profile', 'Change Password');
  await visit('/dashboard/nowhere', 'Oops! Page not found');
  await visit('/dashboard/appointments', 'View Details');
  await visit('/dashboard/requests', 'Offers Received (4)');
  await open(/^Accept/, 'Accept this offer?');
  await open(/^Reject/, 'Reject this offer?');
  await open(/^Delete/, 'Delete this request?');
  await open(/^Enlarge photo 1 of 2/, '1 of 2');
  await open(/^Compare/, 'Compare offers');
  const ids = (await (await page.request.get('/api/bids')).json()).rows.map((bid: { id: string }) => bid.id);
  await visit(`/dashboard/requests?compare=${ids.slice(0, 4)}`, 'All offers');
  await page.goto('/dashboard/requests');
  await page.getByRole('link', { name: /^Honda Fit/ }).click();
  await open(/^Book a viewing/, 'Book a viewing');
  await visit(`/appointment/${await appointmentOf(market, { of: buyer.email, status: 'confirmed', hasStarted: true })}`, 'Submit rating');
  await open('Say how it went', 'How did it end?');
  await open('Cancel appointment', 'Cancel this appointment?');
  await visit(`/appointment/${await appointmentOf(market, { of: buyer.email, status: 'completed' })}`, 'Sold at');
  await visit('/appointment/00000000-0000-7000-8000-000000000000', 'Appointment not found');
});

test('the market, as a buyer sees it', async () => {
  await signIn(page, buyer.email, buyer.password);
  await visit('/dashboard/browse?price_from=1000000&price_to=3000000', 'KSh 1M–3M');
  await open(/^(Filters|More filters)/, 'Transmission');
  await visit('/dashboard/browse?search=toyota&year_to=1985', 'No car has all of this');
  await page.goto('/dashboard/browse');
  await visit(await addressOf(page.locator('.car-card').getByRole('link').first()), 'Before you pay');
  await visit(await addressOf(page.locator('a[href^="/dashboard/dealers/"]').first()), 'The yard’s hours');
  await visit('/dashboard/browse?tab=dealers', 'Rift Valley Motors');
  await visit('/dashboard/saved', 'Saved');
});

test('the stock of a dealer', async () => {
  await signIn(page, dealer.email, dealer.password);
  await visit('/dashboard/inventory', 'Reserved');
  const edit = await addressOf(page.getByRole('link', { name: /^Edit / }).first());
  await visit('/dashboard/add-car', 'Choose photos');
  await visit(edit, 'Save changes');
});

test('a dealer’s screens and dialogs', async () => {
  await signIn(page, dealer.email, dealer.password);
  await visit('/dashboard', 'Commission summary');
  await visit('/dashboard/messages', 'unread');
  await visit('/dashboard/messages?search=nobody', 'No conversations found');
  await visit(
    `/dashboard/messages/${await appointmentOf(market, { of: dealer.email, status: 'confirmed', hasStarted: false })}`,
    'The deal',
  );
  await visit('/dashboard/commissions', 'Commission owed');
  await visit('/dashboard/bids', 'See buyer requests');
  await visit('/dashboard/appointments?show=overdue', 'Appointments');
  await visit('/dashboard/notifications', 'Mark all as read');
  await visit('/dealer-verification', 'You are verified');
  await visit('/dashboard/buyer-requests', 'Place a bid');
  await open(/^Place a bid/, 'Your price in KSh');
  await visit(`/appointment/${await appointmentOf(market, { of: 'kiprotich@demo.example', status: 'pending' })}`, 'Propose a new time');
  await open('Confirm', 'Confirm this time?');
  await open('Propose a new time', 'is told and has to confirm it');
  await visit(
    `/appointment/${await appointmentOf(market, { of: dealer.email, status: 'confirmed', hasStarted: false })}`,
    'Add to calendar',
  );
  await visit(`/appointment/${await appointmentOf(market, { of: dealer.email, status: 'completed' })}`, 'Recorded on');
  await visit(`/appointment/${await appointmentOf(market, { of: dealer.email, status: 'cancelled' })}`, 'Cancelled because');
});

test('the commissions of a dealer, one of them held', async () => {
  await signIn(page, 'bypass@demo.example', dealer.password);
  await visit('/dashboard/commissions', 'of that held');
});

test('screens of a dealer who waits', async () => {
  await signIn(page, unverifiedDealer.email, unverifiedDealer.password);
  await visit('/dashboard', 'Your way to the first sale');
  await visit('/dashboard/buyer-requests', 'Place a bid');
  await visit('/dashboard/commissions', 'Nothing owed');
  await visit('/dealer-verification', 'Verification Pending');
  await page.context().clearCookies();
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  await expect(page.getByRole('dialog', { name: 'Please sign in again' })).toBeVisible();
  await examine(page, 'the end of a session');
});

test('the administrator’s screens, and the menus', async () => {
  await signInAsAdmin(page);
  await visit('/dashboard', 'Recent Activity');
  await visit('/dashboard/admin/requests', 'Change status');
  await open(/^Change status of/, /wanted by/);
  await visit('/dashboard/admin/appointments?show=overdue', 'Past, no outcome');
  await visit('/dashboard/admin/commissions', 'Overdue by age');
  await visit('/dashboard/admin/cars?show=all', 'Take down…');
  await visit('/dashboard/admin/settings', 'New cars show at once');
  await visit('/dashboard/admin/content', 'See it on the site');
  await visit('/dashboard/admin/analytics?period=1y', 'Popular models');
  await visit('/dashboard/admin/moderation', 'Decide the oldest');
  await visit('/dashboard/admin/messages', 'Refresh');
  await visit('/dashboard/admin/audit', 'Audit');
  await visit('/dashboard/admin/users', 'Verified');
  await page.getByRole('button', { name: 'Verify Baraka Car Sales' }).click();
  await expect(page.getByText('Tick what you did yourself')).toBeVisible();
  await examine(page, 'the list of checks');
  await page.getByRole('button', { name: 'Ask for more' }).click();
  await expect(page.getByLabel('What do you need?')).toBeVisible();
  await examine(page, 'asking a dealer for more');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await examine(page, 'the account menu');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await examine(page, 'the side menu');
});
