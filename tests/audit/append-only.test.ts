import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { forgetAddresses } from '../../server/modules/audit/jobs.ts';
import { openDatabase, openPool } from '../../server/platform/data/database.ts';
import { migrate } from '../../server/platform/data/migrate.ts';
import { record } from '../../server/platform/live/events.ts';
import { retentionDays } from '../../shared/settings/options.ts';
import { testApp } from '../support/app.ts';
import { atEnd, testDatabase } from '../support/database.ts';
import { log } from '../support/faults.ts';
import { rewriteLog } from '../support/log.ts';
import { administrator, buyer } from '../support/people.ts';

const site = await testApp();
const { app, db, config } = site;
const program = openDatabase(openPool(config.databaseUrl ?? '', log));
atEnd(() => program.destroy());

const changes = ['events', 'event_addresses', 'event_subjects'].flatMap((table) => [
  `update ${table} set ${table === 'events' ? 'type' : 'event_id'} = ${table === 'events' ? 'type' : 'event_id'}`,
  `delete from ${table}`,
  `truncate ${table} cascade`,
]);
const run = (url: string, statement: string) => {
  const client = new pg.Client({ connectionString: url });
  return client
    .connect()
    .then(() => client.query(statement))
    .finally(() => client.end());
};

async function eventBy(person: { user_id: string }, type: 'profile.updated' | 'request.posted', change = {}): Promise<number> {
  const data = { user_id: person.user_id, request_id: person.user_id };
  await db.transaction().execute((tx) => record(tx, { ...person, address: '203.0.113.9' }, { type, data }, [], change));
  const row = await db
    .selectFrom('events')
    .select('id')
    .where('actor_id', '=', person.user_id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? 0;
}
const addressOf = async (event_id: number) =>
  (await db.selectFrom('event_addresses').select('address').where('event_id', '=', event_id).executeTakeFirst())?.address;

describe('the log is append-only', () => {
  it.each(changes)('for the program’s role: %s', async (statement) => {
    await eventBy(await buyer(app, db), 'profile.updated');
    await expect(run(config.databaseUrl ?? '', statement)).rejects.toThrow(/permission denied for table event/);
    // It may say so, but that opens nothing.
    await expect(run(config.databaseUrl ?? '', `set marketplace.log = 'open'; ${statement}`)).rejects.toThrow(/permission denied/);
  });

  it.each(changes)('for its owner, as for a program with one role only: %s', async (statement) => {
    await expect(run(site.url, statement)).rejects.toThrow(/event\w* is append-only/);
  });

  it('lets the program say what, but not when or in which place', async () => {
    await expect(run(config.databaseUrl ?? '', `insert into events (type, created_at) values ('x.y', '2020-01-01')`)).rejects.toThrow(
      'denied',
    );
    await expect(run(config.databaseUrl ?? '', `insert into events (type, id) overriding system value values ('x.y', 1)`)).rejects.toThrow(
      'denied',
    );
    await expect(run(config.databaseUrl ?? '', `insert into events (type, xid) values ('x.y', '1')`)).rejects.toThrow('denied');
  });

  it.each([
    'drop trigger events_append_only on events',
    'alter table events disable trigger all',
    'create table mine ()',
    'create or replace function forget_addresses(days integer) returns void language sql as $$ $$',
    `insert into migrations (name, run_on) values ('9999_x', now())`,
    'set session_replication_role = replica',
    'alter table events owner to current_user',
  ])('the program’s role can’t help itself: %s', async (statement) => {
    await expect(run(config.databaseUrl ?? '', statement)).rejects.toThrow(/must be owner|permission denied/);
  });
});

describe('what may change it', () => {
  it('forgets addresses after the days of the settings, every night, and nothing else', async () => {
    const person = await buyer(app, db);
    const [old, young] = [await eventBy(person, 'request.posted'), await eventBy(person, 'request.posted')];
    await rewriteLog(db, sql`update events set created_at = now() - interval '366 days' where id <= ${old}`);
    await rewriteLog(db, sql`update events set created_at = now() - interval '364 days' where id = ${young}`);
    await forgetAddresses.run({ db: program } as Parameters<typeof forgetAddresses.run>[0], undefined);
    expect([await addressOf(old), await addressOf(young)]).toEqual([undefined, '203.0.113.9']);
    expect(await db.selectFrom('events').select('id').where('id', 'in', [old, young]).execute()).toHaveLength(2);
  });

  it('forgets no address that is younger than the settings allow', async () => {
    const forget = (days: number | null) => sql`select forget_addresses(${days}::integer)`.execute(program);
    await expect(forget(retentionDays.least - 1)).rejects.toThrow('30 days at least');
    await expect(forget(null)).rejects.toThrow('30 days at least');
    await forget(retentionDays.least);
  });

  it('blanks an erased person’s addresses and own details, nobody’s else, and of nobody who is there', async () => {
    const [gone, other] = [await buyer(app, db), await buyer(app, db)];
    const change = { before: { phone: '0712 345 678' }, after: { phone: '0712 345 679' } };
    const own = await eventBy(gone, 'profile.updated', change);
    const ofRequest = await eventBy(gone, 'request.posted', { before: { status: 'active' }, after: { status: 'cancelled' } });
    const others = await eventBy(other, 'profile.updated', change);
    const forget = () => sql`select forget_person_in_log(${gone.user_id})`.execute(program);
    await expect(forget()).rejects.toThrow('only of an erased person');

    const erased = await gone.post('/api/profile/erase', { current_password: 'Simba2026' });
    expect(erased.statusCode).toBe(200);
    const rows = await db
      .selectFrom('events')
      .select(['id', 'before', 'after', 'actor_id'])
      .where('id', 'in', [own, ofRequest, others])
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { id: own, before: null, after: null, actor_id: gone.user_id },
      { id: ofRequest, before: { status: 'active' }, after: { status: 'cancelled' }, actor_id: gone.user_id },
      { id: others, ...change, actor_id: other.user_id },
    ]);
    expect([await addressOf(own), await addressOf(ofRequest), await addressOf(others)]).toEqual([undefined, undefined, '203.0.113.9']);
    const admin = await administrator(app, db);
    const listed = (await admin.get(`/api/admin/audit?person=${gone.user_id}`)).json().rows;
    expect(JSON.stringify(listed)).not.toMatch(/0712|203\.0/);
  });

  it('takes no feigned erasure: what it asks for can’t be taken back, and the list of erasures is only added to', async () => {
    const otieno = await buyer(app, db);
    const own = await eventBy(otieno, 'profile.updated');
    const url = config.databaseUrl ?? '';
    const feigned = `update profiles set erased_at = now(), full_name = 'Unknown Buyer', phone = null, phone_e164 = null, location = null
      where user_id = '${otieno.user_id}'`;
    const forget = `select forget_person_in_log('${otieno.user_id}')`;
    const list = `insert into erasures (user_id) values ('${otieno.user_id}')`;
    const gone = `delete from sessions where user_id = '${otieno.user_id}'; delete from users where id = '${otieno.user_id}'`;
    // An account that is still there, or an erasure that is not listed. The profile of an account that is gone can't stay as it was.
    for (const acts of [
      [feigned, list],
      [feigned, gone],
    ])
      await expect(run(url, `begin; ${[...acts, forget].join('; ')}`)).rejects.toThrow('only of an erased person');
    await expect(run(url, `begin; ${feigned}; update profiles set erased_at = null where user_id = '${otieno.user_id}'`)).rejects.toThrow(
      'stays erased',
    );
    for (const change of ['delete from erasures', 'update erasures set erased_at = now()', 'truncate erasures'])
      await expect(run(url, change)).rejects.toThrow('permission denied for table erasures');
    expect(await addressOf(own)).toBe('203.0.113.9');
  });

  it('is open again to nobody once a function has run in the same transaction', async () => {
    const statement = 'begin; select forget_addresses(30); delete from events; commit';
    await expect(run(site.url, statement)).rejects.toThrow('events is append-only');
  });

  it('takes what its owner brings back into an empty database, with ids and instants', async () => {
    const { url } = await testDatabase();
    await run(
      url,
      `insert into events (id, xid, type, created_at) overriding system value values (7, '0', 'request.posted', '2025-01-01')`,
    );
    await run(url, `insert into event_addresses values (7, '203.0.113.9')`);
  });
});

it('a program that owns nothing says so when the database was not migrated for it', async () => {
  const { url, programUrl } = await testDatabase('template1');
  await expect(migrate(programUrl, log)).rejects.toThrow('migrated by its owner first');
  await migrate(url, log, { programUrl });
  await migrate(programUrl, log);
  await run(programUrl, `insert into events (type) values ('request.posted')`);
});
