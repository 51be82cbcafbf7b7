import path from 'node:path';
import { startEmbeddedPostgres } from './platform/data/embedded-postgres.ts';
import { CannotStart, endOnError } from './platform/process/cannot-start.ts';
import { runToEnd } from './platform/process/child.ts';
import { readConfig } from './platform/process/config.ts';
import { prepareDataDir } from './platform/process/data-dir.ts';
import { createLog } from './platform/process/log.ts';

// `npm run restore -- FILE`, or with --foreign: puts a backup into an empty database, the program's own or that of DATABASE_URL, as its owner. This process owns the embedded PostgreSQL,
// if there is one; another reads the file, as whoever server and worker run as.

endOnError('restore');
const isForeign = (arg: string) => arg === '--foreign';
const args = process.argv.slice(2);
const file = args.find((arg) => !isForeign(arg));
if (!file) throw new CannotStart('Which backup? Name its file: npm run restore -- backup-2026-11-22-0405.tar');
const config = readConfig(process.env);
const log = createLog(config.logLevel, 'restore');
await prepareDataDir(config.dataDir);
const postgres = config.databaseUrl ? null : await startEmbeddedPostgres({ dataDir: config.dataDir, log });
try {
  const env = { ...process.env, DATABASE_URL: config.databaseOwnerUrl ?? config.databaseUrl ?? postgres?.url, DATABASE_OWNER_URL: '' };
  // npm runs its scripts in the program's folder; the file was named from where npm was called.
  const named = [path.resolve(process.env.INIT_CWD ?? '.', file), ...args.filter(isForeign)];
  await runToEnd({ name: 'The restore', file: path.join(import.meta.dirname, 'restore-file.ts'), args: named, env });
} finally {
  await postgres?.stop();
}
