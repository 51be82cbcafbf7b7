import path from 'node:path';
import { runner } from 'node-pg-migrate';
import pg from 'pg';
import { CannotStart } from '../process/cannot-start.ts';
import type { Log } from '../process/log.ts';
import { migrateQueue } from './queue.ts';

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
      dir: path.join(import.meta.dirname, '../../../db/migrations'),
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
