import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { Database, Tx } from '../../server/platform/data/database.ts';

/** Whether somebody waits for a lock in this database. */
export async function isWaiting(db: Database): Promise<boolean> {
  const { rows } = await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length > 0;
}

/** How many sessions wait for what this one holds, or behind one that does. */
async function countBehind(db: Database, holder: number): Promise<number> {
  const { rows } = await sql`
    with recursive waiting as (
      select pid, pg_blocking_pids(pid) as blockers from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'
    ), behind as (
      select pid from waiting where ${holder} = any (blockers)
      union
      select waiting.pid from waiting join behind on behind.pid = any (waiting.blockers)
    )
    select from behind`.execute(db);
  return rows.length;
}

type Table = 'users' | 'profiles' | 'car_requests' | 'cars' | 'bids' | 'appointments' | 'sessions' | 'photos';

/**
 * Locks a row as a verb does, so that a foreign key to it doesn't wait: else nobody would see that a verb forgot its own lock. An account is locked as its
 * erasing does, against those too.
 */
export function rowOf(table: Table, id: string) {
  const key = sql.ref(table === 'profiles' ? 'user_id' : 'id');
  const strength = table === 'users' ? sql`for update` : sql`for no key update`;
  return async (tx: Tx) => {
    const { rows } = await sql`select from ${sql.table(table)} where ${key} = ${id} ${strength}`.execute(tx);
    if (rows.length === 0) throw new Error(`There is no row ${id} in ${table} to lock`);
  };
}

/**
 * Has calls meet at a lock: it is held until each, one after the other, waits for it, or behind one that does. They get it in this order, as PostgreSQL
 * lets on who waits, and have read before what they read before it. Fails when one is answered without: the lock is not what parts them. Returns their
 * answers.
 */
export async function atTheLock<R>(
  db: Database,
  lock: (tx: Tx) => Promise<unknown>,
  calls: readonly (() => PromiseLike<R>)[],
): Promise<R[]> {
  const { begun } = await db.transaction().execute(async (tx) => {
    await lock(tx);
    const { rows } = await sql<{ holder: number }>`select pg_backend_pid() as holder`.execute(tx);
    const holder = rows[0]?.holder ?? 0;
    const begun: Promise<R>[] = [];
    for (const call of calls) {
      const answer = (async () => call())();
      begun.push(answer);
      let isAnswered = false;
      const done = () => {
        isAnswered = true;
      };
      answer.then(done, done);
      await vi.waitUntil(async () => isAnswered || (await countBehind(db, holder)) === begun.length, { timeout: 60_000, interval: 5 });
      expect(isAnswered, `call ${begun.length} is answered without waiting for the lock`).toBe(false);
    }
    return { begun };
  });
  return Promise.all(begun);
}
