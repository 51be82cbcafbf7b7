import { expect, type Page } from '@playwright/test';
import { sql } from 'kysely';
import { appointmentOf, demoSignIns, startDemo } from './support/demo.ts';
import { test } from './support/journey.ts';
import type { Marketplace } from './support/marketplace.ts';
import { endSessions, signInAgain } from './support/sessions.ts';
import { strictly } from './support/strictly.ts';
import { buyerAndDealer, composer, conversation, heading, log } from './support/talk.ts';

// One thread, open before its buyer on a phone while its dealer on a desk comes and goes.

// Each test begins where the one before left the two.
test.describe.configure({ mode: 'serial' });

let market: Marketplace;
let phone: Page;
let desk: Page;
test.beforeAll(async ({ browser }) => {
  // Its own: two people of the demo write to each other, and its worker reminds them.
  market = await startDemo();
  ({ phone, desk } = await buyerAndDealer(browser, market));
  await phone.goto(
    `/dashboard/messages/${await appointmentOf(market, { of: demoSignIns.dealer.email, status: 'confirmed', hasStarted: false })}`,
  );
});
test.afterAll(async () => {
  await Promise.all([phone.context().close(), desk.context().close()]);
  await market.stop();
});

const sentSaying = (message: string) => market.db.selectFrom('messages').select('id').where('message', '=', message).execute();

async function say(page: Page, message: string): Promise<void> {
  await composer(page).fill(message);
  await composer(page).press('Enter');
  await expect(log(page).getByText(message)).toBeVisible();
  // The page shows it before the server has it.
  await strictly.poll(() => sentSaying(message)).toHaveLength(1);
}

test('the thread that is being read stays among the unread ones until it is left', async () => {
  await say(phone, 'Is Saturday fine?');
  await desk.goto('/dashboard/messages?show=unread');
  const row = conversation(desk, 'Wanjik').first();
  await expect(row).toContainText('Is Saturday fine?');
  await row.click();
  await expect(log(desk).getByText('Is Saturday fine?')).toBeVisible();
  await expect(log(phone).getByText('Read ✓✓').last()).toBeVisible();
  await expect(row).toHaveAttribute('aria-current', 'page');
  await expect(row).not.toContainText('new');
});

test('what is told of an unread message goes as the message is read', async () => {
  await desk.goto('/dashboard');
  await say(phone, 'Please answer');
  await expect(desk.getByRole('link', { name: /\d unread messages?$/ })).toBeVisible();
  await sql`select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where key like 'unread:%'), run_at => now())`.execute(
    market.db,
  );
  const told = desk.locator('.toast').filter({ hasText: 'unread message' });
  await expect(told).toBeVisible({ timeout: 60_000 });
  // It stays while it is looked at.
  await told.hover();
  await desk.getByRole('link', { name: /\d unread messages?$/ }).press('Enter');
  // The home, which names the same people, stays until the screen has come.
  await expect(heading(desk, 'Messages')).toBeVisible();
  await conversation(desk, 'Wanjik').first().press('Enter');
  await expect(log(desk).getByText('Please answer')).toBeVisible();
  await expect(told).toHaveCount(0);
});

test('a phone on its side keeps the car and the end of the talk in sight, and tells below no name that it is offline', async () => {
  const last = log(phone).getByText('Please answer');
  const deal = phone.getByRole('link', { name: /Open the appointment$/ });
  for (const viewport of [
    { width: 740, height: 360 },
    { width: 360, height: 400 },
    { width: 360, height: 740 },
  ]) {
    await phone.setViewportSize(viewport);
    await expect(last).toBeInViewport({ ratio: 1 });
    await expect(deal).toBeInViewport({ ratio: 1 });
    await strictly(deal).toContainText(/KSh\s[\d,]+/);
    expect((await phone.getByRole('region', { name: 'Messages' }).boundingBox())?.width).toBe(viewport.width);
  }
  await phone.setViewportSize({ width: 740, height: 360 });
  expect((await deal.boundingBox())?.height).toBeLessThanOrEqual(48);
  await phone.setViewportSize({ width: 360, height: 740 });

  await phone.context().setOffline(true);
  const state = phone.getByText('Offline: reconnecting');
  await expect(state).toBeVisible();
  const [said, name] = await Promise.all([state.boundingBox(), heading(phone, 'Rift Valley Motors').boundingBox()]);
  expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual(name?.y ?? 0);
  await phone.context().setOffline(false);
});

test('the composer counts near the limit; a message over it stays there, and is refused', async () => {
  await composer(phone).fill('x'.repeat(899));
  await expect(phone.getByText(/characters? left/)).toHaveCount(0);
  await composer(phone).fill('x'.repeat(999));
  await expect(phone.getByText('1 character left')).toBeVisible();
  await composer(phone).fill('x'.repeat(5001));
  await expect(composer(phone)).toHaveAccessibleDescription('Message is too long: 4001 characters over 1000');
  await composer(phone).press('Enter');
  await expect(phone.getByRole('alert').getByText('Message is too long')).toBeVisible();
  await expect(composer(phone)).toHaveValue('x'.repeat(5001));
  await composer(phone).fill('');
});

test('a message sent as the session ends goes by itself after signing in, over its thread or on a page of its own', async () => {
  const { buyer } = demoSignIns;
  const thread = phone.url();
  const sendWithoutSession = async (message: string) => {
    await composer(phone).fill(message);
    await endSessions(market, buyer.email);
    await composer(phone).press('Enter');
    await expect(phone.getByText('Not sent. Your session has ended. It goes when you have signed in again.')).toBeVisible();
  };
  await sendWithoutSession('Over the thread');
  await signInAgain(phone.getByRole('dialog', { name: 'Please sign in again' }), buyer);
  await strictly(log(phone).getByText('Over the thread')).toBeVisible();
  await expect(phone.getByText('It goes when you have signed in again.')).toHaveCount(0);
  strictly(await sentSaying('Over the thread')).toHaveLength(1);

  await sendWithoutSession('After a reload');
  await phone.reload();
  await signInAgain(phone.getByRole('main'), buyer);
  await expect(phone).toHaveURL(thread);
  await strictly.poll(() => sentSaying('After a reload')).toHaveLength(1);
  await strictly(log(phone).getByText('After a reload')).toBeVisible();
  strictly(await sentSaying('After a reload')).toHaveLength(1);
});
