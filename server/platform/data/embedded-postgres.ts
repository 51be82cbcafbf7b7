import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { CannotStart } from '../process/cannot-start.ts';
import type { Log } from '../process/log.ts';
import { findPlace, type Place } from './embedded-postgres/place.ts';
import { lookFor, makeCluster, NAME, startPostmaster, tailOfLog } from './embedded-postgres/postmaster.ts';

export interface EmbeddedPostgres {
  /** Address of the application's database, for `pg`. */
  url: string;
  /** Ends the sessions that are left and the database's processes; resolves when none is left. Call it as often as you like. */
  stop(): Promise<void>;
}

const PATIENCE_MS = 60_000;
const MOST_STARTS = 3;
const LONGEST_PAUSE_MS = 30_000;
const UNAVAILABLE = new Set(['ENOENT', 'ECONNREFUSED', 'ECONNRESET', '57P01', '57P03']);
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Starts the PostgreSQL of `dataDir`, or takes over the one that a killed process left running there.
 * One process owns it: a second one on the same `dataDir` is refused. Rejects with a sentence for the operator.
 */
export async function startEmbeddedPostgres({ dataDir, log }: { dataDir: string; log: Log }): Promise<EmbeddedPostgres> {
  const place = await findPlace(dataDir);
  await makeCluster(place);
  const stopping = new AbortController();

  const own = async () => {
    const owner = await becomeOwner(place);
    // If the database falls over it is started again; whoever uses it connects anew.
    owner.once('end', () => {
      if (!stopping.signal.aborted) owning = comeBack();
    });
    return owner;
  };

  // Again and again: a full disk, say, is freed one day.
  const comeBack = async (): Promise<pg.Client | undefined> => {
    log.error('the database ended unexpectedly, starting it again');
    for (let wait = 1_000; !stopping.signal.aborted; wait = Math.min(2 * wait, LONGEST_PAUSE_MS)) {
      try {
        return await own();
      } catch (error) {
        log.error({ err: error, wait }, 'the database could not be started, trying again soon');
      }
      await pause(wait, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };

  const first = await own();
  let owning: Promise<pg.Client | undefined> = Promise.resolve(first);

  const stop = async () => {
    stopping.abort();
    await (await owning)?.end();
    await stopPostmaster(place);
  };
  let stopped: Promise<void> | undefined;
  return { url: urlOf(first.host, NAME), stop: () => (stopped ??= stop()) };
}

/** Connects to the cluster's postmaster, starting it if none runs, and holds the session whose lock says whose it is. */
async function becomeOwner(place: Place): Promise<pg.Client> {
  let starts = 0;
  let starting: ChildProcess | undefined;
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    const running = await lookFor(place.cluster);
    const client = running.kind === 'postmaster' ? await claim(running.socketFolder, place) : undefined;
    if (client) return client;
    if (running.kind === 'nothing' && hasEnded(starting)) {
      // More than once, because another process may be starting or stopping the same database.
      if (starts++ === MOST_STARTS) break;
      starting = await startPostmaster(place);
    }
    await pause(10);
  }
  throw new CannotStart(`The database in ${place.cluster} did not start.\n${await tailOfLog(place)}`);
}

const hasEnded = (child: ChildProcess | undefined) => child === undefined || child.exitCode !== null || child.signalCode !== null;

/**
 * The lock is the database's own, on a session: it goes with the process that held it, however that ended.
 * Resolves to undefined while the database isn't ready.
 */
async function claim(socketFolder: string, place: Place): Promise<pg.Client | undefined> {
  const client = new pg.Client({ connectionString: urlOf(socketFolder, 'postgres'), application_name: `owner ${process.pid}` });
  client.on('error', () => undefined); // 'end' follows, and is what we act on
  try {
    await client.connect();
    await client.query(`set lock_timeout = '1s'`);
    await client.query('select pg_advisory_lock(1)');
    const { rowCount } = await client.query('select from pg_database where datname = $1', [NAME]);
    if (!rowCount) await client.query(`create database ${NAME}`);
    return client;
  } catch (error) {
    await client.end();
    const code = (error as { code?: string }).code ?? '';
    if (UNAVAILABLE.has(code)) return undefined;
    if (code !== LOCK_NOT_AVAILABLE) throw error;
    throw new CannotStart(`Another server is running on the database in ${place.cluster}. Stop it first, or set another DATA_DIR.`);
  }
}

async function stopPostmaster(place: Place): Promise<void> {
  const running = await lookFor(place.cluster);
  if (running.kind !== 'postmaster') return;
  process.kill(running.pid, 'SIGINT'); // its "fast shutdown"
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    const now = await lookFor(place.cluster);
    const isSuccessor = now.kind === 'postmaster' && now.pid !== running.pid;
    if (now.kind === 'nothing' || isSuccessor) return;
    await pause(10);
  }
  throw new CannotStart(`The database in ${place.cluster} did not stop.\n${await tailOfLog(place)}`);
}

/** The host part is a placeholder that URL parsers want; `pg` takes the socket's folder from the query, and needs the port for its name. */
function urlOf(socketFolder: string, database: string): string {
  return `postgres://${NAME}@localhost:5432/${database}?host=${encodeURIComponent(socketFolder)}`;
}
