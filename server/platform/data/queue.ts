import { Logger, runMigrations } from 'graphile-worker';
import { sql } from 'kysely';
import type { Log } from '../process/log.ts';
import type { Tx } from './database.ts';

/** Every job there is, with its payload: ids only, so that a job that runs late reads the truth of that moment. */
export interface Jobs {
  /** Runs the handler of one event; one that tells very many does so in batches, the next one after this reader. */
  'handle-event': { event_id: number; after?: string };
  /** Sends one person the mail that follows from an event. */
  'send-mail': { event_id: number; user_id: string };
  /** Mails a link with a fresh token, which is made when the mail is: the queue holds no secret. `email` is the new address of a 'change'. */
  'send-token-mail': { user_id: string; purpose: 'verify' | 'reset' | 'change'; email?: string };
  /** Tells the address that an account had until this instant that it has another one now. */
  'warn-old-address': { user_id: string; email: string; at: string };
  /** Reminds the receiver of a thread's messages, if they are still unread. */
  'remind-unread': { appointment_id: string; receiver_id: string };
}

/** The jobs that the clock starts; their times stand in server/jobs.ts. */
export type Chore = 'remind-appointments' | 'ask-outcomes' | 'send-digest' | 'prune-topics' | 'prune-sign-ins' | 'prune-photos';

/** How jobs are done. Each may run more than once, after a crash or a failure, and must come to the same end. */
export type Tasks = { [Name in keyof Jobs]: (payload: Jobs[Name]) => Promise<void> } & Record<Chore, () => Promise<void>>;

interface JobOptions {
  /** Not before this long from now, e.g. '10 minutes'. */
  after?: string;
  /** A job of the same key that has not run yet is replaced. */
  key?: string;
}

/** Queues a job in the caller's transaction: it exists if, and only if, the change does. */
export async function addJob<Name extends keyof Jobs>(tx: Tx, name: Name, payload: Jobs[Name], options: JobOptions = {}): Promise<void> {
  await sql`select graphile_worker.add_job(
    ${name}, ${JSON.stringify(payload)}::json,
    run_at => now() + ${options.after ?? '0'}::interval,
    job_key => ${options.key ?? null}
  )`.execute(tx);
}

/** Queues many jobs of one name in one statement; each key once. */
export async function addJobs<Name extends keyof Jobs>(tx: Tx, name: Name, jobs: { payload: Jobs[Name]; key: string }[]): Promise<void> {
  await sql`select graphile_worker.add_job(${name}, job.payload, job_key => job.key)
    from json_to_recordset(${JSON.stringify(jobs)}::json) as job (payload json, key text)`.execute(tx);
}

/** Takes back a job that has not begun, and the next tries of one that has. */
export async function dropJob(tx: Tx, key: string): Promise<void> {
  await sql`select graphile_worker.remove_job(${key})`.execute(tx);
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
