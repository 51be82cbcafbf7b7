import { spawnSync } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '../server/platform/data/embedded-postgres.ts';
import { migrate } from '../server/platform/data/migrate.ts';
import { createLog } from '../server/platform/process/log.ts';

// `npm run db:types`: writes db/types.ts from the schema; with --verify it only checks that db/types.ts is up to date.

const root = path.join(import.meta.dirname, '..');
const log = createLog('warn', 'db-types');
const dataDir = await mkdtemp(path.join(tmpdir(), 'tafutagari-types-'));
await chmod(dataDir, 0o755); // as root: if the database's user can't enter this folder, the database would be created in /var/lib instead
const postgres = await startEmbeddedPostgres({ dataDir, log });
try {
  await migrate(postgres.url, log);
  const options = ['--config-file', 'db/codegen.json', '--out-file', 'db/types.ts', ...process.argv.slice(2)];
  const { status, stderr } = spawnSync('kysely-codegen', ['--url', postgres.url, ...options], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  // kysely-codegen warns about each override because it can't read types with TypeScript 7, but then uses them unchanged, which is right.
  if (status !== 0) console.error(String(stderr));
  process.exitCode = status ?? 1;
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
