import path from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './platform/data/embedded-postgres.ts';
import { migrate } from './platform/data/migrate.ts';
import { endOnError, reportFailure } from './platform/process/cannot-start.ts';
import { type Child, keepRunning, runToEnd } from './platform/process/child.ts';
import { readConfig } from './platform/process/config.ts';
import { prepareDataDir } from './platform/process/data-dir.ts';
import { createLog } from './platform/process/log.ts';
import { showNewOperatorKey } from './platform/process/operator-key.ts';

// `npm start`: the parent. It owns the embedded PostgreSQL, if there is one, and keeps the server and the worker running.
// With APP_MODE=dev (`npm run dev`) each of the two restarts when its own code changes.

endOnError('parent');
const isDemo = process.argv.includes('--demo');
if (isDemo) process.env.APP_MODE ??= 'demo';
const config = readConfig(process.env);
const log = createLog(config.logLevel, 'parent');

const children: Child[] = [];
let postgres: EmbeddedPostgres | undefined;
let stopping: { since: number } | undefined;

// SIGHUP: the terminal was closed.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, onSignal);
const started = start();
started.catch((error: unknown) => {
  if (stopping) return;
  reportFailure(error, log);
  void stop(1);
});

async function start(): Promise<void> {
  await prepareDataDir(config.dataDir);
  // Before the children: each of them asks for it.
  await showNewOperatorKey(config);
  const { databaseUrl, ownerUrl } = givenDatabase() ?? (await startOwnDatabase());
  await migrate(ownerUrl, log, { programUrl: databaseUrl });
  // The owner's address is for us alone: a server that was taken over can't change the log.
  const env = { ...process.env, DATABASE_URL: databaseUrl, DATABASE_OWNER_URL: '' };
  const program = (name: string, file: string) => ({ name, file: path.join(import.meta.dirname, file), env });
  const reset = ['--reset', ...(config.databaseUrl ? ['--given-database'] : [])];
  if (isDemo) {
    const filler = { ...program('The demo data', '../demo/demo.ts'), env: { ...env, DATABASE_URL: ownerUrl } };
    await runToEnd({ ...filler, args: process.argv.includes('--reset') ? reset : [] });
  }
  const watch = config.mode === 'dev';
  children.push(await keepRunning({ ...program('server', 'main.ts'), watch }, log));
  children.push(await keepRunning({ ...program('worker', 'worker.ts'), watch }, log));
}

function givenDatabase() {
  const { databaseUrl, databaseOwnerUrl = databaseUrl } = config;
  return databaseUrl && databaseOwnerUrl ? { databaseUrl, ownerUrl: databaseOwnerUrl } : undefined;
}

async function startOwnDatabase(): Promise<{ databaseUrl: string; ownerUrl: string }> {
  postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, log });
  return { databaseUrl: postgres.programUrl, ownerUrl: postgres.url };
}

/** Stops the children gracefully, then the database, then this process. */
async function stop(code: number): Promise<void> {
  stopping = { since: Date.now() };
  await started.catch(() => undefined);
  await Promise.all(children.map((child) => child.stop()));
  await postgres?.stop();
  process.exit(code);
}

function onSignal(): void {
  if (!stopping) {
    void stop(0);
    return;
  }
  // Under npm one Ctrl-C sends two signals, from the terminal and from npm: only a signal over a second later means "stop at once".
  if (Date.now() - stopping.since > 1000) for (const child of children) child.kill();
}
