import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { uuidv7 } from 'uuidv7';
import { bidRateLimit } from '../server/modules/bids/bids.ts';
import { messageRateLimit } from '../server/modules/messages/messages.ts';
import { forgetCounts, spent } from '../tests/support/rate-limits.ts';
import { appointmentOf, demoSignIns, startDemo } from './support/demo.ts';
import { test } from './support/journey.ts';
import { browserOf, type Marketplace } from './support/marketplace.ts';
import { signIn, signUp } from './support/people.ts';
import { strictly } from './support/strictly.ts';

// Somebody fills in a form while the server goes and comes back, or the session ends: what was typed, and the photos, are kept
// (docs/domain/accounts.md, "Session's end").

let market: Marketplace;
test.beforeAll(async () => {
  // Its own: its server stops meanwhile.
  market = await startDemo();
});
test.afterAll(() => market.stop());

const photo = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 600, height: 400, channels: 3, background: '#b4431f' } })
    .jpeg()
    .toBuffer(),
});

// The first, because a later one reads what the buyer has not read.
test('messages can’t be marked as read: the console says so, and the thread goes on', async ({ browser }) => {
  const page = await browserOf(browser, market, {});
  await signIn(page, demoSignIns.buyer.email, demoSignIns.buyer.password);
  const { rows } = await (await page.request.get('/api/conversations?unread=true')).json();
  const fails = { status: 500, contentType: 'application/problem+json', body: '{"status":500,"code":"unexpected","detail":"Sorry."}' };
  await page.route('**/api/appointments/*/messages/read', (route) => route.fulfill(fails));
  const logged = page.waitForEvent('console', (line) => line.type() === 'warning' && line.text().includes('not marked as read'));
  await page.goto(`/dashboard/messages/${rows[0].id}`);
  await logged;
  const composer = page.getByPlaceholder('Type your message...');
  await composer.fill('Bado nipo.');
  await composer.press('Enter');
  await strictly(page.getByRole('log').getByText('Bado nipo.')).toBeVisible();
  await expect(composer).toHaveValue('');
  await page.reload();
  await strictly(page.getByRole('log').getByText('Bado nipo.')).toBeVisible();
  await page.context().close();
});

test('a dialog that is refused keeps the focus, on the sentence', async ({ browser }) => {
  const page = await browserOf(browser, market, {});
  const { email, password } = demoSignIns.dealer;
  await signIn(page, email, password);
  await page.goto('/dashboard/buyer-requests');
  await page.getByRole('button', { name: 'Place a bid' }).first().click();
  const bid = page.getByRole('dialog', { name: /^Bid on/ });
  await bid.getByLabel('Your price in KSh').fill('1250000');
  const account = await market.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  await spent(market.db, bidRateLimit, account.id, { left: 0 });
  await bid.getByRole('button', { name: 'Submit Bid' }).click();
  await expect(bid.getByRole('alert')).toContainText('Please try again in');
  await expect(bid.getByRole('alert')).toBeFocused();
  await forgetCounts(market.db);
  await page.context().close();
});

test('a bid form survives a stopped server and an ended session', async ({ browser }) => {
  const page = await browserOf(browser, market, {});
  const { email, password } = demoSignIns.dealer;
  await signIn(page, email, password);
  await page.goto('/dashboard/buyer-requests');
  await page.getByRole('button', { name: 'Place a bid' }).first().click();
  const bid = page.getByRole('dialog', { name: /^Bid on/ });
  const files = bid.locator('input[type=file]').first();
  const uploaded = (photos: string) => expect(bid.getByText(`Images uploaded: ${photos}`)).toBeVisible();
  await bid.getByLabel('Your price in KSh').fill('1250000.5');
  await bid.getByLabel('Message (optional)').fill('One owner, 84,000 km.');
  await files.setInputFiles([await photo('front.jpg')]);
  await uploaded('1 photo');

  await market.restart(async () => {
    await files.setInputFiles([await photo('back.jpg'), await photo('seats.jpg')]);
    await expect(bid.getByText('No connection. The photo is kept here.')).toHaveCount(2);
    await expect(bid.getByText('Try the failed photos again, or remove them.')).toBeVisible();
    await strictly(bid.getByRole('button', { name: 'Submit Bid' })).toBeDisabled();
  });
  await bid.getByRole('button', { name: 'Try all again' }).click();
  await uploaded('3 photos');

  const past = new Date(Date.now() - 1000).toISOString();
  await market.db
    .updateTable('sessions')
    .set({ expires_at: past })
    .where('user_id', 'in', (query) => query.selectFrom('users').select('id').where('email', '=', email))
    .execute();
  await files.setInputFiles([await photo('boot.jpg')]);
  const again = page.getByRole('dialog', { name: 'Please sign in again' });
  await again.getByLabel('Email').fill(email);
  await again.getByLabel('Password').fill(password);
  await again.getByRole('button', { name: 'Sign In' }).click();
  await uploaded('4 photos');

  await bid.getByRole('button', { name: 'Submit Bid' }).click();
  await expect(page.getByText('Your bid has been submitted successfully!')).toBeVisible();
  const { rows } = await (await page.request.get('/api/bids')).json();
  strictly(rows[0]).toMatchObject({ price: 1_250_000.5, message: 'One owner, 84,000 km.' });
  strictly(rows[0].image_urls).toHaveLength(4);
  await page.context().close();
});

test.describe('unsent messages', () => {
  let page: Page;
  let appointment: string;
  test.beforeEach(async ({ browser }) => {
    page = await browserOf(browser, market, {});
    await signIn(page, demoSignIns.buyer.email, demoSignIns.buyer.password);
    appointment = await appointmentOf(market, { of: demoSignIns.buyer.email, status: 'confirmed' });
    await page.goto(`/appointment/${appointment}`);
    await expect(page.getByPlaceholder('Type your message...')).toBeVisible();
  });
  test.afterEach(() => page.context().close());

  async function say(message: string): Promise<void> {
    await page.locator('[name=message]').fill(message);
    await page.keyboard.press('Enter');
  }

  const sent = (like: string) =>
    market.db.selectFrom('messages').select('message').where('message', 'like', like).orderBy('created_at').orderBy('id').execute();

  test('go in order when the connection is back, whatever page is open, and once', async () => {
    await page.context().setOffline(true);
    for (const n of [1, 2, 3]) await say(`Waiting ${n}`);
    await expect(page.getByText('Not sent. It goes when the connection is back.')).toHaveCount(1);
    await expect(page.getByText('Waits for the one before')).toHaveCount(2);
    await page.getByRole('link', { name: 'Home' }).first().focus();
    await page.context().setOffline(false);
    await page.goto('/dashboard');
    await strictly.poll(() => sent('Waiting %')).toEqual([1, 2, 3].map((n) => ({ message: `Waiting ${n}` })));
    await strictly.poll(() => page.evaluate(() => localStorage.getItem('unsent'))).toBeNull();
  });

  test('one that is refused keeps its own reason, and the next ones go', async () => {
    await page.route('**/api/appointments/*/messages', (route) =>
      route.request().postData()?.includes('Refused')
        ? route.fulfill({
            status: 409,
            contentType: 'application/problem+json',
            json: { status: 409, code: 'no', detail: 'Not this one.' },
          })
        : route.fallback(),
    );
    await page.context().setOffline(true);
    for (const message of ['Goes first', 'Refused', 'Goes last']) await say(message);
    await page.context().setOffline(false);
    const log = page.getByRole('log');
    await expect(log.getByText('Failed to send message. Not this one.')).toHaveCount(1);
    await strictly.poll(() => sent('Goes %')).toEqual([{ message: 'Goes first' }, { message: 'Goes last' }]);
    await strictly(log.getByText(/Not sent|Failed to send/)).toHaveCount(1);
    await log.getByRole('button', { name: 'Discard' }).click();
    await expect(log.getByText('Refused', { exact: true })).toHaveCount(0);
  });

  test('after too many, wait for the end of the limit: nothing is posted meanwhile, nor after a reload', async () => {
    const account = await market.db.selectFrom('users').select('id').where('email', '=', demoSignIns.buyer.email).executeTakeFirstOrThrow();
    await spent(market.db, messageRateLimit, account.id, { left: 0 });
    let posts = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/messages')) posts++;
    });
    await say('Held 1');
    await expect(page.getByText(/^Failed to send message. You have sent a lot of messages .+ It goes by itself then.$/)).toBeVisible();
    await page.getByRole('button', { name: 'Send again' }).click();
    await expect(page.getByText('Failed to send message. It goes by itself when the limit is over.')).toBeVisible();
    await page.reload();
    await say('Held 2');
    await expect(page.getByText('Failed to send message. It goes by itself when the limit is over.')).toBeVisible();
    await expect(page.getByText('Not sent. It goes by itself when the limit is over.')).toBeVisible();
    strictly(posts).toBe(1);

    await forgetCounts(market.db);
    await page.evaluate(() =>
      localStorage.setItem('unsent', (localStorage.getItem('unsent') ?? '').replace(/"notBefore":\d+/g, '"notBefore":1')),
    );
    await page.reload();
    await strictly.poll(() => sent('Held %')).toEqual([{ message: 'Held 1' }, { message: 'Held 2' }]);
  });

  test('of another account are never sent', async () => {
    const [foreign] = await market.db.selectFrom('users').select('id').where('email', '=', demoSignIns.dealer.email).execute();
    const unsent = {
      id: uuidv7(),
      user_id: foreign?.id,
      appointment_id: appointment,
      message: 'Foreign words',
      reason: null,
      isRefused: false,
    };
    await page.evaluate((text) => localStorage.setItem('unsent', text), JSON.stringify([unsent]));
    await page.reload();
    await say('Own words');
    await strictly.poll(() => sent('% words')).toEqual([{ message: 'Own words' }]);
    await strictly(page.getByText('Foreign words')).toHaveCount(0);
  });
});

test('a sign-up form survives a stopped server, is sent once, and ignores business details of a buyer', async ({ browser }) => {
  const page = await browserOf(browser, market, { viewport: { width: 360, height: 740 } });
  const email = 'atieno@people.example';
  const person = { full_name: 'Atieno Ouma', email, phone: '0712 345 678', location: 'Kisumu' };
  await page.goto('/auth?tab=sign-up&next=/post-request');
  await market.restart(async () => {
    await signUp(page, person, { business_name: 'Ziwa Motors', business_address: 'Oginga Odinga Street', business_license: '' });
    // The toast says it too, a moment later.
    await expect(page.locator('main').getByText('Nothing is lost; please try again.')).toBeVisible();
  });
  // A phone with little memory discards the page meanwhile: everything but the passwords is restored.
  await page.reload();
  await expect(page.getByLabel('Sell as a dealer')).toBeChecked();
  await expect(page.locator('[name=business_name]')).toHaveValue('Ziwa Motors');
  await expect(page.locator('[name=password]')).toHaveValue('');
  await page.getByLabel('Buy a car').check();
  await signUp(page, person);
  await expect(page.getByRole('heading', { name: 'Which car are you looking for?' })).toBeVisible();
  const account = market.db.selectFrom('users').select('id').where('email', '=', email);
  const profiles = market.db.selectFrom('profiles').select(['user_type', 'location', 'business_name']).where('user_id', 'in', account);
  strictly(await profiles.execute()).toEqual([{ user_type: 'buyer', location: 'Kisumu', business_name: null }]);

  await page.context().clearCookies();
  await page.goto('/auth?tab=sign-up');
  await expect(page.locator('[name=full_name]')).toHaveValue('');
  await signUp(page, person);
  await page.getByRole('link', { name: 'Sign in instead' }).click();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(page.locator('[name=email]')).toHaveValue(email);
  await page.context().close();
});
