import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { pruneTopics } from '../../server/platform/live/jobs.ts';
import { testApp } from '../support/app.ts';
import { postedRequest } from '../support/deal.ts';
import { rewriteLog } from '../support/log.ts';
import { buyer } from '../support/people.ts';
import { testWorker } from '../support/worker.ts';

const site = await testApp();
const { app, db } = site;
const { run } = await testWorker(site);

test('who was to hear of an event is forgotten after 30 days; the events stay', async () => {
  const wanjiru = await buyer(app, db);
  await postedRequest(wanjiru);
  await postedRequest(wanjiru);
  const before = await db
    .selectFrom('events')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const { id } = await db.selectFrom('events').select('id').where('type', '=', 'request.posted').limit(1).executeTakeFirstOrThrow();
  await rewriteLog(db, sql`update events set created_at = now() - interval '31 days' where id = ${id}`);
  await run(pruneTopics);
  expect(await db.selectFrom('event_topics').select('topic').where('event_id', '=', id).execute()).toEqual([]);
  expect(await db.selectFrom('event_topics').select('topic').limit(1).execute()).toHaveLength(1);
  expect(
    await db
      .selectFrom('events')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ).toEqual(before);
});
