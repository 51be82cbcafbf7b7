import { expect, test } from '@playwright/test';
import { addressOf } from '../shared/contract.ts';
import { firstReads } from '../shared/site/screens.ts';
import { demoSignIns, startDemo } from './support/demo.ts';
import { browserOf, type Marketplace } from './support/marketplace.ts';
import { signIn } from './support/people.ts';

// What a home costs on a phone's line: all that it reads is asked for by the page, before its script runs, and once.

let market: Marketplace;
test.beforeAll(async () => {
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
    await expect.poll(async () => (await page.request.get('/dashboard')).text()).toContain(`data-live="${xid}-${id}"`);
    const follows = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/live');
    await page.goto('/dashboard');
    // From the page's own place on: a stream without one has everything read anew.
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

test('a dealer finds every own bid at home', async ({ browser }) => {
  const page = await browserOf(browser, market, {});
  await signIn(page, demoSignIns.dealer.email, demoSignIns.dealer.password);
  const { rows } = await (await page.request.get('/api/bids')).json();
  const bids = page.getByRole('region', { name: 'My Bids' });
  await expect(bids.getByRole('listitem')).toHaveCount(5);
  await bids.getByRole('button', { name: 'Show more' }).click();
  await expect(bids.getByRole('listitem')).toHaveCount(rows.length);
  expect(rows.length).toBeGreaterThan(5);
  await page.context().close();
});
