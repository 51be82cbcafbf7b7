import { crontab, taskList } from './jobs.ts';
import { switchOffUnreadable } from './modules/auth/second/clear.ts';
import { clearUnfinishedFiles } from './modules/files/make-file.ts';
import { clearUnfinishedExports } from './modules/own-data/make-export.ts';
import { readSettings } from './modules/settings/settings.ts';
import { freeAbandonedJobs } from './platform/data/abandoned-jobs.ts';
import { openDatabase, openPool } from './platform/data/database.ts';
import { migrate } from './platform/data/migrate.ts';
import { queueLogger } from './platform/data/queue.ts';
import { openWork } from './platform/data/work.ts';
import { closeStores, diskStores } from './platform/files/storage.ts';
import { openMailer } from './platform/mail/mailer.ts';
import { CannotStart, endOnError } from './platform/process/cannot-start.ts';
import { readConfig } from './platform/process/config.ts';
import { prepareDataDir } from './platform/process/data-dir.ts';
import { speakToReaders } from './platform/process/language.ts';
import { createLog } from './platform/process/log.ts';
import { sealKeysOf, showNewOperatorKey } from './platform/process/operator-key.ts';
import { become, findServerUser } from './platform/process/server-user.ts';
import { loadRenderer } from './site/render.ts';
import { eraseAgain } from './workflows/erase-account.ts';

// The worker process: runs the jobs of the queue. Any number of them may share one database.

endOnError('worker');
// Who starts it reads what is said before the first job.
speakToReaders('en');
const config = readConfig(process.env);
const log = createLog(config.logLevel, 'worker');
if (!config.databaseUrl) throw new CannotStart('The worker needs DATABASE_URL; `npm start` starts it with a database of its own.');

await prepareDataDir(config.dataDir);
await migrate(config.databaseOwnerUrl ?? config.databaseUrl, log, { programUrl: config.databaseUrl });
await showNewOperatorKey(config);
// As long as we may be root, whose file it is then.
const keys = await sealKeysOf(config);
become(await findServerUser(config, log));
await closeStores(config.dataDir).catch((error: unknown) =>
  log.warn({ err: error }, 'other users of this machine may read what is stored'),
);
const concurrency = 4;
const pool = openPool(config.databaseUrl, log, { max: concurrency + 1 });
const db = openDatabase(pool);
const { renderMail } = config.mode === 'dev' ? (await import('./dev/vite.ts')).fromSource() : await loadRenderer();
const mailer = openMailer({ config, log, renderMail, readSite: () => readSettings(db) });
const stores = diskStores(config.dataDir);
await eraseAgain({ db, ...stores }, log);
await switchOffUnreadable(db, keys.secondFactors, log);
const life = await freeAbandonedJobs(pool, async () => {
  await clearUnfinishedFiles(stores);
  await clearUnfinishedExports(stores);
});

const options = {
  // A separate pool, because ours reads instants as text and the queue needs dates. One extra connection listens, one runs the schedule.
  connectionString: config.databaseUrl,
  maxPoolSize: concurrency + 2,
  concurrency,
  taskList: taskList({ db, mailer, backupsKey: keys.backups, ...stores }),
  crontab,
  noHandleSignals: true,
  logger: queueLogger(log),
};
speakToReaders();
const work = await openWork(options, pool, log);
log.info('the worker is ready');

let stopping = false;
async function stop(reason: string): Promise<void> {
  if (stopping) return;
  stopping = true;
  log.info({ reason }, 'the worker stops after the jobs it has begun');
  // Without a database no job can finish, so a graceful stop would never end.
  setTimeout(() => process.exit(1), 20_000).unref();
  await work.stop(reason);
}
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => void stop(signal));
// The parent process has ended, and perhaps the embedded database with it.
process.on('disconnect', () => void stop('the parent process ended'));
process.send?.('ready');

try {
  await work.ended;
} finally {
  mailer.close();
  life.release(true);
  await db.destroy();
  if (process.connected) process.disconnect();
}
