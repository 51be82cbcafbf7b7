import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBuilt } from '../../scripts/built.ts';
import { chromiumPath } from '../../scripts/chromium.ts';
import { startTestPostgres } from '../../tests/support/test-postgres.ts';
import { handOver } from './prepared.ts';

/** Has a browser installed and builds the pages, where they are missing or stale, and starts one PostgreSQL for the whole run. */
export default async function setup(): Promise<() => Promise<void>> {
  chromiumPath();
  ensureBuilt();
  const postgres = await startTestPostgres();
  const demoFolder = await mkdtemp(path.join(tmpdir(), 'tafutagari-e2e-demo-'));
  await chmod(demoFolder, 0o755); // Its photos are written as another user when we are root.
  handOver({ postgresUrl: postgres.url, demoFolder });
  return async () => {
    await postgres.stop();
    await rm(demoFolder, { recursive: true, force: true });
  };
}
