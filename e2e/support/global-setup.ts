import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { ensureBuilt } from '../../scripts/built.ts';
import { openDatabase, openPool } from '../../server/platform/data/database.ts';
import { createLog } from '../../server/platform/process/log.ts';
import { createDatabase, startTestPostgres } from '../../tests/support/test-postgres.ts';
import { workerIsIdle } from './demo.ts';
import { handOver } from './prepared.ts';
import { end, launch } from './program.ts';

/** Has a worker do what the demo's past leaves to do, once for all; then it is gone without a trace, or the next one would catch up with it. */
async function doWhatIsDue(dataDir: string, databaseUrl: string): Promise<void> {
  const db = openDatabase(openPool(databaseUrl, createLog('warn', 'e2e'), { max: 1 }));
  const worker = launch('server/worker.ts', { dataDir, databaseUrl });
  try {
    await workerIsIdle(db);
  } finally {
    await end(worker);
  }
  await sql`delete from graphile_worker._private_known_crontabs`.execute(db);
  await db.destroy();
}

/** Builds the pages when they are stale, starts one PostgreSQL for the whole run, and lives through the demo once: each file of journeys copies it. */
export default async function setup(): Promise<() => Promise<void>> {
  ensureBuilt();
  const postgres = await startTestPostgres();
  const demoFolder = await mkdtemp(path.join(tmpdir(), 'tafutagari-e2e-demo-'));
  const end = async () => {
    await postgres.stop();
    await rm(demoFolder, { recursive: true, force: true });
  };
  try {
    await chmod(demoFolder, 0o755); // Its photos are written as another user when we are root.
    const databaseUrl = await createDatabase(postgres.url, 'template_demo', 'template_app');
    const [code] = await once(launch('db/demo.ts', { dataDir: demoFolder, databaseUrl }), 'exit');
    if (code !== 0) throw new Error(`the demo was not filled: ${code}`);
    await doWhatIsDue(demoFolder, databaseUrl);
  } catch (error) {
    await end();
    throw error;
  }
  handOver({ postgresUrl: postgres.url, demoFolder });
  return end;
}
