import { Kysely, PostgresDialect } from 'kysely';
import { expect, it } from 'vitest';
import { fillMarket } from '../../bench/api/market.ts';
import type { DB } from '../../db/types.ts';
import { listConversations } from '../../server/modules/messages/queries.ts';
import type { Actor } from '../../server/platform/http/session.ts';
import { testDatabase } from '../support/database.ts';

const { pool, url } = await testDatabase();
const statements: { sql: string; parameters: readonly unknown[] }[] = [];
const watched = new Kysely<DB>({ dialect: new PostgresDialect({ pool }), log: (event) => void statements.push(event.query) });

async function planOfLast(): Promise<string> {
  const { sql: text = '', parameters = [] } = statements.at(-1) ?? {};
  const { rows } = await pool.query(`explain (analyze, costs off, timing off, summary off) ${text}`, [...parameters]);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

it('a page of conversations reads one range of its index, and nothing of the others', async () => {
  // 500 threads of each dealer, 100 of each buyer.
  const [deal] = await fillMarket(url, { buyers: 20, dealers: 4, requests: 100, offers: 1, messages: 5 });
  for (const role of ['dealer', 'buyer'] as const) {
    const actor = { role, user_id: deal?.[role] } as Actor;
    const { next } = await listConversations(watched, actor, {});
    await listConversations(watched, actor, { cursor: next ?? '' });
    const plan = await planOfLast();
    expect(plan).toMatch(new RegExp(`Index Scan using appointments_threads_of_${role} on appointments a \\(actual rows=21`));
    expect(plan).toMatch(new RegExp(`Index Cond: .*ROW\\(${role}_has_unread, last_message_at, id\\) < ROW\\(`));
    expect(plan).not.toMatch(/Seq Scan on (appointments|messages)|Sort/);
    await listConversations(watched, actor, { unread: 'true' });
    expect(await planOfLast()).toMatch(new RegExp(`Index Cond: .*${role}_has_unread = true`));
  }
});
