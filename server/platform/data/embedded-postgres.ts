import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { CannotStart } from '../process/cannot-start.ts';
import type { Log } from '../process/log.ts';
import { claim, OwnedByAnother } from './embedded-postgres/claim.ts';
import { findPlace, type Place } from './embedded-postgres/place.ts';
import { lookFor, makeCluster, startPostmaster, tailOfLog } from './embedded-postgres/postmaster.ts';
import { PROGRAM, urlOf } from './embedded-postgres/roles.ts';

export interface EmbeddedPostgres {
  /** Address of the program's database, for `pg`, with the name and password of its owner, who owns nothing else. */
  url: string;
  /** The same for server and worker: with the role that may do no more than they need (docs/decisions/0042-append-only-log.md). */
  programUrl: string;
  /** Ends the sessions that are left and the database's processes; resolves when none is left. Call it as often as you like. */
  stop(): Promise<void>;
}

const PATIENCE_MS = 60_000;
const MOST_STARTS = 3;
const LONGEST_PAUSE_MS = 30_000;

/** For one server and one worker, and whoever looks in. */
const MAX_CONNECTIONS = 60;

interface Wanted {
  dataDir: string;
  log: Log;
  /** How many sessions there can be at once; a run of tests has several programs on one PostgreSQL. */
  maxConnections?: number;
}

/**
 * Starts the PostgreSQL of `dataDir`, or takes over the one that a killed process left running there.
 * One process owns it: a second one on the same `dataDir` is refused. Rejects with a sentence for the operator.
 */
export async function startEmbeddedPostgres({ dataDir, log, maxConnections = MAX_CONNECTIONS }: Wanted): Promise<EmbeddedPostgres> {
  const place = await findPlace(dataDir);
  await makeCluster(place);
  const stopping = new AbortController();

  const own = async () => {
    const owner = await becomeOwner(place, maxConnections);
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
  return { url: urlOf(place, first.host), programUrl: urlOf(place, first.host, PROGRAM), stop: () => (stopped ??= stop()) };
}

/** Connects to the cluster's postmaster, starting it if none runs, and holds the session whose lock says whose it is. */
async function becomeOwner(place: Place, maxConnections: number): Promise<pg.Client> {
  let starts = 0;
  let starting: ChildProcess | undefined;
  const claimed = (socketFolder: string) =>
    claim(socketFolder, place).catch(async (error: Error) => {
      // Whoever mends what is refused (pg_hba.conf, say) needs a start that reads it.
      if (!(error instanceof OwnedByAnother || hasEnded(starting))) await stopPostmaster(place);
      throw error;
    });
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    const running = await lookFor(place.cluster);
    const client = running.kind === 'postmaster' ? await claimed(running.socketFolder) : undefined;
    if (client) return client;
    if (running.kind === 'nothing' && hasEnded(starting)) {
      // More than once, because another process may be starting or stopping the same database.
      if (starts++ === MOST_STARTS) break;
      starting = await startPostmaster(place, maxConnections);
    }
    await pause(10);
  }
  throw new CannotStart(`The database in ${place.cluster} did not start.\n${await tailOfLog(place)}`);
}

const hasEnded = (child: ChildProcess | undefined) => child === undefined || child.exitCode !== null || child.signalCode !== null;

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
