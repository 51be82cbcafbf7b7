import { Kysely, PostgresDialect } from 'kysely';
import { expect, it } from 'vitest';
import { fillMarket } from '../../bench/api/market.ts';
import type { DB } from '../../db/types.ts';
import { findPersonFacts } from '../../server/modules/moderation/people.ts';
import { testDatabase } from '../support/database.ts';

const { pool, url } = await testDatabase();
const statements: { sql: string; parameters: readonly unknown[] }[] = [];
const watched = new Kysely<DB>({ dialect: new PostgresDialect({ pool }), log: (event) => void statements.push(event.query) });

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
