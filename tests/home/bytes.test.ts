import { expect, it } from 'vitest';
import { fillMarket } from '../../bench/api/market.ts';
import { newReference } from '../../server/modules/commissions/reference.ts';
import { cookieOf } from '../../server/platform/http/session.ts';
import { addressOf } from '../../shared/contract.ts';
import { firstReads } from '../../shared/site/first-reads.ts';
import { browser, testApp } from '../support/app.ts';

const { app, config, db, url } = await testApp();
const [deal] = await fillMarket(url, { buyers: 2, dealers: 2, requests: 25, offers: 2, messages: 2 });
// A third of the viewings waits for its outcome, another ended in a sale.
const viewings = await db.selectFrom('appointments').select(['id', 'dealer_id']).orderBy('id').execute();
const yesterday = new Date(Date.now() - 86_400_000).toISOString();
for (const [n, { id, dealer_id }] of viewings.slice(0, 34).entries()) {
  await db.updateTable('appointments').set({ appointment_date: yesterday }).where('id', '=', id).execute();
  if (n % 2 === 0) continue;
  const sold = { status: 'completed' as const, outcome: 'sold' as const, final_price: 1_200_000, completed_at: yesterday };
  await db.updateTable('appointments').set(sold).where('id', '=', id).execute();
  const owed = { purchase_price: 1_200_000, commission_amount: 24_000, reference: newReference(), due_at: yesterday };
  await db
    .insertInto('commissions')
    .values({ appointment_id: id, dealer_id, ...owed })
    .execute();
}

// A dealer's newest bids are by chance accepted or not, and an accepted one carries its viewing: 15 KB is what they read on average.
it.each([
  ['buyer', 15],
  ['dealer', 16],
] as const)('a %s’s home reads at most %i KB of JSON, however much there is of everything', async (role, most) => {
  const token = role === 'buyer' ? deal?.token : deal?.dealerToken;
  const { get } = browser(app, deal?.[role], `${cookieOf(config, 'session').name}=${token}`);
  const sizes: Record<string, number> = {};
  for (const { endpoint, input } of firstReads(`${role}/home`, {})) {
    const address = addressOf(endpoint.path, input);
    const reply = await get(address);
    expect([address, reply.statusCode]).toEqual([address, 200]);
    sizes[address] = Buffer.byteLength(reply.body);
  }
  expect(
    Object.values(sizes).reduce((sum, size) => sum + size, 0),
    JSON.stringify(sizes),
  ).toBeLessThanOrEqual(most * 1000);
});
