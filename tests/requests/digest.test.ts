import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { handleEvents } from '../../server/modules/notifications/handle-event.ts';
import { sendDigest } from '../../server/modules/requests/jobs.ts';
import { emptyQueue, jobRows } from '../../server/platform/data/queue-tables.ts';
import { listOutbox } from '../../server/platform/mail/outbox.ts';
import { dayInNairobi, nairobiInstant } from '../../shared/time.ts';
import { testApp } from '../support/app.ts';
import { postedRequest } from '../support/deal.ts';
import { buyer, dealer } from '../support/people.ts';
import { queuedJobs, testWorker } from '../support/worker.ts';

const site = await testApp();
const { app, db, config } = site;
const { run, drain } = await testWorker(site);

const eventsOf = async (type: string) =>
  (await db.selectFrom('events').select('data').where('type', '=', type).orderBy('id').execute()).map((event) => event.data);

describe('the daily digest', () => {
  const digests = async () => (await listOutbox(config.dataDir)).filter((mail) => mail.mail === 'new-requests');

  test('goes to verified dealers, once a day, only if there are new requests', async () => {
    await db.updateTable('car_requests').set({ created_at: sql`now() - interval '3 days'` }).execute();
    await run(sendDigest);
    expect(await eventsOf('requests.digested')).toEqual([]);

    await dealer(app, db);
    await dealer(app, db, { is_verified: false });
    const fresh = await postedRequest(await buyer(app, db), { car_model: 'Mazda Demio' });
    // One minute before this morning's digest, whatever the clock says now.
    const today = dayInNairobi(new Date());
    await db
      .updateTable('car_requests')
      .set({ created_at: nairobiInstant(today, '06:59').toISOString() })
      .where('id', '=', fresh)
      .execute();
    await run(sendDigest);
    await run(sendDigest);
    expect(await eventsOf('requests.digested')).toEqual([{ day: today }]);
    await drain();
    const { count } = await db
      .selectFrom('profiles')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('is_verified', '=', true)
      .executeTakeFirstOrThrow();
    expect(await digests()).toHaveLength(count);
    expect((await digests())[0]).toMatchObject({ subject: '1 new request since yesterday', text: expect.stringContaining('Mazda Demio') });
  });
});

describe('the daily digest to very many', () => {
  const digest = () => db.selectFrom('events').select('id').where('type', '=', 'requests.digested').executeTakeFirstOrThrow();
  const queued = async (name: string) => (await queuedJobs(db)).filter(({ task }) => task === name).map(({ payload }) => payload);
  const noticesOf = (id: number) => db.selectFrom('notifications').select('user_id').where('event_id', '=', id).execute();
  afterEach(() => emptyQueue(db));

  test('goes out in batches; when batches are repeated or run at once, every dealer gets it exactly once', async () => {
    const { id } = await digest();
    const told = (await noticesOf(id)).length;
    for (let n = 0; n < 205; n += 1) await dealer(app, db);
    let batches = 0;
    for (let due: unknown[] = [{ event_id: id }]; due.length > 0; batches += 1) {
      await sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs where task_identifier = 'handle-event'))`.execute(
        db,
      );
      // A worker that died after its commit runs its batch again, here at the same time as another worker.
      const [batch] = due as [{ event_id: number; after?: string }];
      await Promise.all([run(handleEvents, batch), run(handleEvents, batch)]);
      due = await queued('handle-event');
      expect(due.length).toBeLessThanOrEqual(1);
    }
    expect(batches).toBe(4);
    expect(await noticesOf(id)).toHaveLength(told + 205);
    const mails = (await queued('send-mail')) as { user_id: string }[];
    expect(mails).toHaveLength(205);
    expect(new Set(mails.map(({ user_id }) => user_id)).size).toBe(205);
  });

  test('a batch that fails half-way leaves nothing behind, and is completed when it is retried', async () => {
    const { id } = await digest();
    await db.deleteFrom('notifications').execute();
    await sql`alter table ${jobRows} add constraint broken check (false) not valid`.execute(db);
    await expect(run(handleEvents, { event_id: id })).rejects.toThrow('broken');
    expect(await noticesOf(id)).toEqual([]);
    expect(await queuedJobs(db)).toEqual([]);
    await sql`alter table ${jobRows} drop constraint broken`.execute(db);
    await run(handleEvents, { event_id: id });
    expect(await noticesOf(id)).toHaveLength(100);
    expect(await queued('send-mail')).toHaveLength(100);
    expect(await queued('handle-event')).toHaveLength(1);
  });
});
