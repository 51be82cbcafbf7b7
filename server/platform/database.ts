import path from 'node:path';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import { runner } from 'node-pg-migrate';
import pg from 'pg';
import type { DB } from '../../db/types.ts';
import type { Log } from './log.ts';
import { migrateQueue } from './queue.ts';

export type Database = Kysely<DB>;
export type Tx = Transaction<DB>;
/** For a query that runs inside or outside a transaction alike. */
export type Reader = Kysely<DB>;

const { INT8, NUMERIC, TIMESTAMPTZ } = pg.types.builtins;

// What a row holds is what a reply sends: counts, ids of events and money (below 2^53 cents) as numbers, instants as ISO 8601 in UTC.
const parsers: Record<number, (value: string) => unknown> = {
  [INT8]: Number,
  [NUMERIC]: Number,
  [TIMESTAMPTZ]: (value) => new Date(value).toISOString(),
};
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => parsers[oid] ?? pg.types.getTypeParser(oid, format),
};

/** Opens a pool on the database. Errors of idle clients are logged: without a listener a database restart would end the process. */
export function openPool(databaseUrl: string, log: Log, max = 12): pg.Pool {
  const pool = new pg.Pool({ connectionString: databaseUrl, max, types, application_name: 'tafutagari' });
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'));
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'));
  });
  return pool;
}

/** The query builder over a pool. */
export function openDatabase(pool: pg.Pool): Database {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
}

/** Brings the schema up to date: plain SQL files in db/migrations, forward only. Processes that start together take turns. */
export async function migrate(databaseUrl: string, log: Log): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // The runner's own lock fails instead of waiting.
    await client.query("select pg_advisory_lock(hashtext('migrate'))");
    await runner({
      dbClient: client,
      dir: path.join(import.meta.dirname, '../../db/migrations'),
      direction: 'up',
      migrationsTable: 'migrations',
      checkOrder: true,
      noLock: true,
      logger: {
        debug: () => undefined,
        info: (line) => log.debug(line),
        warn: (line) => log.warn(line),
        error: (line) => log.error(line),
      },
    });
    await migrateQueue(databaseUrl, log);
  } finally {
    await client.end();
  }
}
