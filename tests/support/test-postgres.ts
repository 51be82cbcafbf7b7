import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { OWNER, PROGRAM } from '../../server/platform/data/embedded-postgres/roles.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../server/platform/data/embedded-postgres.ts';
import { migrate } from '../../server/platform/data/migrate.ts';
import { createLog } from '../../server/platform/process/log.ts';
import { databaseAt } from './database-at.ts';
import { asSuperuser } from './superuser.ts';

const log = createLog('warn', 'tests');

/** Starts one real PostgreSQL for a whole run of tests, with a migrated database named `template_app` to copy. `stop` removes it with all its databases. */
export async function startTestPostgres(): Promise<EmbeddedPostgres> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tafutagari-test-'));
  await chmod(dataDir, 0o755); // as root: if the database's user can't enter this folder, the database would be created in /var/lib instead
  // Each of two workers has up to three marketplaces at once: server, worker, and the journey that looks on.
  const postgres = await startEmbeddedPostgres({ dataDir, log, maxConnections: 200 });
  const stop = async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await asSuperuser(dataDir, `alter role ${OWNER} createdb`);
    // Tests look, as the owner, what the program's sessions wait for, and end some of them.
    await asSuperuser(dataDir, `grant ${PROGRAM} to ${OWNER}`);
    // A worker of autovacuum is the superuser's: dropping the database in which it works is refused.
    await asSuperuser(dataDir, 'alter system set autovacuum = off');
    await asSuperuser(dataDir, 'select pg_reload_conf()');
    const template = await createDatabase(postgres.url, 'template_app');
    await migrate(template, log, { programUrl: databaseAt(postgres.programUrl, 'template_app') });
  } catch (error) {
    await stop();
    throw error;
  }
  return { ...postgres, stop };
}

/** Makes a database on this server, a copy of the template; its address. Nobody may be connected to the template. */
export async function createDatabase(server: string, name: string, template = 'template1'): Promise<string> {
  await onServer(server, `create database ${name} template ${template}`);
  return databaseAt(server, name);
}

export async function dropDatabase(server: string, name: string): Promise<void> {
  await onServer(server, `drop database ${name} with (force)`);
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // PostgreSQL can't copy a template twice at once, so each file waits for its turn.
  await client.query('select pg_advisory_lock(1)');
  await client.query(statement);
  await client.end();
}
