import { expect, it } from 'vitest';
import { fillFromRows } from '../../server/modules/figures/jobs.ts';
import { migrate } from '../../server/platform/data/migrate.ts';
import type { JobDependencies } from '../../server/platform/data/queue.ts';
import { fillEventSubjects } from '../../server/platform/live/jobs.ts';
import { testDatabase } from '../support/database.ts';
import { log } from '../support/faults.ts';
import { figuresAndCounts } from '../support/figures.ts';

const [buyer, dealer, request] = [1, 2, 3].map((n) => `00000000-0000-7000-8000-00000000000${n}`);

it('what an update begins to keep is filled by jobs that it queues, once, whatever stands there', async () => {
  const { db, pool, url } = await testDatabase('template0');
  await migrate(url, log, { upTo: '0046_digest_is_mail_only' });
  await pool.query(`insert into users (id, email, password_hash, created_at)
    select id, email, 'x', '2025-03-01' from (values ('${buyer}'::uuid, 'b@x.co.ke'), ('${dealer}'::uuid, 'd@x.co.ke')) v (id, email)`);
  await pool.query(`insert into profiles (user_id, full_name, user_type, created_at)
    values ('${buyer}', 'Wanjiru', 'buyer', '2025-03-01'), ('${dealer}', 'Otieno', 'dealer', '2025-04-01')`);
  await pool.query(`insert into events (type, actor_id, data) values ('request.posted', '${buyer}', '{"request_id": "${request}"}'),
    ('car.saved', '${buyer}', '{}'), ('request.deleted', null, '{"dealer_ids": ["${dealer}"]}'), ('profile.updated', null, '{}')`);
  await pool.query(`insert into event_topics (topic, event_id) select t, 4 from unnest(array['user:${buyer}', 'admin']) t`);

  await migrate(url, log);
  const queued = async () =>
    (await pool.query('select task_identifier as name from graphile_worker.jobs order by 1')).rows.map(({ name }) => name);
  expect(await queued()).toEqual([fillEventSubjects.name, fillFromRows.name]);
  await migrate(url, log);
  expect(await queued()).toHaveLength(2);

  for (let run = 0; run < 2; run += 1)
    for (const job of [fillEventSubjects, fillFromRows]) await job.run({ db } as JobDependencies, undefined);
  const { rows } = await pool.query('select event_id, subject from event_subjects order by 1, 2');
  expect(rows).toEqual([
    { event_id: 1, subject: buyer },
    { event_id: 1, subject: request },
    { event_id: 3, subject: dealer },
    { event_id: 4, subject: buyer },
  ]);
  const { kept, counted } = await figuresAndCounts(db);
  expect(kept).toEqual(counted);
  expect(kept).not.toEqual([]);
  // That nothing was kept before is no fault of the figures.
  expect(await db.selectFrom('events').select('type').where('type', '=', 'figures.mended').execute()).toEqual([]);
});

it('a new database has nothing to fill', async () => {
  const { pool, url } = await testDatabase('template0');
  await migrate(url, log);
  expect((await pool.query('select from graphile_worker.jobs')).rowCount).toBe(0);
});
