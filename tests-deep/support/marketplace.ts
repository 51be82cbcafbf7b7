import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { type Database, openDatabase, openPool } from '../../server/platform/data/database.ts';
import { findPlace } from '../../server/platform/data/embedded-postgres/place.ts';
import { lookFor } from '../../server/platform/data/embedded-postgres/postmaster.ts';
import { PROGRAM, urlOf } from '../../server/platform/data/embedded-postgres/roles.ts';
import { createLog } from '../../server/platform/process/log.ts';
import { atEnd } from '../../tests/support/database.ts';
import { freePort } from '../../tests/support/free-port.ts';
import { buyer } from '../../tests/support/people.ts';

const root = path.join(import.meta.dirname, '../..');
// What fails is what a test looks at.
const log = createLog('silent', 'deep tests');

interface Launch {
  settings?: Record<string, string>;
  /** The data folder; by default a new one, removed at the end. */
  dataDir?: string;
  /** Where the program lies, if not here. */
  code?: string;
}

/** The whole program, started as its operator does, on a data folder of its own; stopped at the file's end. */
export async function startMarketplace({ settings, dataDir: given, code = root }: Launch = {}) {
  const dataDir = given ?? (await mkdtemp(path.join(tmpdir(), 'tafutagari-deep-')));
  await chmod(dataDir, 0o755); // as root: the database's user must be able to enter
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const program = startProgram('start', { DATA_DIR: dataDir, PORT: String(port), ...settings }, code);
  atEnd(async () => {
    await end(program);
    if (!given) await rm(dataDir, { recursive: true, force: true });
  });
  await isUp(program);
  return {
    url,
    dataDir,
    program,
    db: () => databaseOf(dataDir),
    /** The addresses of its own database: the program's, and the owner's. */
    addresses: () => addressesOf(dataDir),
    kill: (part: Part, signal?: NodeJS.Signals) => kill(program, part, signal),
    stop: () => end(program),
  };
}

/** Starts one of the program's files with these settings and none of ours. */
export function startProgram(file: 'start' | 'main' | 'worker', settings: Record<string, string>, code = root): ChildProcess {
  return spawn(process.execPath, [path.join(code, 'server', `${file}.ts`)], {
    env: { PATH: process.env.PATH, ...settings },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
}

/** Resolves once the program's log says that its last part, the worker, is ready; what it says then is read and dropped. */
async function isUp(program: ChildProcess): Promise<void> {
  let said = '';
  await new Promise<void>((resolve, reject) => {
    program.once('exit', (code) => reject(new Error(`the program ended with ${code}: ${said}`)));
    program.stdout?.on('data', (text) => {
      if (said.includes('the worker is ready')) return;
      said += text;
      if (said.includes('the worker is ready')) resolve();
    });
  });
}

export async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const ended = new Promise((resolve) => program.once('exit', resolve));
  program.kill('SIGTERM');
  await ended;
}

async function addressesOf(dataDir: string): Promise<{ databaseUrl: string; ownerUrl: string }> {
  const place = await findPlace(dataDir);
  const running = await lookFor(place.cluster);
  if (running.kind !== 'postmaster') throw new Error(`no database runs in ${place.cluster}`);
  return { databaseUrl: urlOf(place, running.socketFolder, PROGRAM), ownerUrl: urlOf(place, running.socketFolder) };
}

/** The owner's connections to the database that runs in this folder, once it answers. */
async function databaseOf(dataDir: string): Promise<Database> {
  const db = openDatabase(openPool((await addressesOf(dataDir)).ownerUrl, log));
  await untilTrue(async () => (await sql`select 1`.execute(db)).rows.length === 1);
  return db;
}

/** The cookies of so many new buyers, straight into the tables: signing up is limited, and its hashing would take minutes. */
export async function newBuyers(db: Database, count: number): Promise<string[]> {
  const app = Fastify();
  const people: string[] = [];
  for (let made = 0; made < count; made++) people.push((await buyer(app, db)).cookie);
  return people;
}

/** Milliseconds until the server says that it and its database are ready; throws after two minutes. */
export async function untilReady(url: string): Promise<number> {
  return untilTrue(async () => (await fetch(`${url}/readyz`)).ok);
}

/** Milliseconds until this is true; what it throws counts as not yet. Throws after two minutes. */
export async function untilTrue(check: () => Promise<boolean>): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < 120_000) {
    if (await check().catch(() => false)) return Math.round(performance.now() - began);
    await pause(50);
  }
  throw new Error('not within two minutes');
}

type Part = 'server' | 'worker' | 'database';

const commands: Record<Part, RegExp> = { server: /server\/main\.ts/, worker: /server\/worker\.ts/, database: /postgres\0-D|bin\/postgres/ };

/** Sends every process of this part of the program a signal, by default the one that nobody can catch; their ids. */
export async function kill({ pid = 0 }: ChildProcess, part: Part, signal: NodeJS.Signals = 'SIGKILL'): Promise<number[]> {
  const hit: number[] = [];
  const all = await processes();
  const below = (parent: number): number[] =>
    all.filter((each) => each.parent === parent).flatMap((each) => [each.pid, ...below(each.pid)]);
  for (const each of all) if (below(pid).includes(each.pid) && commands[part].test(each.command)) hit.push(each.pid);
  const family = part === 'database' ? [...new Set(hit.flatMap((each) => [each, ...below(each)]))] : hit;
  for (const each of family) process.kill(each, signal);
  return family;
}

async function processes(): Promise<{ pid: number; parent: number; command: string }[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const read = pids.map(async (pid) => {
    const [stat, command] = await Promise.all([readFile(`/proc/${pid}/stat`, 'utf8'), readFile(`/proc/${pid}/cmdline`, 'utf8')]);
    return { pid: Number(pid), parent: Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]), command };
  });
  return (await Promise.allSettled(read)).flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
}
