import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { ensureBuilt } from '../../scripts/built.ts';
import { ROLE } from '../../server/platform/data/embedded-postgres/roles.ts';
import { startEmbeddedPostgres } from '../../server/platform/data/embedded-postgres.ts';
import { migrate } from '../../server/platform/data/migrate.ts';
import { createLog } from '../../server/platform/process/log.ts';
import { databaseAt } from './database-at.ts';
import { asSuperuser } from './superuser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a real PostgreSQL with a migrated database named `template_app`. */
    postgresUrl: string;
  }
}

const log = createLog('warn', 'tests');

/** Builds the pages when they are stale, and starts one real PostgreSQL for the whole run; each test file copies a migrated template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  ensureBuilt();
  process.umask(0o022); // the database's user can read the folders that tests create
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tafutagari-test-'));
  await chmod(dataDir, 0o755); // as root: if the database's user can't enter this folder, the database would be created in /var/lib instead
  const postgres = await startEmbeddedPostgres({ dataDir, log });
  await asSuperuser(dataDir, `alter role ${ROLE} createdb`);
  // A worker of autovacuum is the superuser's: dropping the database in which it works is refused.
  await asSuperuser(dataDir, 'alter system set autovacuum = off');
  await asSuperuser(dataDir, 'select pg_reload_conf()');
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query('create database template_app');
  await client.end();
  await migrate(databaseAt(postgres.url, 'template_app'), log);
  project.provide('postgresUrl', postgres.url);
  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
