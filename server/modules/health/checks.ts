import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import type { HealthPart, HealthState } from '../../../shared/health/api.ts';
import { sizeInWords } from '../../../shared/size-in-words.ts';
import { shortDate, timeOfDay } from '../../../shared/time.ts';
import { healthChecksWords } from '../../../words/health/health-checks.ts';
import { isWorkerAlive } from '../../platform/data/abandoned-jobs.ts';
import type { Reader } from '../../platform/data/database.ts';
import { clockRows } from '../../platform/data/queue-tables.ts';
import type { Storage } from '../../platform/files/storage.ts';
import type { LiveHub } from '../../platform/live/live.ts';
import { sumUpEachMinute } from '../figures/jobs.ts';
import { lastBackup } from '../files/files.ts';

export interface Examined {
  db: Reader;
  storage: Storage;
  hub: Pick<LiveHub, 'connected' | 'lag'>;
  /** The folder of the database and the files. */
  dataDir: string;
  /** The names of the jobs that send mails. */
  mailJobs: string[];
  /** When this server began to look, as `performance.now()` says it. */
  startedAt: number;
}

interface Finding {
  state: HealthState;
  reason: string;
}

// A page makes some ten reads: from here on it is felt.
const slowAnswerMs = 100;
// So few left are used up by one busy minute.
const fullConnections = 0.8;

/** Of the middle of its answers in milliseconds, and how many of its connections are taken. */
export function databaseState({ middle, used, most }: { middle: number; used: number; most: number }): HealthState {
  return middle > slowAnswerMs || used / most > fullConnections ? 'degraded' : 'good';
}

async function database({ db }: Examined): Promise<Finding> {
  const times: number[] = [];
  for (let n = 0; n < 5; n += 1) {
    const start = performance.now();
    await sql`select 1`.execute(db);
    times.push(performance.now() - start);
  }
  const middle = times.toSorted((a, b) => a - b)[2] ?? 0;
  const { rows } = await sql<{ used: number; most: number }>`
    select count(*) as used, current_setting('max_connections')::int as most from pg_stat_activity where backend_type = 'client backend'`.execute(
    db,
  );
  const { used, most } = rows[0] ?? { used: 0, most: 1 };
  return {
    state: databaseState({ middle, used, most }),
    reason: healthChecksWords.answers(Math.max(1, Math.round(middle)), used, most),
  };
}

const gigabyte = 1024 ** 3;
// Enough for some days of photos, and for PostgreSQL to go on meanwhile.
const littleSpace = { share: 0.1, bytes: 2 * gigabyte };
// PostgreSQL stops when a disk is full.
const noSpace = 0.2 * gigabyte;

/** Of a disk, in bytes. */
export function diskState({ all, free }: { all: number; free: number }): HealthState {
  if (free < noSpace) return 'down';
  return free < littleSpace.bytes || free / all < littleSpace.share ? 'degraded' : 'good';
}

/** Of a disk, in bytes: '210.0 MB of 512.0 MB used'. */
export const usedInWords = ({ all, used }: { all: number; used: number }) => healthChecksWords.used(sizeInWords(used), sizeInWords(all));

async function storage({ storage, dataDir }: Examined): Promise<Finding> {
  const { blocks, bavail, bfree, bsize } = await statfs(dataDir);
  const [all, free] = [blocks * bsize, bavail * bsize];
  const used = usedInWords({ all, used: (blocks - bfree) * bsize });
  const isWritable = await storage.check().then(
    () => true,
    () => false,
  );
  if (!isWritable) return { state: 'down', reason: healthChecksWords.notWritable(used) };
  const state = diskState({ all, free });
  return { state, reason: state === 'down' ? healthChecksWords.full(used) : used };
}

// The queue tries again by itself; from here on somebody waits for a link to sign in by.
const longFailing = "interval '1 hour'";
// It does something each minute, the first time up to a minute after its start; of which the time is that of its machine's clock. Its lock says that it is
// there, but is lost with the database's connections when that is started anew.
const [silentWorker, silentMs] = ["interval '3 minutes'", 180_000];

/** The queue of mails, which the worker sends: what failed is tried again, so nothing is lost. */
async function mail({ db, mailJobs, startedAt }: Examined): Promise<Finding> {
  const { rows } = await sql<{ waiting: number; failing: number; is_long: boolean; ran_at: string | null; runs: boolean }>`
    select m.*, w.last_execution as ran_at, 
      ${isWorkerAlive} or coalesce(w.last_execution between now() - ${sql.raw(silentWorker)} and now() + ${sql.raw(silentWorker)}, false) as runs
    from (
      select count(*) as waiting, count(*) filter (where j.last_error is not null) as failing,
        coalesce(min(j.created_at) filter (where j.last_error is not null) < now() - ${sql.raw(longFailing)}, false) as is_long
      from graphile_worker.jobs j
      where j.task_identifier = any(${mailJobs}) and (j.run_at <= now() or j.last_error is not null)
    ) m left join ${clockRows} w on w.identifier = ${sumUpEachMinute.name}`.execute(db);
  const { waiting, failing, is_long, ran_at, runs } = rows[0] ?? { waiting: 0, failing: 0, is_long: false, ran_at: null, runs: false };
  const isStarting = !runs && performance.now() - startedAt < silentMs;
  if (isStarting && failing === 0) return { state: 'good', reason: healthChecksWords.justStarted(waiting) };
  if (!runs && !isStarting)
    return {
      state: 'down',
      reason: ran_at ? healthChecksWords.noWorkerSince(timeOfDay(ran_at), waiting) : healthChecksWords.noWorker(waiting),
    };
  if (failing > 0) return { state: is_long ? 'down' : 'degraded', reason: healthChecksWords.someFailed(waiting, failing) };
  return { state: 'good', reason: waiting === 0 ? healthChecksWords.nothingWaits : healthChecksWords.waits(waiting) };
}

// The hub reads every five seconds even without being woken.
const [late, veryLate] = [10, 60];

/** The live streams of this server. */
async function realtime({ hub }: Examined): Promise<Finding> {
  const lag = await hub.lag();
  if (lag < late) return { state: 'good', reason: healthChecksWords.connected(hub.connected()) };
  return { state: lag < veryLate ? 'degraded' : 'down', reason: healthChecksWords.behind(Math.round(lag), hub.connected()) };
}

/** The last good backup, whether it is too old, and whether a later one failed. A marketplace that has just begun has none yet. */
async function backup({ db }: Examined): Promise<Finding> {
  const { when, bytes, is_old, failure, first_due } = await lastBackup(db);
  const last =
    when === null ? healthChecksWords.noBackup : healthChecksWords.backup(`${shortDate(when)} ${timeOfDay(when)}`, sizeInWords(bytes ?? 0));
  if (failure !== null) return { state: when === null ? 'down' : 'degraded', reason: healthChecksWords.failed(failure, last) };
  if (is_old) return { state: 'degraded', reason: healthChecksWords.isOld(last) };
  if (when !== null) return { state: 'good', reason: last };
  if (first_due === null) return { state: 'degraded', reason: last };
  return { state: 'good', reason: healthChecksWords.firstDue(timeOfDay(first_due)) };
}

/** How each part is found out. A check that throws found its part down. */
export const checks: Record<HealthPart, (examined: Examined) => Promise<Finding>> = { database, storage, mail, realtime, backup };
