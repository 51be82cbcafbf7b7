import { Kysely, type PostgresPoolClient, type Transaction } from 'kysely';
import pg from 'pg';
import type { DB } from '../../../db/types.ts';
import { DatabaseAway } from '../http/errors.ts';
import type { Log } from '../process/log.ts';
import { Postgres, statementNames } from './statements.ts';

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

// "cached plan must not change result type": the table has another shape than when the statement was prepared.
const STALE_PLAN = '0A000';

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
    // Compiling a statement takes longer than any of ours: seconds, where its rows are guessed to be many.
    options: '-c jit=off',
    // The database gives up first, and says so; the query's own limit is for one that is gone without a word.
    ...(patience && { connectionTimeoutMillis: patience, statement_timeout: patience, query_timeout: patience + 1_000 }),
  });
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'));
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'));
  });
  return pool;
}

/** The query builder over a pool. A query throws the database's own error, or DatabaseAway when there was no answer or its plan is overtaken: asked again it answers. */
export function openDatabase(pool: pg.Pool): Database {
  const nameOf = statementNames();
  const connect = async () => {
    const client = await pool.connect().catch(away);
    let lost = false;
    const query = (text: string, values: readonly unknown[]) =>
      client.query({ name: nameOf(text, values), text, values: [...values] }).catch((error: unknown) => {
        lost ||= !(error instanceof pg.DatabaseError) || error.code === STALE_PLAN;
        return away(error);
      });
    // A lost connection, or one whose prepared statements a migration has overtaken, must not serve the next request.
    return { query, release: () => client.release(lost) } as unknown as PostgresPoolClient;
  };
  return new Kysely<DB>({ dialect: new Postgres({ pool: { connect, end: () => pool.end(), options: pool.options } }) });
}

function away(error: unknown): never {
  throw error instanceof pg.DatabaseError && error.code !== STALE_PLAN ? error : new DatabaseAway(error);
}
