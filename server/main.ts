import { setTimeout as pause } from 'node:timers/promises';
import { paths } from '../shared/addresses/paths.ts';
import { buildApp } from './app.ts';
import { ensureAdmin } from './modules/auth/administrator.ts';
import { switchOffUnreadable } from './modules/auth/second/clear.ts';
import { seedContent } from './modules/content/edit.ts';
import { openDatabase, openPool } from './platform/data/database.ts';
import { migrate } from './platform/data/migrate.ts';
import { warnOfSuperuser } from './platform/data/rights.ts';
import { diskStores } from './platform/files/storage.ts';
import { openHub, wakeByNotify } from './platform/live/live.ts';
import { CannotStart, endOnError } from './platform/process/cannot-start.ts';
import { readConfig, warningsOf } from './platform/process/config.ts';
import { prepareDataDir } from './platform/process/data-dir.ts';
import { speakToReaders } from './platform/process/language.ts';
import { listen } from './platform/process/listen.ts';
import { createLog } from './platform/process/log.ts';
import { sealKeysOf, showNewOperatorKey } from './platform/process/operator-key.ts';
import { become, findServerUser } from './platform/process/server-user.ts';
import { loadRenderer } from './site/render.ts';
import { eraseAgain } from './workflows/erase-account.ts';

// The server process: answers HTTP. Any number of them may share one database.

endOnError('server');
// Who starts it reads what is said outside of calls, until it has started.
speakToReaders('en');
const config = readConfig(process.env);
const log = createLog(config.logLevel, 'server');
if (!config.databaseUrl) throw new CannotStart('The server needs DATABASE_URL; `npm start` starts it with a database of its own.');

await prepareDataDir(config.dataDir);
await showNewOperatorKey(config);
await migrate(config.databaseOwnerUrl ?? config.databaseUrl, log, { programUrl: config.databaseUrl });
const user = await findServerUser(config, log);
for (const warning of warningsOf(config)) log.warn(warning);

const db = openDatabase(openPool(config.databaseUrl, log, { patience: 5_000 }));
await warnOfSuperuser(db, log);
await seedContent(db);
await eraseAgain({ db, ...diskStores(config.dataDir) }, log);
await switchOffUnreadable(db, (await sealKeysOf(config)).secondFactors, log);
const hub = await openHub({ db, log, waker: wakeByNotify(config.databaseUrl, log) });
const renderer = config.mode === 'dev' ? (await import('./dev/vite.ts')).fromSource() : await loadRenderer();
const app = await buildApp({ config, log, db, hub, ...renderer });
// While closing, every answer also closes its connection. Wait half a second before idle connections are closed, or a request that is just
// being sent on one is lost.
app.addHook('preClose', () => pause(500));
await listen(app, config);
// Only now: a password printed by a server that can't listen would be made, and lost among its complaints.
const { generatedPassword } = await ensureAdmin(db, config);
if (generatedPassword) {
  // Not through the log, which may be stored elsewhere: this secret is shown only once.
  console.log(
    `\nAdministrator: ${config.adminEmail}\nPassword:      ${generatedPassword}\nThis password is shown only now. Sign in at ${config.publicUrl}${paths.adminAccess} and choose your own.\n`,
  );
}
speakToReaders();
// Only now: a port below 1024 needs root.
become(user);
process.send?.('ready');

let stopping = false;
async function stop(reason: string): Promise<void> {
  if (stopping) return;
  stopping = true;
  log.info({ reason }, 'the server finishes its requests and stops');
  // Browsers open connections in advance. One that is never used would keep the server running until it times out.
  const cut = setTimeout(() => app.server.closeAllConnections(), 10_000);
  await app.close();
  clearTimeout(cut);
  await hub.stop();
  await db.destroy();
  if (process.connected) process.disconnect();
}
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => void stop(signal));
// The parent process has ended, and perhaps the embedded database with it.
process.on('disconnect', () => void stop('the parent process ended'));
