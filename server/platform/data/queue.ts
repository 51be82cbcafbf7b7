import { Logger, runMigrations } from 'graphile-worker';
import { sql } from 'kysely';
import type { Stores } from '../files/storage.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Log } from '../process/log.ts';
import type { Database, Tx } from './database.ts';

/** What every job is given to work with. */
export interface JobDependencies extends Stores {
  db: Database;
  mailer: Mailer;
  /** What backups are sealed with. */
  backupsKey: Buffer;
}

/** The name that a job is queued under, with the type of its payload: ids only, so that a job that runs late reads the truth of that moment. */
export interface JobName<Payload> {
  name: string;
  /** Never set: it only tells TypeScript what the payload is. */
  takes?: (payload: Payload) => void;
}

/** A job as its module declares it, in its jobs.ts. */
export interface Job<Payload = void> extends JobName<Payload> {
  /** When it starts without being queued: five fields of cron in UTC (Nairobi is three hours ahead all year), and until how long afterwards a worker that was down makes up for it ('12h'). */
  clock?: { cron: string; catchUp: string };
  /** Does it. It may run more than once, after a crash or a failure, and must come to the same end. */
  run(dependencies: JobDependencies, payload: Payload): Promise<void>;
}

interface JobOptions {
  /** Not before this long from now, e.g. '10 minutes'. */
  after?: string;
  /** Not before this instant. */
  at?: string;
  /** A job of the same key that has not run yet is replaced. */
  key?: string;
}

/** Queues a job in the caller's transaction: it exists if, and only if, the change does. */
export async function addJob<P>(tx: Tx, { name }: JobName<P>, payload: NoInfer<P>, options: JobOptions = {}): Promise<void> {
  await sql`select graphile_worker.add_job(
    ${name}, ${JSON.stringify(payload)}::json,
    run_at => coalesce(${options.at ?? null}::timestamptz, now() + ${options.after ?? '0'}::interval),
    job_key => ${options.key ?? null}
  )`.execute(tx);
}

/** Queues the same job for many payloads in one statement; each key once. */
export async function addJobs<P>(tx: Tx, { name }: JobName<P>, jobs: { payload: NoInfer<P>; key: string }[]): Promise<void> {
  await sql`select graphile_worker.add_job(${name}, job.payload, job_key => job.key)
    from json_to_recordset(${JSON.stringify(jobs)}::json) as job (payload json, key text)`.execute(tx);
}

/** Takes back a job that has not begun, and the next tries of one that has. */
export async function dropJob(tx: Tx, key: string): Promise<void> {
  await sql`select graphile_worker.remove_job(${key})`.execute(tx);
}

/** Forgets the jobs that are not tried any more and failed longer ago than this many days, with their errors. */
export async function forgetFailedJobs(db: Database, days: number): Promise<void> {
  await sql`
    select graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs where attempts >= max_attempts and locked_at is null and updated_at < now() - make_interval(days => ${days})
    ))`.execute(db);
}

/** Brings the queue's own tables up to date: a part of `migrate`. */
export async function migrateQueue(databaseUrl: string, log: Log): Promise<void> {
  await runMigrations({ connectionString: databaseUrl, logger: queueLogger(log) });
}

/** graphile-worker's log as lines of ours; what it calls info (each job that ran) is our debug. */
export function queueLogger(log: Log): Logger {
  return new Logger((scope) => (level, message, meta) => {
    const line = level === 'error' ? 'error' : level === 'warning' ? 'warn' : 'debug';
    log[line]({ job: scope.taskIdentifier, job_id: scope.jobId, err: meta?.error }, message);
  });
}
