import { expect, type Page, test } from '@playwright/test';
import { sql } from 'kysely';
import { appointmentOf, demoSignIns, startDemo } from './support/demo.ts';
import { browserOf, type Marketplace } from './support/marketplace.ts';
import { signIn } from './support/people.ts';

// One thread, open before its buyer on a phone while its dealer on a desk comes and goes.

// Each test begins where the one before left the two.
test.describe.configure({ mode: 'serial' });

let market: Marketplace;
let phone: Page;
let desk: Page;
test.beforeAll(async ({ browser }) => {
  market = await startDemo();
  [phone, desk] = await Promise.all([
    browserOf(browser, market, { viewport: { width: 360, height: 740 }, hasTouch: true, reducedMotion: 'reduce' }),
    browserOf(browser, market, { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' }),
  ]);
  await signIn(phone, demoSignIns.buyer.email, demoSignIns.buyer.password);
  await signIn(desk, demoSignIns.dealer.email, demoSignIns.dealer.password);
  await phone.goto(
    `/dashboard/messages/${await appointmentOf(market, { of: demoSignIns.dealer.email, status: 'confirmed', hasStarted: false })}`,
  );
});
test.afterAll(async () => {
  await Promise.all([phone.context().close(), desk.context().close()]);
  await market.stop();
});

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const conversation = (page: Page, name: string) => page.getByRole('main').getByRole('link').filter({ hasText: name });
const log = (page: Page) => page.getByRole('log');
const composer = (page: Page) => page.getByPlaceholder('Type your message...');

async function say(page: Page, message: string): Promise<void> {
  await composer(page).fill(message);
  await composer(page).press('Enter');
  await expect(log(page).getByText(message)).toBeVisible();
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
  await sql`update graphile_worker._private_jobs set run_at = now() where key like 'unread:%'`.execute(market.db);
  const told = desk.locator('.toast').filter({ hasText: 'unread message' });
  await expect(told).toBeVisible({ timeout: 60_000 });
  // It stays while it is looked at.
  await told.hover();
  await desk.getByRole('link', { name: /\d unread messages?$/ }).press('Enter');
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
    await expect(deal).toContainText(/KSh [\d,]+/);
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
