import { Kysely, PostgresDialect } from 'kysely';
import { expect, it } from 'vitest';
import { fillMarket } from '../../bench/api/market.ts';
import type { DB } from '../../db/types.ts';
import { rowsOf } from '../../server/modules/own-data/queries.ts';
import { testDatabase } from '../support/database.ts';

const { pool, url } = await testDatabase();
const statements: { sql: string; parameters: readonly unknown[] }[] = [];
const watched = new Kysely<DB>({ dialect: new PostgresDialect({ pool }), log: (event) => void statements.push(event.query) });

it('a copy reads the messages of its person’s viewings, and not those of everybody', async () => {
  // 500 threads of each dealer, 100 of each buyer, with five messages each.
  const [deal] = await fillMarket(url, { buyers: 20, dealers: 4, requests: 100, offers: 1, messages: 5 });
  let copied = 0;
  for await (const _ of rowsOf(watched, 'messages', deal?.buyer ?? '')) copied += 1;
  expect(copied).toBe(500);
  const { sql: text = '', parameters = [] } = statements[0] ?? {};
  const client = await pool.connect();
  // So few messages are read faster from beginning to end; what counts is that there is a way by index.
  await client.query('set enable_seqscan = off');
  const { rows } = await client.query(`explain (costs off) ${text}`, [...parameters]);
  client.release(true);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('Bitmap Index Scan on appointments_of_buyer');
  expect(plan).toContain('using messages_of_thread on messages');
});
