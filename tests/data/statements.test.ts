import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import { describe, expect, it } from 'vitest';
import { fillMarket } from '../../bench/api/market.ts';
import { findAppointment, listOwnAppointments } from '../../server/modules/appointments/queries.ts';
import { listLog } from '../../server/modules/audit/queries.ts';
import { findBid, listBids } from '../../server/modules/bids/queries.ts';
import { countForBuyer, countForDealer } from '../../server/modules/home/queries.ts';
import { findThread, listConversations, listMessages } from '../../server/modules/messages/queries.ts';
import { countUnread, listNotices } from '../../server/modules/notifications/queries.ts';
import { listActiveRequests } from '../../server/modules/requests/active.ts';
import { listOwnRequests } from '../../server/modules/requests/queries.ts';
import { type Database, openDatabase, openPool } from '../../server/platform/data/database.ts';
import { containing } from '../../server/platform/data/search.ts';
import { word, words } from '../../server/platform/data/statements.ts';
import { DatabaseAway } from '../../server/platform/http/errors.ts';
import type { Actor } from '../../server/platform/http/session.ts';
import { atEnd, testDatabase } from '../support/database.ts';
import { log } from '../support/faults.ts';

const { url } = await testDatabase();

/** A database on one connection, so that the connection's prepared statements can be read. */
function oneConnection(): { db: Database; pool: pg.Pool } {
  const pool = openPool(url, log, { max: 1 });
  const db = openDatabase(pool);
  atEnd(() => db.destroy());
  return { db, pool };
}

/** The statements a connection has prepared, and how often each was planned. */
async function kept(pool: pg.Pool) {
  const { rows } = await pool.query<{ statement: string; custom: number }>(
    'select statement, custom_plans::int as custom from pg_prepared_statements order by prepare_time',
  );
  return rows;
}

describe('a statement', () => {
  it('that is repeated is prepared once', async () => {
    const { db, pool } = oneConnection();
    for (const name of ['a', 'b', 'c']) await db.selectFrom('profiles').select('id').where('full_name', '=', name).execute();
    expect(await kept(pool)).toMatchObject([{ statement: 'select "id" from "profiles" where "full_name" = $1' }]);
  });

  it('that reads without a value is kept, too', async () => {
    const { db, pool } = oneConnection();
    await db.selectFrom('profiles').select('id').execute();
    expect(await kept(pool)).toMatchObject([{ statement: 'select "id" from "profiles"' }]);
  });

  it('that counts is kept, too', async () => {
    const { db, pool } = oneConnection();
    const count = (name: string) =>
      db
        .selectFrom('profiles')
        .select((eb) => eb.fn.countAll().as('n'))
        .where('full_name', '=', name)
        .execute();
    for (const name of ['a', 'b']) await count(name);
    expect(await kept(pool)).toMatchObject([{ statement: 'select count(*) as "n" from "profiles" where "full_name" = $1' }]);
  });

  it.each<[string, (db: Database) => Promise<unknown>]>([
    ['looks for a word', (db) => db.selectFrom('profiles').select('id').where('full_name', 'ilike', containing('a')).execute()],
    ['selects everything', (db) => db.selectFrom('profiles').selectAll().where('full_name', '=', 'a').execute()],
    [
      'selects everything of one table',
      (db) => db.selectFrom('profiles as p').select('p.id').selectAll('p').where('p.full_name', '=', 'a').execute(),
    ],
    [
      'returns everything',
      (db) => db.updateTable('profiles').set({ full_name: 'ab' }).where('full_name', '=', 'a').returningAll().execute(),
    ],
    ['has a long list of values', (db) => db.selectFrom('profiles').select('id').where('full_name', 'in', Array(41).fill('a')).execute()],
    ['begins and ends a transaction', (db) => db.transaction().execute(async () => undefined)],
  ])('that %s is not kept', async (_, run) => {
    const { db, pool } = oneConnection();
    await run(db);
    expect(await kept(pool)).toEqual([]);
  });

  it('contains limits, booleans and words of ours as quoted literals, and everything else as parameters', async () => {
    const { db } = oneConnection();
    const one = (status: string) => {
      const query = db
        .selectFrom('car_requests')
        .select('id')
        .where('status', '=', word(status as 'active'))
        .where('condition', 'in', words(['any', 'new']));
      return query.where('share_phone', '=', false).where('location', '=', 'active').limit(3);
    };
    expect(one('active').compile()).toMatchObject({
      sql: `select "id" from "car_requests" where "status" = 'active' and "condition" in ('any', 'new') and "share_phone" = false and "location" = $1 limit 3`,
      parameters: ['active'],
    });
    expect(one(`' or '1' = '1`).compile().sql).toContain(`"status" = ''' or ''1'' = ''1' and`);
  });
});

describe('while a newer server migrates', () => {
  it('a new column breaks no statement', async () => {
    const { db } = oneConnection();
    const read = () => db.selectFrom('profiles').selectAll().where('full_name', '=', 'a').executeTakeFirst();
    await read();
    await sql`alter table profiles add column nickname text`.execute(db);
    await read();
  });

  it('a column of another type fails one call of a connection, which is then replaced', async () => {
    const { db } = oneConnection();
    await sql`create table changing (id integer, held integer)`.execute(db);
    const read = () =>
      (db as unknown as Kysely<{ changing: { id: number; held: number } }>)
        .selectFrom('changing')
        .select('held')
        .where('id', '=', 1)
        .execute();
    await read();
    await sql`alter table changing alter column held type text`.execute(db);
    await expect(read()).rejects.toThrow(DatabaseAway);
    expect(await read()).toEqual([]);
  });
});

it('the most frequent reads are planned once, not each time', async () => {
  // On empty tables every plan costs the same, so fill them.
  const deals = await fillMarket(url, { buyers: 60, dealers: 20, requests: 5, offers: 5, messages: 10 });
  const deal = deals.find(({ appointment }) => appointment !== null);
  const { db, pool } = oneConnection();
  const id = deal?.appointment ?? '';
  const buyer = { role: 'buyer', user_id: deal?.buyer } as Actor;
  const dealer = { role: 'dealer', user_id: deal?.dealer, is_verified: true } as Actor;
  for (let times = 0; times < 12; times += 1) {
    for (const actor of [buyer, dealer]) {
      await listConversations(db, actor, {});
      await findThread(db, actor, id);
      await findBid(db, actor, deal?.bid ?? '');
      await listBids(db, actor, {});
      await findAppointment(db, actor, id);
      await listNotices(db, actor, {});
      await countUnread(db, actor);
      for (const show of ['upcoming', 'overdue', undefined] as const) await listOwnAppointments(db, actor, { show });
    }
    await listMessages(db, { id }, undefined);
    await listOwnRequests(db, buyer, {});
    await listActiveRequests(db, dealer, {});
    await countForBuyer(db, buyer);
    await countForDealer(db, dealer);
    for (const about of [{}, { kind: 'bid' }, { person: deal?.buyer }] as const) await listLog(db, about);
  }
  const statements = await kept(pool);
  expect(statements.length).toBeGreaterThan(15);
  expect(statements.filter(({ statement }) => statement.includes('event_addresses'))).toHaveLength(3);
  expect(statements.filter(({ statement }) => statement.includes('as "shortlist_count"'))).toHaveLength(1);
  expect(statements.filter(({ custom }) => custom > 5).map(({ statement }) => statement)).toEqual([]);
});
