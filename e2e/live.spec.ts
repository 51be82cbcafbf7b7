import { expect, type Page } from '@playwright/test';
import { uuidv7 } from 'uuidv7';
import { appointmentOf, demoSignIns, startDemo } from './support/demo.ts';
import { test } from './support/journey.ts';
import { browserOf, type Marketplace } from './support/marketplace.ts';
import { signIn, signInAsAdmin } from './support/people.ts';
import { strictly } from './support/strictly.ts';

// The live stream when its server stops, and when a browser has several tabs (docs/domain/time.md, "Live stream").

// Each test begins where the one before left off.
test.describe.configure({ mode: 'serial' });

let market: Marketplace;
let appointment: string;
let buyer: Page;
let dealer: Page;
/** When the buyer's browser asked for the stream, in milliseconds, and from which cursor. */
const asked: { at: number; cursor: string | null }[] = [];

test.beforeAll(async ({ browser }) => {
  // Its own: its server stops meanwhile.
  market = await startDemo();
  appointment = await appointmentOf(market, { of: demoSignIns.buyer.email, status: 'confirmed', hasStarted: false });
  [buyer, dealer] = await Promise.all([browserOf(browser, market, {}), browserOf(browser, market, {})]);
  buyer.context().on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/live') asked.push({ at: Date.now(), cursor: searchParams.get('cursor') });
  });
  await signIn(buyer, demoSignIns.buyer.email, demoSignIns.buyer.password);
  await signIn(dealer, demoSignIns.dealer.email, demoSignIns.dealer.password);
  await Promise.all([openChat(buyer), openChat(dealer)]);
});
test.afterAll(async () => {
  await Promise.all([buyer, dealer].map((page) => page.context().close()));
  await market.stop();
});

async function openChat(page: Page): Promise<void> {
  await openThread(page, 'Karibu sana.');
  await expect(page.getByText('Connecting…')).toBeHidden();
}

async function openThread(page: Page, containing: string): Promise<void> {
  await page.goto(`/appointment/${appointment}`);
  await expect(page.getByRole('log')).toContainText(containing);
}

async function say(page: Page, message: string): Promise<void> {
  await page.locator('[name=message]').fill(message);
  await page.keyboard.press('Enter');
}

const bubbles = (page: Page, message: string) => page.getByRole('log').getByText(message, { exact: true });

test('a chat survives a restart of the program: nothing is lost, nothing is shown twice', async () => {
  await say(dealer, 'Before the restart');
  await expect(bubbles(buyer, 'Before the restart')).toBeVisible();

  let askedBefore = 0;
  await market.restart(async () => {
    askedBefore = asked.length;
    for (const page of [buyer, dealer]) await expect(page.getByText('Offline: reconnecting')).toBeVisible();
    await say(buyer, 'From the buyer, meanwhile');
    await say(dealer, 'From the dealer, meanwhile');
    for (const page of [buyer, dealer]) await expect(page.getByText(/Not sent/)).toBeVisible();
    await expect.poll(() => asked.length).toBeGreaterThanOrEqual(askedBefore + 3);
  });

  for (const page of [buyer, dealer]) {
    for (const message of ['From the buyer, meanwhile', 'From the dealer, meanwhile']) await strictly(bubbles(page, message)).toBeVisible();
    await expect(page.getByText(/Not sent/)).toHaveCount(0);
    await expect(page.getByText('Offline: reconnecting')).toBeHidden();
  }
  await say(buyer, 'After the restart');
  await expect(bubbles(dealer, 'After the restart')).toBeVisible();
  for (const page of [buyer, dealer]) {
    for (const message of ['Before the restart', 'From the buyer, meanwhile', 'From the dealer, meanwhile', 'After the restart']) {
      await strictly(bubbles(page, message)).toHaveCount(1);
    }
  }

  // It continues from its cursor, and waits longer after each failed attempt: 1, 2, 5, 10 seconds.
  const waits = asked.slice(askedBefore).map(({ at }, index, all) => at - (all[index - 1]?.at ?? at));
  expect(waits[1]).toBeGreaterThan(950);
  expect(waits[2]).toBeGreaterThan(1_950);
  expect(asked.at(-1)?.cursor).toBeTruthy();
});

test('two tabs share one stream, and the second takes it over from where the first left', async () => {
  await buyer.goto('about:blank');
  const first = await buyer.context().newPage();
  const before = asked.length;
  await openChat(first);
  const second = await buyer.context().newPage();
  await openChat(second);
  await say(dealer, 'To both tabs');
  for (const tab of [first, second]) await expect(bubbles(tab, 'To both tabs')).toBeVisible();
  expect(asked).toHaveLength(before + 1);

  await first.close();
  await expect.poll(() => asked.length).toBe(before + 2);
  await say(dealer, 'To the tab that is left');
  await expect(bubbles(second, 'To the tab that is left')).toBeVisible();
  await strictly(bubbles(second, 'To both tabs')).toHaveCount(1);
  expect(asked).toHaveLength(before + 2);
  expect(asked.at(-1)?.cursor).toBeTruthy();
});

test('a user who scrolled up stays there, and finds earlier messages above; a URL in a message is a link', async () => {
  const send = (message: string) =>
    dealer.request.post(`/api/appointments/${appointment}/messages`, { headers: { origin: market.url }, data: { id: uuidv7(), message } });
  for (let n = 1; n <= 60; n += 1) strictly((await send(`Earlier ${n}`)).ok()).toBe(true);
  const reader = await buyer.context().newPage();
  await openThread(reader, 'Earlier 60');
  await expect(bubbles(reader, 'Earlier 60')).toBeInViewport();

  const log = reader.getByRole('log');
  await log.evaluate((panel) => panel.scrollTo(0, 0));
  const oldest = log.getByText(/^Earlier \d+$/).first();
  const words = await oldest.innerText();
  await reader.getByRole('button', { name: 'Show earlier messages' }).click();
  await expect(bubbles(reader, 'Before the restart')).toBeAttached();
  await expect(bubbles(reader, words)).toBeInViewport();

  await say(dealer, 'Papers: https://example.com/ntsa?x=1.');
  const link = log.getByRole('link', { name: 'https://example.com/ntsa?x=1' });
  await expect(link).toHaveAttribute('href', 'https://example.com/ntsa?x=1');
  await expect(link).not.toBeInViewport();
  await expect(bubbles(reader, words)).toBeInViewport();
  await say(reader, 'Seen');
  await expect(bubbles(reader, 'Seen')).toBeInViewport();
});

test('a verified dealer on the home or on Buyer Requests reads a toast of a new request, and nowhere else', async () => {
  const said = dealer.getByText('A buyer has just posted a request');
  const post = async () => {
    const data = { id: uuidv7(), car_model: 'Suzuki Jimny', budget: '1.6M', location: 'Nyeri' };
    const reply = await buyer.request.post(`${market.url}/api/requests`, { headers: { origin: market.url }, data });
    strictly(reply.status()).toBe(200);
    return data.id;
  };
  await dealer.goto('/dashboard/bids');
  await expect(dealer.getByText('Connecting…')).toBeHidden();
  await post();
  for (const address of ['/dashboard', '/dashboard/buyer-requests']) {
    await dealer.goto(address);
    await expect(dealer.getByRole('heading').first()).toBeVisible();
    await expect(dealer.getByText('Connecting…')).toBeHidden();
    await expect(said).toHaveCount(0);
    const id = await post();
    await expect(said).toBeVisible();
    await dealer.getByRole('button', { name: 'See it' }).click();
    await expect(dealer).toHaveURL(new RegExp(`#${id}$`));
  }
});

test('who is warned, then suspended, reads it in the open tab, as does who deals with them; when it ends all is back', async ({
  browser,
}) => {
  const admin = await browserOf(browser, market, { viewport: { width: 1280, height: 800 } });
  await signInAsAdmin(admin);
  const sent = async (page: Page, address: string, data: object) => {
    const reply = await page.request.post(`${market.url}/api/${address}`, { headers: { origin: market.url }, data });
    strictly(reply.status(), await reply.text()).toBe(200);
    return reply.json();
  };
  const request = await sent(buyer, 'requests', { id: uuidv7(), car_model: 'Isuzu D-Max', budget: '3M', location: 'Nakuru' });
  const bid = await sent(dealer, `requests/${request.id}/bids`, { id: uuidv7(), price: 2_900_000 });
  const { dealer_id } = await market.db.selectFrom('bids').select('dealer_id').where('id', '=', bid.id).executeTakeFirstOrThrow();
  const act = async (name: string, words: string, action: string) => {
    await admin.getByRole('region', { name: 'Act' }).getByRole('button', { name }).click();
    await admin.getByRole('dialog').getByRole('textbox').fill(words);
    await admin.getByRole('dialog').getByRole('button', { name: action }).click();
    await expect(admin.getByRole('dialog')).toHaveCount(0);
  };

  await dealer.goto('/dashboard');
  await expect(dealer.getByText('Connecting…')).toBeHidden();
  await admin.goto(`/dashboard/admin/users/${dealer_id}`);
  await act('Warn', 'Please don’t ask buyers for a deposit.', 'Send the warning');
  const warning = dealer.getByRole('region', { name: 'A warning from our team' });
  await strictly(warning).toContainText('Please don’t ask buyers for a deposit.');
  await warning.getByRole('button', { name: 'I have read this' }).click();
  await expect(warning).toHaveCount(0);
  await expect(admin.getByRole('region', { name: 'Warnings' })).toContainText(/· read \d/);

  await openThread(dealer, 'Seen');
  await expect(dealer.getByText('Connecting…')).toBeHidden();
  const composer = dealer.locator('[name=message]');
  await composer.fill('I am on my way');
  await buyer.goto(`/dashboard/requests?offer=${bid.id}#${request.id}`);
  const accept = buyer.getByRole('button', { name: /^Accept KSh\s2,900,000/ });
  await expect(accept).toBeEnabled();
  await expect(buyer.getByText('Connecting…')).toBeHidden();
  const refused: string[] = [];
  dealer.on('response', (response) => response.status() >= 400 && refused.push(response.url()));
  await act('Suspend', 'Three buyers were asked for deposits.', 'Suspend');

  const banner = dealer.getByRole('complementary', { name: 'Your account is suspended' });
  await strictly(banner).toBeVisible();
  await expect(banner.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await strictly(composer).toHaveCount(0);
  await expect(dealer.getByText('Your account is suspended, so this isn’t possible.').first()).toBeVisible();
  await strictly(accept).toBeDisabled();
  await expect(buyer.getByText('An account is under review.').first()).toBeVisible();
  const tried = await buyer.request.post(`${market.url}/api/bids/${bid.id}/accept`, {
    headers: { origin: market.url },
    data: { price: 2_900_000 },
  });
  strictly(tried.status()).toBe(409);
  // What comes while it is open stays unread, and no refusal is met.
  await sent(buyer, `appointments/${appointment}/messages`, { id: uuidv7(), message: 'Are you there?' });
  await expect(bubbles(dealer, 'Are you there?')).toBeVisible();
  await dealer.goto(`/dashboard/messages/${appointment}`);
  await expect(bubbles(dealer, 'Are you there?')).toBeVisible();
  await dealer.goto('/dashboard/notifications');
  await dealer
    .getByRole('main')
    .getByRole('link', { name: /Your account is suspended/ })
    .click();

  await expect(dealer.getByText('Three buyers were asked for deposits.')).toBeVisible();
  await dealer.getByRole('button', { name: 'Contest this' }).click();
  await dealer.getByRole('dialog').getByRole('textbox').fill('That was my cousin, who has left.');
  await dealer.getByRole('dialog').getByRole('button', { name: 'Send it' }).click();
  await expect(dealer.getByRole('heading', { name: /^You contested it on/ })).toBeVisible();
  await expect(admin.getByRole('region', { name: 'Suspensions' })).toContainText('That was my cousin, who has left.');
  expect(refused).toEqual([]);
  await act('End the suspension', 'Thank you for telling us.', 'End the suspension');
  await expect(dealer.getByRole('heading', { name: /^Habari/ })).toBeVisible();
  await strictly(banner).toHaveCount(0);
  await strictly(accept).toBeEnabled();
  await openThread(dealer, 'Are you there?');
  await expect(composer).toHaveValue('I am on my way');
  await admin.context().close();
});
