import { Kysely, PostgresDialect } from 'kysely';
import { expect, it } from 'vitest';
import { fillMarket } from '../../bench/api/market.ts';
import type { DB } from '../../db/types.ts';
import { findPersonFacts } from '../../server/modules/moderation/person-facts.ts';
import { kindsOfThing } from '../../server/modules/moderation/things.ts';
import { mostEffectsCounted } from '../../shared/verification/rules.ts';
import { testDatabase } from '../support/database.ts';
import { marketOf100000 } from '../support/market-of-100000.ts';
import { plansOf } from '../support/plans.ts';

const { pool, url } = await testDatabase();
const statements: { sql: string; parameters: readonly unknown[] }[] = [];
const watched = new Kysely<DB>({ dialect: new PostgresDialect({ pool }), log: (event) => void statements.push(event.query) });

const { db, plans } = plansOf(await marketOf100000());

const sold = "update appointments set status = 'completed', outcome = 'sold', final_price = 1000000, completed_at = now()";

it('the facts of a person beside a case count that person’s sales by an index, and not those of everybody', async () => {
  const [deal] = await fillMarket(url, { buyers: 100, dealers: 40, requests: 20, offers: 1, messages: 0 });
  await pool.query(sold);
  await pool.query('vacuum analyze');
  expect(await findPersonFacts(watched, deal?.buyer ?? '')).toMatchObject({ sales: 20 });
  const { sql: text = '', parameters = [] } = statements[0] ?? {};
  const { rows } = await pool.query(`explain (costs off) ${text}`, [...parameters]);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  for (const index of ['appointments_of_buyer', 'appointments_of_dealer']) expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan on appointments');
  expect(plan).not.toContain('appointments_one_sale_per_car');
});

it('what a removal concerns is counted by index, up to a most', async () => {
  const { dealer_id: person } = await db
    .selectFrom('cars')
    .select('dealer_id')
    .groupBy('dealer_id')
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const { car_id: car, request_id: request } = await db
    .selectFrom('bids')
    .innerJoin('saved_cars', 'saved_cars.car_id', 'bids.car_id')
    .select(['bids.car_id', 'bids.request_id'])
    .$narrowType<{ car_id: string }>()
    .limit(1)
    .executeTakeFirstOrThrow();
  for (const [thing, thing_id] of Object.entries({ person, car, request }) as ['person' | 'car' | 'request', string][]) {
    const all = await plans(() => kindsOfThing[thing].removal(db, thing_id));
    for (const { tablesRead, buffers } of all) {
      expect([thing, tablesRead]).toEqual([thing, []]);
      expect(buffers).toBeLessThan(5_000);
    }
    expect(all).not.toEqual([]);
  }
  expect(await kindsOfThing.person.removal(db, person)).toMatchObject({ cars: mostEffectsCounted });
});
