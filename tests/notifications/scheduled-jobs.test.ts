import { createHash } from 'node:crypto';
import { parseCrontab } from 'graphile-worker';
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { schedule } from '../../server/jobs.ts';
import { addJob, type Jobs } from '../../server/platform/data/queue.ts';
import { listOutbox } from '../../server/platform/mail/outbox.ts';
import { dayInNairobi, nairobiInstant } from '../../shared/time.ts';
import { testApp } from '../support/app.ts';
import { postedRequest } from '../support/deal.ts';
import { buyer, dealer } from '../support/people.ts';
import { testDeal } from '../support/sale.ts';
import { queuedJobs, testWorker } from '../support/worker.ts';

const site = await testApp();
const { app, db, config } = site;
const { jobs, drain } = await testWorker(site);

const day = 86_400_000;
/** 11:00 in Nairobi, so many days from today's date there. */
const atEleven = (days: number) => nairobiInstant(dayInNairobi(new Date(Date.now() + days * day)), '11:00');
const eventsOf = async (type: string) =>
  (await db.selectFrom('events').select('data').where('type', '=', type).orderBy('id').execute()).map((event) => event.data);

// The queue takes any name: a line that names no job would fill it with work that nobody does.
test('every line of the schedule names a job', () => {
  expect(Object.keys(jobs)).toEqual(expect.arrayContaining(parseCrontab(schedule).map(({ task }) => task)));
});

describe('viewings', () => {
  let deal: Awaited<ReturnType<typeof testDeal>>;
  let another: Awaited<ReturnType<typeof testDeal>>;
  beforeAll(async () => {
    [deal, another] = [await testDeal(app, db), await testDeal(app, db)];
  });

  test('of tomorrow, confirmed, are reminded of once; moved to another day, once more', async () => {
    const id = await deal.appointment(atEleven(1), { status: 'confirmed' });
    await another.appointment(atEleven(1), { status: 'pending' });
    const later = await testDeal(app, db);
    await later.appointment(atEleven(3), { status: 'confirmed' });
    await Promise.all([jobs['remind-appointments'](), jobs['remind-appointments']()]);
    await jobs['remind-appointments']();
    expect(await eventsOf('appointment.reminded')).toEqual([{ appointment_id: id }]);

    await db
      .updateTable('appointments')
      .set({ appointment_date: nairobiInstant(dayInNairobi(atEleven(1)), '23:30').toISOString() })
      .where('id', '=', id)
      .execute();
    await jobs['remind-appointments']();
    expect(await eventsOf('appointment.reminded')).toEqual([{ appointment_id: id }, { appointment_id: id }]);
    await drain();
    const mails = (await listOutbox(config.dataDir)).filter((mail) => mail.mail === 'appointment-tomorrow');
    expect(new Set(mails.map((mail) => mail.to)).size).toBe(2);
    expect(mails[0]?.subject).toBe('Tomorrow at 23:30: Toyota Axio 2016');
  });

  test('that were confirmed and began before today are asked about, once', async () => {
    const past = await testDeal(app, db);
    const id = await past.appointment(atEleven(-1), { status: 'confirmed' });
    await (await testDeal(app, db)).appointment(atEleven(-1), { status: 'pending' });
    await (await testDeal(app, db)).appointment(atEleven(-1), { sold_for: 900_000 });
    await (await testDeal(app, db)).appointment(atEleven(0), { status: 'confirmed' });
    await Promise.all([jobs['ask-outcomes'](), jobs['ask-outcomes']()]);
    await jobs['ask-outcomes']();
    expect(await eventsOf('appointment.outcome_asked')).toEqual([{ appointment_id: id }]);
  });
});

describe('the daily digest', () => {
  const digests = async () => (await listOutbox(config.dataDir)).filter((mail) => mail.mail === 'new-requests');

  test('goes to verified dealers, once a day, only if there are new requests', async () => {
    await db.updateTable('car_requests').set({ created_at: sql`now() - interval '3 days'` }).execute();
    await jobs['send-digest']();
    expect(await eventsOf('requests.digested')).toEqual([]);

    await dealer(app, db, { is_verified: false });
    const fresh = await postedRequest(await buyer(app, db), { car_model: 'Mazda Demio' });
    // One minute before this morning's digest, whatever the clock says now.
    const today = dayInNairobi(new Date());
    await db
      .updateTable('car_requests')
      .set({ created_at: nairobiInstant(today, '06:59').toISOString() })
      .where('id', '=', fresh)
      .execute();
    await jobs['send-digest']();
    await jobs['send-digest']();
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
  afterEach(() => sql`delete from graphile_worker._private_jobs`.execute(db));

  test('goes out in batches; repeated and overtaken, nobody is forgotten and nobody told twice', async () => {
    const { id } = await digest();
    const told = (await noticesOf(id)).length;
    for (let n = 0; n < 205; n += 1) await dealer(app, db);
    let batches = 0;
    for (let due: unknown[] = [{ event_id: id }]; due.length > 0; batches += 1) {
      await sql`delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
        where t.id = j.task_id and t.identifier = 'handle-event'`.execute(db);
      // A worker that died after its commit does its batch again, here while another does the same.
      const [batch] = due as [Jobs['handle-event']];
      await Promise.all([jobs['handle-event'](batch), jobs['handle-event'](batch)]);
      due = await queued('handle-event');
      expect(due.length).toBeLessThanOrEqual(1);
    }
    expect(batches).toBe(4);
    expect(await noticesOf(id)).toHaveLength(told + 205);
    const mails = (await queued('send-mail')) as Jobs['send-mail'][];
    expect(mails).toHaveLength(205);
    expect(new Set(mails.map(({ user_id }) => user_id)).size).toBe(205);
  });

  test('a batch that fails in mid-way leaves nothing behind, and is done whole when it is tried again', async () => {
    const { id } = await digest();
    await db.deleteFrom('notifications').execute();
    await sql`alter table event_topics add constraint broken check (false) not valid`.execute(db);
    await expect(jobs['handle-event']({ event_id: id })).rejects.toThrow('broken');
    expect(await noticesOf(id)).toEqual([]);
    expect(await queuedJobs(db)).toEqual([]);
    await sql`alter table event_topics drop constraint broken`.execute(db);
    await jobs['handle-event']({ event_id: id });
    expect(await noticesOf(id)).toHaveLength(100);
    expect(await queued('send-mail')).toHaveLength(100);
    expect(await queued('handle-event')).toHaveLength(1);
  });
});

describe('links by e-mail', () => {
  const mailLink = async (user_id: string, purpose: 'verify' | 'reset') => {
    await db.transaction().execute((tx) => addJob(tx, 'send-token-mail', { user_id, purpose }));
    expect(JSON.stringify(await queuedJobs(db))).not.toContain('token=');
    await drain();
    const [mail] = await listOutbox(config.dataDir);
    return /\/auth\/\w+\?token=([\w-]+)/.exec(mail?.text ?? '') ?? ['', ''];
  };
  const tokensOf = (user_id: string) => db.selectFrom('email_tokens').selectAll().where('user_id', '=', user_id).execute();

  test('carry a token made when the mail is sent; only its hash is stored, and the link before stops working', async () => {
    const { user_id } = await buyer(app, db);
    const [path, token] = await mailLink(user_id, 'reset');
    expect(path).toMatch(/^\/auth\/reset\?/);
    const [stored] = await tokensOf(user_id);
    expect(stored?.token_hash).toEqual(
      createHash('sha256')
        .update(token ?? '')
        .digest(),
    );
    const hours = (Date.parse(stored?.expires_at ?? '') - Date.parse(stored?.created_at ?? '')) / 3_600_000;
    expect(hours).toBe(1);

    const [, second] = await mailLink(user_id, 'reset');
    expect(second).not.toBe(token);
    expect(await tokensOf(user_id)).toHaveLength(1);
  });

  test('are not sent to who is verified already', async () => {
    const { user_id } = await buyer(app, db);
    const before = await listOutbox(config.dataDir);
    await jobs['send-token-mail']({ user_id, purpose: 'verify' });
    expect(await listOutbox(config.dataDir)).toEqual(before);
    await db.updateTable('users').set({ email_verified_at: null }).where('id', '=', user_id).execute();
    expect((await mailLink(user_id, 'verify'))[0]).toMatch(/^\/auth\/verify\?/);
  });
});

describe('what is forgotten', () => {
  test('ended sessions, and links a day after their end', async () => {
    const person = await buyer(app, db);
    const stay = await buyer(app, db);
    await db.updateTable('sessions').set({ expires_at: sql`now() - interval '1 minute'` }).where('user_id', '=', person.user_id).execute();
    const tokens = [
      { byte: 1, hours: -25 },
      { byte: 2, hours: -23 },
      { byte: 3, hours: 1 },
    ];
    for (const { byte, hours } of tokens) {
      await db
        .insertInto('email_tokens')
        .values({
          token_hash: Buffer.alloc(32, byte),
          user_id: person.user_id,
          purpose: 'verify',
          email: 'a@people.example',
          expires_at: sql`now() + make_interval(hours => ${hours})`,
        })
        .execute();
    }
    await jobs['prune-sign-ins']();
    const left = await db.selectFrom('email_tokens').select('token_hash').where('user_id', '=', person.user_id).execute();
    expect(left.map((token) => token.token_hash[0]).sort()).toEqual([2, 3]);
    expect((await stay.get('/api/notifications')).statusCode).toBe(200);
    expect(await db.selectFrom('sessions').select('id').where('user_id', '=', person.user_id).execute()).toEqual([]);
  });

  test('topics after 30 days; the events stay', async () => {
    const before = await db
      .selectFrom('events')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    const { id } = await db.selectFrom('events').select('id').where('type', '=', 'request.posted').limit(1).executeTakeFirstOrThrow();
    await db.updateTable('events').set({ created_at: sql`now() - interval '31 days'` }).where('id', '=', id).execute();
    await jobs['prune-topics']();
    expect(await db.selectFrom('event_topics').select('topic').where('event_id', '=', id).execute()).toEqual([]);
    expect(await db.selectFrom('event_topics').select('topic').limit(1).execute()).toHaveLength(1);
    expect(
      await db
        .selectFrom('events')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow(),
    ).toEqual(before);
  });
});
