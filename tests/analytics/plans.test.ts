import { expect, it } from 'vitest';
import { analyseBuyer, analyseDealer } from '../../server/modules/analytics/analytics.ts';
import { listAsked } from '../../server/modules/analytics/asked-queries.ts';
import { windowsOf } from '../../server/modules/analytics/windows.ts';
import type { Actor } from '../../server/platform/http/session.ts';
import { marketOf100000 } from '../support/market-of-100000.ts';
import { plansOf } from '../support/plans.ts';

const { db, plans } = plansOf(await marketOf100000());

/** Who has most rows of their own: of 100,000 requests a buyer has a hundred, of 50,000 bids the busiest dealer some hundreds. */
async function busiest(role: 'buyer' | 'dealer'): Promise<Actor> {
  const owners = role === 'dealer' ? db.selectFrom('bids').select('dealer_id as user_id') : db.selectFrom('car_requests').select('user_id');
  const { user_id } = await db
    .selectFrom(owners.as('o'))
    .select('user_id')
    .groupBy('user_id')
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { user_id, role } as Actor;
}

const ofOwn = { dealer: analyseDealer, buyer: analyseBuyer };

it.each(['dealer', 'buyer'] as const)('a year of the busiest %s among 100,000 requests is read by index', async (role) => {
  const actor = await busiest(role);
  const made = await plans(() => ofOwn[role](db, actor, '1y'));
  expect(made.length).toBeGreaterThan(4);
  for (const { tablesRead, buffers } of made) {
    expect(tablesRead).toEqual([]);
    expect(buffers).toBeLessThan(3_000);
  }
});

it('what a county of 100,000 requests asks for is read from the newest 5,000', async () => {
  const actor = await busiest('dealer');
  const windows = await windowsOf(db, '1y');
  let asked: Awaited<ReturnType<typeof listAsked>> = [];
  const made = await plans(async () => {
    asked = await listAsked(db, actor, 'Nairobi', windows);
  });
  expect(asked.length).toBe(5);
  expect(asked.reduce((sum, { requests }) => sum + requests, 0)).toBeLessThan(5_000);
  for (const { tablesRead, buffers } of made) {
    expect(tablesRead).toEqual([]);
    expect(buffers).toBeLessThan(500);
  }
});
