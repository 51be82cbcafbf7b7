import { Kysely, PostgresDialect } from 'kysely';
import { expect, it } from 'vitest';
import { fillMarket } from '../../bench/api/market.ts';
import type { DB } from '../../db/types.ts';
import { listAllConversations } from '../../server/modules/messages/admin-queries.ts';
import { listConversations } from '../../server/modules/messages/queries.ts';
import type { Actor } from '../../server/platform/http/session.ts';
import { testDatabase } from '../support/database.ts';

const { pool, url } = await testDatabase();
const statements: { sql: string; parameters: readonly unknown[] }[] = [];
const watched = new Kysely<DB>({ dialect: new PostgresDialect({ pool }), log: (event) => void statements.push(event.query) });

const planOfLast = () => planOf(statements.at(-1) ?? { sql: '', parameters: [] });

async function planOf({ sql: text, parameters }: (typeof statements)[number]): Promise<string> {
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

it('a page of all conversations reads one range of an index of its own, also of the open or unread ones, and counts no further than it shows', async () => {
  // Written in at different times, as threads are.
  await pool.query("update appointments set last_message_at = now() - random() * interval '60 days'");
  await pool.query('vacuum analyze appointments');
  const lists = [
    [undefined, 'appointments_threads'],
    ['active', 'appointments_threads_open'],
    ['unread', 'appointments_threads_unread'],
  ] as const;
  for (const [show, index] of lists) {
    const filter = show ? { show } : {};
    const { next, count } = await listAllConversations(watched, filter);
    expect(count).toBe(100);
    statements.length = 0;
    await listAllConversations(watched, { ...filter, cursor: next ?? '' });
    const plans = await Promise.all(statements.map(planOf));
    const page = plans.find((plan) => plan.includes('ROW(last_message_at, id) < ROW('));
    const counting = plans.find((plan) => plan !== page);
    expect(page).toMatch(new RegExp(`Index Scan using ${index} on appointments a \\(actual rows=21`));
    expect(counting).toMatch(new RegExp(`using ${index} on appointments a \\(actual rows=100`));
    expect(plans.join()).not.toMatch(/Seq Scan on (appointments|messages)|Sort/);
  }
});

it('a search finds a word that many have among the newest threads, and a rare one by the trigram indexes', async () => {
  await pool.query(
    `update profiles set full_name = 'Zawadi' where user_id = (select user_id from profiles where user_type = 'buyer' limit 1)`,
  );
  statements.length = 0;
  expect((await listAllConversations(watched, { search: 'Premio' })).count).toBe(100);
  expect(statements).toHaveLength(2);
  statements.length = 0;
  expect((await listAllConversations(watched, { search: 'Zawadi' })).count).toBe(100);
  statements.length = 0;
  expect((await listAllConversations(watched, { search: 'Quetzal' })).count).toBe(0);
  const searching = statements.filter(({ sql: text }) => text.includes('any(array('));
  const plans = (await Promise.all(searching.map(planOf))).join();
  expect(plans).toMatch(/Bitmap Index Scan on car_requests_by_plain_text/);
  expect(plans).not.toMatch(/Seq Scan on (appointments|messages|car_requests)/);
});
