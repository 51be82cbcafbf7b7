import { expect, it } from 'vitest';
import { fillMarket } from '../../bench/api/market.ts';
import { cookieOf } from '../../server/platform/http/session.ts';
import { addressOf } from '../../shared/contract.ts';
import { firstReads } from '../../shared/site/first-reads.ts';
import { browser, testApp } from '../support/app.ts';

const { app, config, db, url } = await testApp();

it('a buyer’s home reads at most 15 KB of JSON, however much there is of everything', async () => {
  const [deal] = await fillMarket(url, { buyers: 2, dealers: 20, requests: 25, offers: 10, messages: 2 });
  // A third of the viewings waits for its outcome.
  const { numUpdatedRows } = await db
    .updateTable('appointments')
    .set({ appointment_date: new Date(Date.now() - 86_400_000).toISOString() })
    .where('id', 'in', (eb) => eb.selectFrom('appointments').select('id').orderBy('id').limit(17))
    .executeTakeFirstOrThrow();
  expect(numUpdatedRows).toBe(17n);
  const { get } = browser(app, deal?.buyer, `${cookieOf(config, 'session').name}=${deal?.token}`);
  const sizes: Record<string, number> = {};
  for (const { endpoint, input } of firstReads('buyer/home', {})) {
    const address = addressOf(endpoint.path, input);
    const reply = await get(address);
    expect([address, reply.statusCode]).toEqual([address, 200]);
    sizes[address] = Buffer.byteLength(reply.body);
  }
  expect(
    Object.values(sizes).reduce((sum, size) => sum + size, 0),
    JSON.stringify(sizes),
  ).toBeLessThan(15_000);
});
