import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { runner } from 'node-pg-migrate';
import pg from 'pg';
import { CannotStart } from '../process/cannot-start.ts';
import type { Log } from '../process/log.ts';
import { migrateQueue } from './queue.ts';
import { grantRights } from './rights.ts';

const folder = path.join(import.meta.dirname, '../../../db/migrations');

/**
 * Brings the schema up to date, or to the migration `upTo`: plain SQL files in db/migrations, forward only. Processes that start together take turns. A
 * program that works as another role than the owner of `databaseUrl` names its own address, and is given its rights
 * (docs/decisions/0042-append-only-log.md).
 *
 * As a role that owns nothing it changes nothing, and only looks whether all was done. Throws CannotStart when it was not, and when the database is not
 * reached, too old, or further than `upTo`.
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
    if (!(await mayMigrate(client))) return await expectMigrated(client);
    await runner({
      dbClient: client,
      dir: folder,
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

/** How many migrations lead from an empty schema to this one, with it. Throws CannotStart when this version of the program doesn't have it. */
export async function placeOfMigration(name: string): Promise<number> {
  const names = (await readdir(folder)).map((file) => path.parse(file).name).sort();
  if (names.includes(name)) return names.indexOf(name) + 1;
  throw new CannotStart(`It is of a newer version of the program, which has the migration ${name}: update the program first.`);
}

async function stepsTo(client: pg.Client, upTo: string): Promise<number> {
  const { rows } = await client.query<{ applied: string }>(
    `select count(*) as applied from pg_tables where schemaname = 'public' and tablename = 'migrations'`,
  );
  const applied = rows[0]?.applied === '0' ? 0 : (await client.query('select from migrations')).rowCount;
  const steps = (await placeOfMigration(upTo)) - (applied ?? 0);
  if (steps < 0) throw new CannotStart(`The database is newer than the migration ${upTo}: use a new one, without tables.`);
  return steps;
}

async function mayMigrate(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>(`select has_schema_privilege('public', 'create') as may`);
  return rows[0]?.may === true;
}

async function expectMigrated(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select name from migrations').catch(unlessNew);
  const done = new Set(rows.map(({ name }) => name));
  const isMissing = (await readdir(folder)).some((file) => !done.has(path.parse(file).name));
  if (isMissing)
    throw new CannotStart('The database has to be migrated by its owner first: set DATABASE_OWNER_URL, or start the program anew.');
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
