import type pg from 'pg';

// Any number; all workers of one database name the same one.
const workersLock = 7_264_001;

/**
 * Frees the jobs that a killed worker had begun, if no worker is alive on this database; without this they would wait four hours.
 *
 * Every worker holds a shared advisory lock for as long as it lives, on the connection this returns: whoever gets the exclusive one is
 * alone, and clears away what else killed ones have left, before another can start. Release the connection when the worker ends.
 */
export async function freeAbandonedJobs(pool: pg.Pool, clearAway: () => Promise<void>): Promise<pg.PoolClient> {
  const client = await pool.connect();
  // A worker killed a moment ago still holds its lock until the database notices.
  await client.query(`set lock_timeout = '2s'`);
  const isAlone = await client.query('select pg_advisory_lock($1)', [workersLock]).then(() => true, whenOthersWork);
  if (isAlone) {
    await client.query(
      `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
       from graphile_worker.jobs where locked_by is not null having count(*) > 0`,
    );
    await clearAway();
  }
  await client.query('set lock_timeout = 0');
  await client.query('select pg_advisory_lock_shared($1)', [workersLock]);
  if (isAlone) await client.query('select pg_advisory_unlock($1)', [workersLock]);
  return client;
}

function whenOthersWork(error: { code?: string }): false {
  if (error.code === '55P03') return false; // lock_not_available
  throw error;
}
