import { type AddressInfo, createServer } from 'node:net';
import { runOnce } from 'graphile-worker';
import { sql } from 'kysely';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { taskList } from '../../server/jobs.ts';
import { readSettings } from '../../server/modules/settings/settings.ts';
import { type Database, openPool } from '../../server/platform/data/database.ts';
import { type Job, queueLogger } from '../../server/platform/data/queue.ts';
import { queuedJobs as jobsQueued } from '../../server/platform/data/queue-tables.ts';
import { diskStores } from '../../server/platform/files/storage.ts';
import { openMailer } from '../../server/platform/mail/mailer.ts';
import type { Config } from '../../server/platform/process/config.ts';
import { forNobody } from '../../server/platform/process/language.ts';
import type { Log } from '../../server/platform/process/log.ts';
import { sealKeysOf } from '../../server/platform/process/operator-key.ts';
import { loadRenderer } from '../../server/site/render.ts';
import { atEnd } from './database.ts';
import { log as faults } from './faults.ts';

/**
 * The worker on a test's database. `run` runs one job now, without the queue; `drain` runs every job that is due, and those that they queue; a
 * failed job stays queued. `log`: where it says what failed.
 */
export async function testWorker({ config, db, url }: { config: Config; db: Database; url: string }, log: Log = faults) {
  const { renderMail } = await loadRenderer();
  const mailer = openMailer({ config, log, renderMail, readSite: () => readSettings(db) });
  atEnd(async () => mailer.close());
  const { backups: backupsKey } = await sealKeysOf(config);
  const dependencies = { db, mailer, backupsKey, ...diskStores(config.dataDir) };
  const run = <P>(job: Job<P>, ...[payload]: P extends void ? [] : [NoInfer<P>]) => forNobody(() => job.run(dependencies, payload as P));
  const drain = async () => {
    const pool = openPool(url, log, { max: 3 });
    await runOnce({ pgPool: pool, taskList: taskList(dependencies), noHandleSignals: true, logger: queueLogger(log) });
    // The result of the last job is written after runOnce returns; ending the pool waits for that.
    await pool.end();
  };
  return { run, drain };
}

/** Makes every queued job due now: those for later, and those waiting for a retry. */
export async function makeJobsDue(db: Database): Promise<void> {
  await sql`select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), run_at => now())`.execute(db);
}

/** The queue: each job's name, payload, attempts and last error. */
export async function queuedJobs(db: Database) {
  const { rows } = await sql<{ task: string; payload: unknown; attempts: number; last_error: string | null; minutes: number }>`
    select j.name as task, j.payload, j.attempts, j.last_error, round(extract(epoch from j.run_at - now()) / 60)::int as minutes
    from ${jobsQueued} j order by j.id`.execute(db);
  return rows;
}

type Verdict = { responseCode: number } | null;

/** A real mail server on loopback. Received mails are in `mails`; `refuse` may answer a recipient with an SMTP code. */
export async function mailServer(refuse: (recipient: string) => Verdict | Promise<Verdict> = () => null) {
  const mails: (Email & { recipients: string[] })[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onRcptTo(address, _session, done) {
      const verdict = await refuse(address.address);
      done(verdict ? Object.assign(new Error('refused by the test'), verdict) : null);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const email = await PostalMime.parse(Buffer.concat(chunks));
        mails.push({ ...email, recipients: session.envelope.rcptTo.map((to) => to.address) });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  atEnd(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  return { mails, url: `smtp://127.0.0.1:${port}` };
}

/** An SMTP address where nobody listens. */
export async function deadMailServer(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise<void>((resolve) => server.close(() => resolve()));
  return `smtp://127.0.0.1:${port}`;
}
