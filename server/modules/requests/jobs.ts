import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { counties, countyOf } from '../../../shared/places/counties.ts';
import { parseBudget } from '../../../shared/requests/budget.ts';
import { dayInNairobi } from '../../../shared/time.ts';
import { inBatches } from '../../platform/data/batches.ts';
import type { Database } from '../../platform/data/database.ts';
import type { Job } from '../../platform/data/queue.ts';
import { word } from '../../platform/data/statements.ts';
import { record } from '../../platform/live/events.ts';
import { requestsOfDigest } from './digest.ts';

/** Sends verified dealers the daily summary of new requests, if there are any; once a day (index events_one_digest_a_day). */
export const sendDigest: Job = {
  name: 'send-digest',
  clock: { cron: '0 4 * * *', catchUp: '12h' },
  async run({ db }) {
    await db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ now: string }>`select now()`.execute(tx);
      const day = dayInNairobi(rows[0]?.now ?? '');
      const sent = await tx
        .selectFrom('events')
        .select('id')
        .where('type', '=', word('requests.digested'))
        .where(sql<boolean>`data ->> 'day' = ${day}`)
        .executeTakeFirst();
      if (sent || (await requestsOfDigest(tx, day)).count === 0) return;
      await record(tx, null, { type: 'requests.digested', data: { day } }, []);
    });
  },
};

const batch = 500;

/** The list of counties as it is now: another one has another hash. */
const list = createHash('sha256').update(JSON.stringify(counties)).digest('hex');

/**
 * Reads the county of requests that have none, once with each list of counties (index events_one_reading_a_list): of places that the list has learnt
 * since they were posted (docs/domain/words.md, "Counties").
 */
export const readCounties: Job = {
  name: 'read-counties',
  clock: { cron: '15 0 * * *', catchUp: '1d' },
  async run({ db }) {
    const read = await db
      .selectFrom('events')
      .select('id')
      .where('type', '=', word('counties.read'))
      .where(sql<boolean>`data ->> 'list' = ${list}`)
      .executeTakeFirst();
    if (read) return;
    for (let rows = await placesWithoutCounty(db, undefined); rows.length > 0; rows = await placesWithoutCounty(db, rows.at(-1)?.id)) {
      for (const { id, location } of rows) {
        const county = countyOf(location);
        if (county) await db.updateTable('car_requests').set({ county }).where('id', '=', id).where('location', '=', location).execute();
      }
    }
    await db.transaction().execute((tx) => record(tx, null, { type: 'counties.read', data: { list } }, []));
  },
};

/** The next requests without a county after this one, by id; closed ones too, which can become active again. */
function placesWithoutCounty(db: Database, after: string | undefined) {
  return db
    .selectFrom('car_requests')
    .select(['id', 'location'])
    .where('deleted_at', 'is', null)
    .where('county', 'is', null)
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(batch)
    .execute();
}

/**
 * Reads the budgets of requests anew, closed ones too, which can become active again; nobody is told (docs/domain/limits-and-money.md, "Budget"). Queued
 * by a migration when `parseBudget` reads more than before.
 */
export const readBudgets: Job = {
  name: 'read-budgets',
  async run({ db }) {
    let last: string | undefined;
    await inBatches(async (size) => {
      const rows = await budgetsAfter(db, last, size);
      for (const { id, budget, budget_min, budget_max } of rows) {
        const { min, max } = parseBudget(budget);
        if (min === budget_min && max === budget_max) continue;
        await db.updateTable('car_requests').set({ budget_min: min, budget_max: max }).where('id', '=', id).execute();
      }
      last = rows.at(-1)?.id;
      return rows.length;
    }, batch);
  },
};

/** The next requests after this one, by id, with their budgets as they were read. */
function budgetsAfter(db: Database, after: string | undefined, size: number) {
  return db
    .selectFrom('car_requests')
    .select(['id', 'budget', 'budget_min', 'budget_max'])
    .where('deleted_at', 'is', null)
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(size)
    .execute();
}

export const requestJobs = [sendDigest, readCounties, readBudgets];
