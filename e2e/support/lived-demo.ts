import { once } from 'node:events';
import { expect } from '@playwright/test';
import { sql } from 'kysely';
import pg from 'pg';
import { type Database, openDatabase, openPool } from '../../server/platform/data/database.ts';
import { clockRows } from '../../server/platform/data/queue-tables.ts';
import { createLog } from '../../server/platform/process/log.ts';
import { createDatabase, dropDatabase } from '../../tests/support/test-postgres.ts';
import { prepared } from './prepared.ts';
import { end, launch } from './program.ts';

// Its template gets its name when it is filled.
const filling = 'filling_demo';

/** Resolves once `template_demo` and the folder of its photos are there: who needs them first lives through the demo, for the whole run; others wait. */
export async function livedDemo(): Promise<void> {
  const { postgresUrl, demoFolder } = prepared();
  const client = new pg.Client({ connectionString: postgresUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(2)');
    const { rowCount } = await client.query("select from pg_database where datname = 'template_demo'");
    if (rowCount) return;
    await fill(demoFolder, await createDatabase(postgresUrl, filling, 'template_app')).catch(async (error: unknown) => {
      await dropDatabase(postgresUrl, filling);
      throw error;
    });
    await client.query(`alter database ${filling} rename to template_demo`);
  } finally {
    await client.end();
  }
}

async function fill(dataDir: string, databaseUrl: string): Promise<void> {
  const [code] = await once(launch('demo/demo.ts', { dataDir, databaseUrl }), 'exit');
  if (code !== 0) throw new Error(`the demo was not filled: ${code}`);
  await doWhatIsDue(dataDir, databaseUrl);
}

/** Has a worker do what the demo's past leaves to do, once for all; then it is gone without a trace, or the next one would catch up with it. */
async function doWhatIsDue(dataDir: string, databaseUrl: string): Promise<void> {
  const db = openDatabase(openPool(databaseUrl, createLog('warn', 'e2e'), { max: 1 }));
  try {
    const worker = launch('server/worker.ts', { dataDir, databaseUrl });
    try {
      await workerIsIdle(db);
    } finally {
      await end(worker);
    }
    await sql`delete from ${clockRows}`.execute(db);
  } finally {
    await db.destroy();
  }
}

/** Resolves once the worker of this database has come, which writes down its schedule, and no job is due. */
export async function workerIsIdle(db: Database): Promise<void> {
  await expect.poll(() => isIdle(db), { timeout: 60_000, intervals: [100] }).toBe(true);
}

async function isIdle(db: Database): Promise<boolean> {
  const { rows } = await sql<{ is_idle: boolean }>`
    select exists (select from ${clockRows})
      and not exists (select from graphile_worker.jobs where run_at <= now() or locked_at is not null) as is_idle`.execute(db);
  return rows[0]?.is_idle ?? false;
}
