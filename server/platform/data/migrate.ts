import { runner } from 'node-pg-migrate';
import pg from 'pg';
import { CannotStart } from '../process/cannot-start.ts';
import type { Log } from '../process/log.ts';
import { goOnFromBaseline, sinceBaseline } from './baseline.ts';
import { migrateQueue } from './queue.ts';
import { grantRights } from './rights.ts';
import { schemaFiles, schemaNames } from './schema-files.ts';

/**
 * Brings the schema up to date, or to the migration `upTo`: plain SQL files, first the baseline in db/schema, then those in db/migrations, forward only.
 * Processes that start together take turns. A program that works as another role than the owner of `databaseUrl` names its own address, and is given its rights
 * (docs/decisions/0042-append-only-log.md).
 *
 * As a role that owns nothing it changes nothing, and only looks whether all was done. Throws CannotStart when it was not, and when the database is not
 * reached, too old, older than the baseline, or further than `upTo`.
 */
export async function migrate(
  databaseUrl: string,
  log: Log,
  { upTo, programUrl = databaseUrl }: { upTo?: string; programUrl?: string | undefined } = {},
): Promise<void> {
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
    const done = await doneIn(client);
    if (!(await mayMigrate(client))) return expectMigrated(done);
    await goOnFromBaseline(client, done);
    await runner({
      dbClient: client,
      dir: schemaFiles,
      useGlob: true,
      direction: 'up',
      ...(upTo !== undefined && { count: await stepsTo(client, upTo) }),
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
    if (programUrl !== databaseUrl) await grantRights(client, programUrl);
  } finally {
    await client.end();
  }
}

/** How many files lead from an empty schema to this migration, with it. Throws CannotStart when this version of the program can't begin from there. */
export function placeOfMigration(name: string): number {
  const place = schemaNames().indexOf(sinceBaseline(name));
  if (place >= 0) return place + 1;
  throw new CannotStart(`It is of a newer version of the program, which has the migration ${name}: update the program first.`);
}

async function stepsTo(client: pg.Client, upTo: string): Promise<number> {
  const steps = placeOfMigration(upTo) - (await doneIn(client)).length;
  if (steps < 0) throw new CannotStart(`The database is newer than the migration ${upTo}: use a new one, without tables.`);
  return steps;
}

async function mayMigrate(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>(`select has_schema_privilege('public', 'create') as may`);
  return rows[0]?.may === true;
}

function expectMigrated(done: string[]): void {
  if (schemaNames().some((name) => !done.includes(name)))
    throw new CannotStart('The database has to be migrated by its owner first: set DATABASE_OWNER_URL, or start the program anew.');
}

/** The names of what was done in this database, in their order. */
async function doneIn(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from migrations order by run_on, id').catch(unlessNew);
  return rows.map(({ name }) => name);
}

/** No such table, or no right to read it. */
function unlessNew(error: { code?: string }): { rows: { name: string }[] } {
  if (error.code !== '42P01' && error.code !== '42501') throw error;
  return { rows: [] };
}

/** Where a database is, without whoever may open it. */
function placeOf(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}
