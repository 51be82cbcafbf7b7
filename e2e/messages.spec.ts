import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { uuidv7 } from 'uuidv7';
import { startDemo } from './support/demo.ts';
import { test } from './support/journey.ts';
import type { Marketplace } from './support/marketplace.ts';
import { strictly } from './support/strictly.ts';
import { buyerAndDealer, composer, conversation, heading, log } from './support/talk.ts';

// Messages: a buyer on a phone and a dealer on a desk find their conversations, write, and send each other photos.

// Each test begins where the one before left the two.
test.describe.configure({ mode: 'serial' });

let market: Marketplace;
let phone: Page;
let desk: Page;
test.beforeAll(async ({ browser }) => {
  // Its own: two people of the demo write to each other.
  market = await startDemo();
  ({ phone, desk } = await buyerAndDealer(browser, market));
});
test.afterAll(async () => {
  await Promise.all([phone.context().close(), desk.context().close()]);
  await market.stop();
});

const photo = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 800, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

test('on a phone the list is searched, a thread opens in its place, and Back leads to what was searched', async () => {
  await phone.goto('/dashboard/messages');
  await expect(phone.getByRole('main').getByText(/^\d unread$/)).toBeVisible();
  const search = phone.getByPlaceholder('Search conversations...');
  await search.fill('nobody at all');
  await expect(phone.getByText('No conversations found')).toBeVisible();
  await search.fill('chania');
  await expect(phone).toHaveURL(/search=chania/);
  await conversation(phone, 'Chania Car Yard').click();
  await expect(heading(phone, 'Chania Car Yard')).toBeVisible();
  await expect(composer(phone)).toBeInViewport({ ratio: 1 });
  await expect(phone.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:\+254\d{9}$/);
  expect(await phone.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThan(2);
  await phone.getByRole('link', { name: 'Back to all conversations' }).click();
  await expect(search).toHaveValue('chania');
  await expect(conversation(phone, 'Rift Valley Motors')).toHaveCount(0);
  await search.fill('');
  await expect(conversation(phone, 'Rift Valley Motors')).toBeVisible();
});

test('the number of unread messages on the home leads to the conversations that have some', async () => {
  await phone.goto('/dashboard');
  const figure = phone.getByRole('main').getByRole('link', { name: /\d unread messages?$/ });
  // There the bottom bar says it.
  await expect(figure).toBeHidden();
  await phone.setViewportSize({ width: 1280, height: 800 });
  await figure.click();
  await phone.setViewportSize({ width: 360, height: 740 });
  await expect(phone).toHaveURL(`${market.url}/dashboard/messages?show=unread`);
  const only = phone.getByLabel('Only unread');
  await expect(only).toBeChecked();
  await expect(conversation(phone, 'Rift Valley Motors')).toBeVisible();
  await expect(conversation(phone, 'Chania Car Yard')).toHaveCount(0);
  await only.uncheck();
  await expect(conversation(phone, 'Chania Car Yard')).toBeVisible();
  await expect(phone).toHaveURL(`${market.url}/dashboard/messages`);
});

test('an unread thread is read by opening it; a draft survives a reload, Enter sends and the dealer sees it at once', async () => {
  await desk.goto('/dashboard/messages');
  const theirs = conversation(desk, 'Wanjikũ Ng’ang’a').or(conversation(desk, "Wanjikũ Ng'ang'a"));
  await theirs.first().click();
  await expect(desk.getByRole('complementary').getByRole('heading', { name: 'The deal' })).toBeVisible();
  await expect(log(desk).getByText('Sent ✓')).not.toHaveCount(0);

  await conversation(phone, 'Rift Valley Motors').click();
  await expect(log(desk).getByText('Sent ✓')).toHaveCount(0);
  await composer(phone).fill('Half a sentence');
  await phone.reload();
  await expect(composer(phone)).toHaveValue('Half a sentence');
  await composer(phone).press('Control+End');
  await composer(phone).press('Shift+Enter');
  await composer(phone).pressSequentially('and its end');
  await composer(phone).press('Enter');
  await expect(phone.getByText('Your message has been sent successfully')).toBeVisible();
  await expect(composer(phone)).toHaveValue('');
  await strictly(log(desk).getByText(/Half a sentence\s+and its end/)).toBeVisible();
  const bubble = (of: Page) => log(of).locator('.bubble', { hasText: 'Half a sentence' });
  await expect(bubble(phone)).toHaveCSS('align-self', 'flex-end');
  await expect(bubble(desk)).toHaveCSS('align-self', 'flex-start');
  await expect(theirs.first()).toContainText('Half a sentence');
});

test('photos go with a text, wait for the connection, and open large on the other side and on the page of the appointment', async () => {
  const send = phone.getByRole('button', { name: 'Send', exact: true });
  await phone.context().setOffline(true);
  await phone.getByLabel('Add photos').setInputFiles([await photo('front.jpg', '#1f5a3c'), await photo('tyre.jpg', '#444')]);
  await expect(phone.getByText('No connection. The photo is kept here.')).toHaveCount(2);
  await composer(phone).fill('These two');
  await expect(send).toBeDisabled();
  await phone.context().setOffline(false);
  await expect(send).toBeEnabled();
  // What was uploaded is kept with the draft.
  await phone.reload();
  await expect(phone.getByRole('list', { name: 'Photos of this message' }).getByRole('listitem')).toHaveCount(2);
  await composer(phone).fill('');
  await expect(phone.getByText('Write a line to go with the photos.')).toBeVisible();
  await composer(phone).fill('These two');
  await send.click();
  await expect(phone.getByRole('list', { name: 'Photos of this message' })).toHaveCount(0);

  await strictly(log(desk).getByText('These two')).toBeVisible();
  // One's own stand on the right, the other side's on the left.
  const middleOf = async (messages: Locator) =>
    messages.evaluate((one) => (one.getBoundingClientRect().left + one.getBoundingClientRect().right) / 2);
  const sent = (of: Page) => log(of).locator('.bubble', { hasText: 'These two' }).last();
  expect(await middleOf(sent(phone))).toBeGreaterThan(await middleOf(log(phone)));
  expect(await middleOf(sent(desk))).toBeLessThan(await middleOf(log(desk)));
  await log(desk).getByRole('button', { name: 'Enlarge photo 2 of 2' }).last().click();
  await expect(desk.getByRole('dialog').getByText('2 of 2')).toBeVisible();
  await desk.keyboard.press('Escape');
  await expect(desk.getByRole('dialog')).toHaveCount(0);
  await desk.getByRole('link', { name: 'Open the appointment' }).click();
  await expect(desk).toHaveURL(/\/appointment\//);
  await expect(log(desk).getByRole('button', { name: 'Enlarge photo 1 of 2' }).last()).toBeVisible();
});

test('on a desk five conversations stand first, the others come at a tap and stay beside an open thread', async () => {
  await desk.goto('/dashboard/messages');
  const rows = desk.getByRole('main').locator('.conversation');
  await expect(rows).toHaveCount(5);
  await desk.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => rows.count()).toBeGreaterThan(5);
  await rows.nth(5).click();
  await expect(composer(desk)).toBeVisible();
  await expect(rows.nth(5)).toHaveAttribute('aria-current', 'page');
  await expect(desk.getByRole('navigation').getByRole('link', { name: /Messages/ })).toHaveAttribute('aria-current', 'page');
});

test('the bar of a phone says how many messages are unread; reading takes it away', async () => {
  await phone.goto('/dashboard');
  const messages = phone.getByRole('navigation', { name: 'Most used pages' }).getByRole('link', { name: /Messages/ });
  const [of] = (await (await phone.request.get('/api/conversations')).json()).rows;
  const headers = { origin: market.url };
  const read = () => phone.request.post(`/api/appointments/${of.id}/messages/read`, { headers });
  const unread = async (): Promise<number> => (await (await phone.request.get('/api/home/counts')).json()).unread_messages;
  await read();
  const others = await unread();
  await desk.request.post(`/api/appointments/${of.id}/messages`, { headers, data: { id: uuidv7(), message: 'Karibu' } });
  await strictly.poll(unread).toBe(others + 1);
  await strictly(messages).toHaveAccessibleName(`${others + 1} unread Messages`);
  await read();
  await strictly(messages).toHaveAccessibleName(others > 0 ? `${others} unread Messages` : 'Messages');
});
