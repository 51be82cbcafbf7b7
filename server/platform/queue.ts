import { sql } from 'kysely';
import type { Tx } from './database.ts';

/** Every job there is, with its payload: ids only, so that a job that runs late reads the truth of that moment. */
export interface Jobs {
  /** Turns one event into notices and e-mails. */
  'follow-event': { event_id: number };
}

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
