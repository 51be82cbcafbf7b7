import { expect, it } from 'vitest';
import { listLog } from '../../server/modules/audit/queries.ts';
import { testDatabase } from '../support/database.ts';
import { plansOf } from '../support/plans.ts';

const market = await testDatabase();
const { db, plans } = plansOf(market);
const id = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;

it('a page of a log of 100,000 events reads a few hundred pages of the disk, however it is narrowed', async () => {
  const { pool } = market;
  const uuid = (n: string) => `('00000000-0000-7000-8000-' || lpad((${n})::text, 12, '0'))::uuid`;
  // One person a hundredth of all, one thing ten of them, one kind once.
  await pool.query(`insert into events (type, actor_id, data, created_at)
    select (array['bid.placed', 'message.sent', 'request.posted', 'notification.added'])[1 + i % 4], ${uuid('i % 100')},
      jsonb_build_object('request_id', ${uuid('1000000 + i / 10')}), now() - interval '1 minute' * (100000 - i)
    from generate_series(1, 100000) i`);
  await pool.query(`insert into event_subjects
    select actor_id, id from events union select (data ->> 'request_id')::uuid, id from events`);
  await pool.query(`insert into events (type, actor_id) values ('settings.saved', '${id(1)}')`);
  await pool.query('analyze');
  // As on a server that has asked often: one plan for any value.
  pool.on('acquire', (client) => void client.query('set plan_cache_mode = force_generic_plan'));
  const day = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10);
  const narrowed = [
    {},
    { person: id(1) },
    { thing: id(1_000_050) },
    { kind: 'bid' },
    { kind: 'settings' },
    { day },
    { person: id(2), day },
  ] as const;
  for (const filters of narrowed) {
    const [plan] = await plans(() => listLog(db, filters));
    expect([filters, (plan?.buffers ?? 0) < 1_500]).toEqual([filters, true]);
  }
});
