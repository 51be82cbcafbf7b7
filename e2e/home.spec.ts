import { expect } from '@playwright/test';
import { sql } from 'kysely';
import { addressOf } from '../shared/contract.ts';
import { firstReads } from '../shared/site/first-reads.ts';
import { demoSignIns, startDemo } from './support/demo.ts';
import { test } from './support/journey.ts';
import { browserOf, type Marketplace } from './support/marketplace.ts';
import { signIn } from './support/people.ts';
import { strictly } from './support/strictly.ts';

// What a home costs on a slow connection: the page requests everything it reads once, before its script runs.

let market: Marketplace;
test.beforeAll(async () => {
  // Its own: it moves viewings of the demo and records what became of them.
  market = await startDemo();
});
test.afterAll(() => market.stop());

for (const role of ['buyer', 'dealer'] as const) {
  test(`the home of a ${role} asks for each thing once`, async ({ browser }) => {
    const page = await browserOf(browser, market, {});
    await signIn(page, demoSignIns[role].email, demoSignIns[role].password);
    // The demo's past is older than the 30 days that can be followed: the page has to begin after the sign-in just now.
    const { xid, id } = await market.db
      .selectFrom('events')
      .select(['xid', 'id'])
      .orderBy('xid', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    await expect.poll(async () => (await page.request.get('/dashboard')).text()).toContain(`data-live="${xid}-${id}-`);
    const follows = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/live');
    await page.goto('/dashboard');
    // With the page's cursor: a stream without one causes everything to be read again.
    expect((await follows).url()).toContain('?cursor=');
    await expect(page.getByText('Loading')).toHaveCount(0);
    await expect(page.locator('.live-state')).toBeEmpty();

    const asked = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.includes('/api/') && !name.includes('/api/live'))
        .map(({ name, initiatorType }) => `${initiatorType} ${name.slice(location.origin.length)}`),
    );
    expect(asked.toSorted()).toEqual(
      firstReads(`${role}/home`, {})
        .map(({ endpoint, input }) => `link ${addressOf(endpoint.path, input)}`)
        .toSorted(),
    );
    await page.context().close();
  });
}

test('the figures of a home lead to what they count, and the previews to the whole list', async ({ browser }) => {
  const page = await browserOf(browser, market, {});
  await signIn(page, demoSignIns.dealer.email, demoSignIns.dealer.password);
  const { rows } = await (await page.request.get('/api/bids')).json();
  const pending = rows.filter(({ status }: { status: string }) => status === 'pending').length;
  const main = page.locator('main');
  await expect(main.getByRole('region', { name: 'My Bids' }).getByRole('listitem')).toHaveCount(5);
  await main.getByRole('link', { name: `${pending} active bid` }).click();
  await expect(page.getByLabel('Show')).toHaveValue('pending');
  await strictly(main.getByRole('listitem')).toHaveCount(pending);
  await page.getByLabel('Show').selectOption('All bids');
  await strictly(main.getByRole('listitem')).toHaveCount(rows.length);
  await expect(page).toHaveURL(`${market.url}/dashboard/bids`);
  await page.goBack();
  await main.getByRole('region', { name: 'Scheduled Appointments' }).getByRole('link', { name: 'See all' }).click();
  await page.getByLabel('Show').selectOption('Sold');
  await strictly(main.getByRole('listitem').filter({ hasText: /[Ss]old/ })).not.toHaveCount(0);
  await strictly(main.getByRole('listitem').filter({ hasNotText: /[Ss]old/ })).toHaveCount(0);
  expect(rows.length).toBeGreaterThan(5);
  await page.context().close();
});

for (const role of ['buyer', 'dealer'] as const) {
  test(`the home of a ${role} shows first what waits for an answer, and leads to the very dialog`, async ({ browser }) => {
    const { email, password } = demoSignIns[role];
    const confirmed = await passedAppointment(email, 'confirmed');
    const pending = await passedAppointment(email, 'pending', confirmed);
    const page = await browserOf(browser, market, {});
    await signIn(page, email, password);
    const main = page.locator('main');
    await expect(main.getByRole('region').first()).toContainText('Next:');

    await main.locator(`a[href="/appointment/${confirmed}#outcome"]`).click();
    const outcome = page.getByRole('dialog', { name: 'How did it end?' });
    await outcome.getByLabel('No', { exact: true }).check();
    await outcome.getByRole('button', { name: 'Record', exact: true }).click();
    await strictly(page.getByText('Not sold', { exact: true }).locator('visible=true').first()).toBeVisible();

    await page.goto('/dashboard');
    await expect(main.getByText('Next:')).toBeVisible();
    await strictly(main.locator(`a[href="/appointment/${confirmed}#outcome"]`)).toHaveCount(0);
    await main.locator(`a[href="/appointment/${pending}#new-time"]`).click();
    const newTime = page.getByRole('dialog', { name: 'Propose a new time' });
    await newTime.getByRole('button', { name: /^Propose / }).click();
    await expect(newTime).toHaveCount(0);
    // The dialog is done: a reload does not open it again.
    await page.reload();
    await expect(page.getByRole('button', { name: 'Propose a new time' })).toBeVisible();
    expect(new URL(page.url()).hash).toBe('');
    await expect(newTime).toHaveCount(0);

    await page.goto('/dashboard');
    await expect(page.getByRole('region', { name: /Appointments$/ })).toBeVisible();
    await expect(page.locator(`a[href="/appointment/${pending}"]`)).not.toHaveCount(0);
    await strictly(page.locator(`a[href="/appointment/${pending}#new-time"]`)).toHaveCount(0);
    await page.context().close();
  });
}

const list = '**/api/appointments/lines';
for (const [role, below] of [
  ['buyer', 'Upcoming Appointments'],
  ['dealer', 'Scheduled Appointments'],
] as const) {
  test(`what waits for an answer of a ${role} pushes nothing down when it comes late, and says when it did not come`, async ({
    browser,
  }) => {
    const page = await browserOf(browser, market, {});
    await signIn(page, demoSignIns[role].email, demoSignIns[role].password);
    let refuse: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      refuse = resolve;
    });
    const overdue = `${list}?show=overdue`;
    await page.route(overdue, async (route) => {
      await held;
      await route.fulfill({ status: 503 });
    });
    const other = page.waitForResponse(`${list}?show=upcoming`);
    await page.goto('/dashboard', { waitUntil: 'commit' });
    await other;
    await expect(page.getByRole('navigation').first()).toBeVisible();
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    await expect(page.getByRole('heading', { name: below })).toHaveCount(0);
    refuse();
    await expect(page.getByRole('heading', { name: below })).toBeVisible();
    const waiting = page.getByRole('region', { name: 'Waiting for your answer' });
    await expect(waiting.getByRole('alert')).toContainText('Failed to fetch appointments');
    await page.unroute(overdue);
    await waiting.getByRole('button', { name: 'Try again' }).click();
    await expect(waiting.getByRole('alert')).toHaveCount(0);
    await page.context().close();
  });
}

test('a dialog that the address opened is left with one Back or with Escape, and the focus is at its button', async ({ browser }) => {
  const { email, password } = demoSignIns.buyer;
  const confirmed = await passedAppointment(email, 'confirmed');
  const page = await browserOf(browser, market, {});
  const dialog = page.getByRole('dialog');
  const record = page.getByRole('button', { name: 'Say how it went' });
  await signIn(page, email, password);
  for (const leave of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
    await page.locator(`a[href="/appointment/${confirmed}#outcome"]`).click();
    await expect(dialog).toBeVisible();
    await leave();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(`${market.url}/appointment/${confirmed}`);
    await expect(record).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(`${market.url}/dashboard`);
    await expect(page.getByRole('heading', { name: /^Habari/ })).toBeVisible();
  }

  await page.locator(`a[href="/appointment/${confirmed}#outcome"]`).click();
  await dialog.getByLabel('No', { exact: true }).check();
  await dialog.getByRole('button', { name: 'Record', exact: true }).click();
  await strictly(page.getByText('Not sold', { exact: true }).locator('visible=true').first()).toBeVisible();
  await expect(dialog).toHaveCount(0);
  // Its button is gone with the outcome.
  await expect(page.getByRole('region', { name: 'Appointment details' })).toBeFocused();
  await page.context().close();
});

test('the top bar fits the smallest phone', async ({ browser }) => {
  const page = await browserOf(browser, market, { viewport: { width: 320, height: 640 } });
  await signIn(page, demoSignIns.dealer.email, demoSignIns.dealer.password);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const name = page.getByRole('banner').getByRole('link', { name: 'TafutaGari' });
  expect(await name.evaluate((link) => link.scrollWidth - link.clientWidth)).toBe(0);
  await page.context().close();
});

test('without JavaScript the page of the dashboard says so, and nothing turns', async ({ browser }) => {
  const page = await browserOf(browser, market, {});
  await signIn(page, demoSignIns.buyer.email, demoSignIns.buyer.password);
  const plain = await browserOf(browser, market, { javaScriptEnabled: false, storageState: await page.context().storageState() });
  await plain.goto('/dashboard');
  await expect(plain.getByRole('heading', { name: 'The dashboard needs JavaScript' })).toBeVisible();
  await expect(plain.getByText('Loading the page')).toBeHidden();
  await Promise.all([page, plain].map((one) => one.context().close()));
});

/** An appointment of this person's (another than `except`) on an open request with a verified dealer, in this state, whose time passed an hour ago. */
async function passedAppointment(email: string, status: 'pending' | 'confirmed', except: string | null = null): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    update appointments a set appointment_date = now() - interval '1 hour', status = ${status}
    where id = (
      select a.id from appointments a
      join car_requests r on r.id = a.request_id and r.status = 'active' and r.deleted_at is null
      join profiles d on d.user_id = a.dealer_id and d.is_verified
      join users u on u.email = ${email} and u.id in (a.buyer_id, a.dealer_id)
      where a.status in ('pending', 'confirmed') and a.id is distinct from ${except}::uuid
      order by a.status = ${status} desc, a.appointment_date limit 1
    ) returning id`.execute(market.db);
  const [passed] = rows;
  if (!passed) throw new Error(`the demo has no open appointment of ${email}`);
  return passed.id;
}

test('a message of yesterday evening is not shown as today’s', async ({ browser }) => {
  const page = await browserOf(browser, market, {});
  await signIn(page, demoSignIns.buyer.email, demoSignIns.buyer.password);
  const { rows } = await (await page.request.get('/api/conversations')).json();
  await sql`
    update messages set created_at = (date_trunc('day', now(), 'Africa/Nairobi') - interval '1 hour')
    where appointment_id = ${rows[0].id} and created_at > now() - interval '1 day' or id = (
      select id from messages where appointment_id = ${rows[0].id} order by created_at desc, id desc limit 1
    )`.execute(market.db);
  await page.goto('/dashboard/messages');
  await expect(page.locator(`a[href="/dashboard/messages/${rows[0].id}"]`)).toContainText('yesterday');
  await page.context().close();
});
