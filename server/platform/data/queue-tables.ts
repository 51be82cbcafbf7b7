import { sql } from 'kysely';
import type pg from 'pg';
import type { Reader } from './database.ts';

// graphile-worker's own tables, which any release of it may change: nobody else names them (tests/walls/queue.test.ts). What its public functions do, and
// what its view graphile_worker.jobs shows, goes through those.

/** The rows of the queue. */
export const jobRows = sql`graphile_worker._private_jobs`;

/** When each job that the clock starts was last begun: `identifier`, `last_execution`. */
export const clockRows = sql`graphile_worker._private_known_crontabs`;

/** The queue with what its view leaves out: `name` and `payload`. */
export const queuedJobs = sql`(select j.*, t.identifier as name from ${jobRows} j join graphile_worker._private_tasks t on t.id = j.task_id)`;

/**
 * Makes good what a worker wrote whose clock went ahead: a time that has not come yet counts as now, for what was begun last and for what waits, or nothing
 * would begin until then. The keys of scheduled jobs are their names (`crontab`).
 */
export async function mendSchedule(pool: pg.Pool): Promise<void> {
  await pool.query(`
    update graphile_worker._private_known_crontabs set last_execution = now() where last_execution > now() + interval '1 minute'`);
  await pool.query(`
    update graphile_worker._private_jobs j set run_at = now() from graphile_worker._private_tasks t
    where t.id = j.task_id and t.identifier = j.key and j.attempts = 0 and j.locked_at is null and j.run_at > now() + interval '1 minute'`);
}

/** Forgets all jobs, also those that a worker has begun: of a marketplace that is dropped. */
export async function emptyQueue(db: Reader): Promise<void> {
  await sql`delete from ${jobRows}`.execute(db);
}
