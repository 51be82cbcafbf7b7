import { expect, type Page } from '@playwright/test';
import { sql } from 'kysely';
import { inDays } from '../tests/support/times.ts';
import { setClock } from './support/clock.ts';
import { appointmentOf, demoSignIns, startDemo } from './support/demo.ts';
import { test } from './support/journey.ts';
import { browserOf, type Marketplace } from './support/marketplace.ts';
import { signIn } from './support/people.ts';
import { strictly } from './support/strictly.ts';

// What can happen to an appointment besides the sale of deal.spec.ts: a note with the confirmation, a cancellation, no sale, a dispute.

const { buyer, dealer } = demoSignIns;
const phone = { viewport: { width: 360, height: 740 } };

// Each test begins where the one before left off.
test.describe.configure({ mode: 'serial' });

let market: Marketplace;
test.beforeAll(async () => {
  // Its own: it moves, cancels and records viewings of the demo.
  market = await startDemo();
});
test.afterAll(() => market.stop());

test('the dealer confirms with a note, and cancels another with a reason', async ({ browser }) => {
  const page = await browserOf(browser, market, phone);
  await signIn(page, dealer.email, dealer.password);
  const own = market.db.selectFrom('users').select('id').where('email', '=', dealer.email);
  const { id } = await market.db
    .selectFrom('appointments')
    .select('id')
    .where('dealer_id', '=', own)
    .where('status', '=', 'pending')
    .whereRef('proposed_by', '=', 'buyer_id')
    .executeTakeFirstOrThrow();
  await page.goto(`/appointment/${id}`);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await page.locator('[name=dealer_notes]').fill('Ask for Kipkemboi at the gate.');
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await strictly(page.getByText('Ask for Kipkemboi at the gate.')).toBeVisible();

  await page.getByRole('button', { name: 'Cancel appointment' }).click();
  await page.locator('[name=reason]').fill('The car was sold elsewhere.');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel appointment' }).click();
  await strictly(page.getByText('Cancelled', { exact: true }).first()).toBeVisible();
  await strictly(page.getByText('The car was sold elsewhere.')).toBeVisible();
  await page.context().close();
});

test('the buyer records that nothing was sold; the dealer objects, and the buyer sees it live', async ({ browser }) => {
  const appointment = await appointmentOf(market, { of: buyer.email, status: 'confirmed', hasStarted: true });
  const [ours, theirs] = (await Promise.all([browserOf(browser, market, phone), browserOf(browser, market, phone)])) as [Page, Page];
  await signIn(ours, buyer.email, buyer.password);
  await ours.goto(`/appointment/${appointment}`);
  await ours.getByRole('button', { name: 'Say how it went' }).click();
  await ours.getByRole('dialog').getByLabel('No', { exact: true }).check();
  await ours.getByRole('button', { name: 'Record', exact: true }).click();
  await strictly(ours.getByText('Not sold', { exact: true }).first()).toBeVisible();

  const { email } = await market.db
    .selectFrom('appointments as a')
    .innerJoin('users as u', 'u.id', 'a.dealer_id')
    .select('u.email')
    .where('a.id', '=', appointment)
    .executeTakeFirstOrThrow();
  await signIn(theirs, email, dealer.password);
  await theirs.goto(`/appointment/${appointment}`);
  await theirs.getByRole('button', { name: 'This is not right' }).click();
  await theirs.locator('[name=reason]').fill('He bought it and paid cash.');
  await theirs.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  for (const page of [theirs, ours]) await strictly(page.getByText(/Our team is looking into this outcome/)).toBeVisible();
  await Promise.all([ours, theirs].map((page) => page.context().close()));
});

test('after an appointment without a sale the buyer books another; deleting the request cancels it', async ({ browser }) => {
  const page = await browserOf(browser, market, phone);
  await signIn(page, buyer.email, buyer.password);
  const { request_id } = await market.db
    .selectFrom('appointments as a')
    .innerJoin('users as u', 'u.id', 'a.buyer_id')
    .select('a.request_id')
    .where('u.email', '=', buyer.email)
    .where('a.outcome', '=', 'not_sold')
    .executeTakeFirstOrThrow();
  await page.goto(`/dashboard/requests#${request_id}`);
  const request = page.getByRole('region').filter({ has: page.getByRole('link', { name: /^See the last appointment/ }) });
  const carModel = await request.getByRole('heading', { level: 2 }).innerText();
  await request.getByRole('button', { name: /^Book a viewing/ }).click();
  const dialog = page.getByRole('dialog');
  const book = dialog.getByRole('button', { name: /^Book / });
  await dialog.getByRole('button', { name: 'Another time' }).click();
  await dialog.getByLabel('Date').fill('2020-01-31');
  await book.click();
  await expect(dialog.getByText('Please choose a date and time in the future.')).toBeVisible();
  await dialog.getByLabel('Date').fill(inDays(5).appointment_date);
  await dialog.getByLabel('Time').fill('20:30');
  await expect(dialog.getByText('Outside the usual hours: this yard hasn’t told its own')).toBeVisible();
  await book.click();
  await strictly(dialog.getByText('Viewings start between 06:00 and 20:00. Please choose another time.')).toBeVisible();
  // Outside the yard's hours it is allowed.
  await dialog.getByLabel('Time').fill('06:30');
  await expect(dialog.getByText('Outside the usual hours: this yard hasn’t told its own')).toBeVisible();
  await book.click();
  await expect(page).toHaveURL(/\/appointment\//);
  await expect(page.getByRole('heading', { level: 1, name: carModel })).toBeVisible();
  await strictly(page.getByText('Time proposed, waiting for the dealer').first()).toBeVisible();
  const second = page.url();

  await page.goto(`/dashboard/requests#${request_id}`);
  const booked = page.getByRole('region', { name: carModel });
  await expect(booked.getByRole('link', { name: /^Open the appointment/ })).toHaveAttribute('href', new URL(second).pathname);
  await strictly(booked.getByRole('button', { name: /^Book a viewing/ })).toHaveCount(0);
  await booked.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete request' }).click();
  await strictly(booked).toHaveCount(0);
  await page.goto(second);
  await strictly(page.getByText('Cancelled', { exact: true }).first()).toBeVisible();
  await page.context().close();
});
test('a phone whose clock is fast offers no outcome before the viewing has started', async ({ browser }) => {
  const id = await appointmentOf(market, { of: buyer.email, status: 'confirmed', hasStarted: false });
  const soon = sql<string>`now() + interval '1 hour'`;
  await market.db.updateTable('appointments').set({ appointment_date: soon }).where('id', '=', id).execute();
  const page = await browserOf(browser, market, phone);
  await setClock(page, 2);
  await signIn(page, buyer.email, buyer.password);
  await page.goto(`/appointment/${id}`);
  await expect(page.getByRole('link', { name: 'Add to calendar' })).toBeVisible();
  await strictly(page.getByRole('button', { name: 'Say how it went' })).toHaveCount(0);
  await page.context().close();
});

test.describe('on a phone of 360 × 640', () => {
  const small = { viewport: { width: 360, height: 640 }, hasTouch: true };
  const unreadOf = async (reader: string) => {
    const id = await appointmentOf(market, { of: reader, status: 'confirmed', hasStarted: false });
    return { id, messages: market.db.updateTable('messages').where('appointment_id', '=', id) };
  };

  test('the composer is there without scrolling, and the lead card above it', async ({ browser }) => {
    const { id, messages } = await unreadOf(buyer.email);
    await messages.set({ read: true }).execute();
    const page = await browserOf(browser, market, small);
    await signIn(page, buyer.email, buyer.password);
    await page.goto(`/appointment/${id}`);
    await expect(page.getByPlaceholder('Type your message...')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Open the messages' })).toBeVisible();
    await expect(page.getByText(/^Never pay before you have seen the car\./)).toBeHidden();
    // Above the bar, on a phone that is a little higher.
    await page.setViewportSize({ width: 360, height: 740 });
    const [call, bar] = await Promise.all([
      page.getByRole('link', { name: 'Call' }).boundingBox(),
      page.getByRole('button', { name: 'Open the messages' }).boundingBox(),
    ]);
    expect((call?.y ?? 999) + (call?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    await page.setViewportSize(small.viewport);
    await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /^https:\/\/wa\.me\/254\d{9}$/);
    await expect(page.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:\+254\d{9}$/);
    await expect(page.getByRole('link', { name: 'View on Google Maps' })).toHaveAttribute('target', '_blank');

    // The keyboard leaves 400 pixels: who writes sees what is answered.
    await page.getByPlaceholder('Type your message...').click();
    await expect(page.getByText(/never asks for money or your M-Pesa PIN\./)).toBeInViewport();
    await page.setViewportSize({ width: 360, height: 400 });
    await expect(page.getByRole('log', { name: 'Messages' }).locator('.bubble').last()).toBeInViewport();
    await expect(page.getByPlaceholder('Type your message...')).toBeFocused();
    await page.keyboard.press('Escape');
    await page.setViewportSize(small.viewport);

    await page.getByRole('button', { name: 'Open the messages' }).click();
    await expect(page.getByText('Never pay before you have seen the car.')).toBeInViewport();
    await expect(page.getByPlaceholder('Type your message...')).toBeInViewport({ ratio: 1 });
    await page.reload();
    await page.getByRole('button', { name: 'Open the messages' }).click();
    // Read once, the warning is one line.
    await expect(page.getByText('Never pay before you have seen the car.')).toBeInViewport();
    await expect(page.getByText(/never asks for money or your M-Pesa PIN\./)).toBeHidden();
    await page.context().close();
  });

  test('it opens at the chat for a new message, which is then read; the next time it opens at the top', async ({ browser }) => {
    const { id, messages } = await unreadOf(buyer.email);
    const own = market.db.selectFrom('users').select('id').where('email', '=', buyer.email);
    await messages.set({ read: false }).where('receiver_id', '=', own).execute();
    const page = await browserOf(browser, market, small);
    await signIn(page, buyer.email, buyer.password);
    await page.goto(`/appointment/${id}`);
    await expect(page.getByRole('log', { name: 'Messages' }).locator('.bubble').last()).toBeInViewport();
    await expect(page.getByPlaceholder('Type your message...')).toBeInViewport({ ratio: 1 });
    await strictly
      .poll(() => market.db.selectFrom('messages').select('id').where('appointment_id', '=', id).where('read', '=', false).execute())
      .toEqual([]);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Open the messages' })).toBeVisible();
    await expect(page.getByRole('log')).toBeHidden();
    await page.context().close();
  });

  test('Back and Escape close it and stay on the page, and nothing behind it can be reached', async ({ browser }) => {
    const { id, messages } = await unreadOf(buyer.email);
    await messages.set({ read: true }).execute();
    const page = await browserOf(browser, market, small);
    await signIn(page, buyer.email, buyer.password);
    await page.goto(`/dashboard/messages/${id}`);
    await page.locator(`main a[href^="/appointment/${id}"]`).click();
    const behind = page.getByRole('link', { name: 'View on Google Maps' });
    const open = page.getByRole('button', { name: 'Open the messages' });
    const takesFocus = () =>
      behind.evaluate((link: HTMLElement) => {
        link.focus();
        return document.activeElement === link;
      });
    const ways: [string, () => Promise<unknown>][] = [
      ['Escape', () => page.keyboard.press('Escape')],
      ['Back', () => page.goBack()],
      ['the bar', () => page.getByRole('button', { name: 'Close the messages' }).click()],
    ];
    for (const [way, leave] of ways) {
      await expect.poll(takesFocus, way).toBe(true);
      await open.click();
      await page.getByRole('log').focus();
      await expect.poll(takesFocus, way).toBe(false);
      await expect(page.getByRole('log'), way).toBeFocused();
      await leave();
      await expect(page.getByRole('log'), way).toBeHidden();
      await expect(page, way).toHaveURL(`/appointment/${id}`);
      await expect(open, way).toBeFocused();
    }
    await open.click();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(takesFocus).toBe(true);
    await page.context().close();
  });
});

test('a viewing is booked in one tap after its dialog has opened', async ({ browser }) => {
  const page = await browserOf(browser, market, phone);
  const bid = await market.db
    .selectFrom('bids as b')
    .innerJoin('car_requests as r', 'r.id', 'b.request_id')
    .innerJoin('users as o', 'o.id', 'r.user_id')
    .select(['o.email', 'r.id'])
    .where('b.status', '=', 'accepted')
    .where('r.status', '=', 'active')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('appointments as a').select('a.id').whereRef('a.bid_id', '=', 'b.id').where('a.status', '!=', 'cancelled'))),
    )
    .executeTakeFirstOrThrow();
  await signIn(page, bid.email, buyer.password);
  await page.goto(`/dashboard/requests#${bid.id}`);
  await page
    .getByRole('button', { name: /^Book a viewing/ })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Book (tomorrow|Mon) / })
    .click();
  await expect(page).toHaveURL(/\/appointment\//);
  await strictly(page.getByText('Time proposed, waiting for the dealer')).toBeVisible();
  await page.context().close();
});
