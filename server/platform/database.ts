import path from 'node:path';
import { Kysely, PostgresDialect, type PostgresPoolClient, type Transaction } from 'kysely';
import { runner } from 'node-pg-migrate';
import pg from 'pg';
import type { DB } from '../../db/types.ts';
import { CannotStart } from './cannot-start.ts';
import { DatabaseAway } from './errors.ts';
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

interface PoolOptions {
  /** Connections at most. */
  max?: number;
  /** How long a query, or the wait for a connection, may take, in milliseconds; without it as long as it takes. */
  patience?: number;
}

/** Opens a pool on the database. Errors of idle clients are logged: without a listener a database restart would end the process. */
export function openPool(databaseUrl: string, log: Log, { max = 12, patience }: PoolOptions = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max,
    types,
    application_name: 'tafutagari',
    // The database gives up first, and says so; the query's own limit is for one that is gone without a word.
    ...(patience && { connectionTimeoutMillis: patience, statement_timeout: patience, query_timeout: patience + 1_000 }),
  });
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'));
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'));
  });
  return pool;
}

/** The query builder over a pool. A query throws the database's own error, or DatabaseAway when there was no answer. */
export function openDatabase(pool: pg.Pool): Database {
  const connect = async () => {
    const client = await pool.connect().catch(away);
    let lost = false;
    const query = (text: string, values: readonly unknown[]) =>
      client.query(text, [...values]).catch((error: unknown) => {
        lost ||= !(error instanceof pg.DatabaseError);
        return away(error);
      });
    // A lost connection must not serve the next request.
    return { query, release: () => client.release(lost) } as unknown as PostgresPoolClient;
  };
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool: { connect, end: () => pool.end(), options: pool.options } }) });
}

function away(error: unknown): never {
  throw error instanceof pg.DatabaseError ? error : new DatabaseAway(error);
}

/**
 * Brings the schema up to date: plain SQL files in db/migrations, forward only. Processes that start together take turns.
 * Throws CannotStart when the database is not reached, or too old.
 */
export async function migrate(databaseUrl: string, log: Log): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect().catch((error: Error) => {
    throw new CannotStart(`The database at ${placeOf(databaseUrl)} can't be used: ${error.message}`, { cause: error });
  });
  try {
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    const version = rows[0]?.server_version ?? '';
    if (Number.parseInt(version, 10) < 15)
      throw new CannotStart(`The database at ${placeOf(databaseUrl)} is PostgreSQL ${version}; 15 or later is needed.`);
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

/** Where a database is, without whoever may open it. */
function placeOf(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}
