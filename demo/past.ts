import { crontab, taskList } from '../server/jobs.ts';
import type { Database, Tx } from '../server/platform/data/database.ts';
import type { Storage } from '../server/platform/files/storage.ts';
import { beginPast, endPast, takeJob } from './clock.ts';

interface Living {
  storage: Storage;
  keepsSchedule: boolean;
  /** Ends it with the reason of the signal. */
  until?: AbortSignal;
}

/** One thing that a user did, and when. */
export interface Act {
  at: Date;
  act: (db: Database) => Promise<unknown>;
}

type Run = Record<string, (payload: unknown) => Promise<void>>;

/**
 * Runs acts of the past in order of time, through the program's own verbs, each with the clock at its instant. Throws when a rule refuses one. The
 * jobs that follow run too, with `keepsSchedule` also those that the clock starts once a day. No live event and no mail is sent. All of it in the
 * caller's transaction.
 */
export async function live(tx: Tx, acts: Act[], { storage, keepsSchedule, until }: Living): Promise<void> {
  const begin = await beginPast(tx);
  const db = withinTransaction(tx);
  const mailer = { send: () => Promise.reject(new Error('a mail about the past')), close: () => undefined };
  // No backup is made of the past.
  const backupsKey = Buffer.alloc(0);
  const stores = { storage, erasures: storage, backups: storage, erasuresBesideBackups: storage };
  const run = taskList({ db, mailer, backupsKey, ...stores }) as unknown as Run;

  /** Moves the clock forward. Each job that becomes due on the way runs at its own time. */
  async function moveTo(at: Date): Promise<void> {
    for (let job = await takeJob(tx, begin, at); job; job = await takeJob(tx, begin, at)) await run[job.name]?.(job.payload);
  }

  const all = [...acts, ...(keepsSchedule ? scheduled(acts, begin.now, run) : [])].toSorted((a, b) => a.at.getTime() - b.at.getTime());
  for (const { at, act } of all) {
    until?.throwIfAborted();
    await moveTo(at);
    await act(db);
  }
  await moveTo(begin.now);
  await endPast(tx, begin);
}

/**
 * The runs of daily jobs between the first act and now. Those of each hour or minute are left to the worker: they back up, tidy up and count, and
 * nobody reads when. Throws on a clock of another kind.
 */
function scheduled(acts: Act[], now: Date, run: Run): Act[] {
  const first = Math.min(...acts.map(({ at }) => at.getTime()));
  return crontab.split('\n').flatMap((line) => {
    if (/^(\d+|\*) \* \* \* \* /.test(line)) return [];
    const [, minute, hour, name = ''] = /^(\d+) (\d+) \* \* \* ([\w-]+)/.exec(line) ?? [];
    if (!minute) throw new Error(`A clock that the past can’t keep: ${line}`);
    const times: Act[] = [];
    const at = new Date(first);
    for (at.setUTCHours(Number(hour), Number(minute), 0, 0); at < now; at.setUTCDate(at.getUTCDate() + 1)) {
      if (at.getTime() > first) times.push({ at: new Date(at), act: async () => run[name]?.({}) });
    }
    return times;
  });
}

/** The transaction as a database: verbs that open a transaction get this one. */
function withinTransaction(tx: Tx): Database {
  return new Proxy(tx, {
    get(target, name) {
      if (name === 'transaction') return () => ({ execute: (work: (tx: Tx) => unknown) => work(tx) });
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
