import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, readFile, readlink, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startEmbeddedPostgres } from '../../server/platform/data/embedded-postgres.ts';
import { createLog } from '../../server/platform/process/log.ts';
import { log } from '../support/faults.ts';

let root: string;
/** One installation, in a long path with spaces, which the tests below start one after another. */
let dataDir: string;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'embedded postgres '));
  await chmod(root, 0o755); // as root: the database's user must be able to enter
  dataDir = path.join(root, 'a long folder name '.repeat(6).trim(), "with 'quotes' and, commas");
});

afterAll(() => rm(root, { recursive: true, force: true }));

describe('the embedded PostgreSQL', () => {
  test('keeps its rows between starts, and leaves no process behind', async () => {
    const first = await startEmbeddedPostgres({ dataDir, log });
    await query(first.url, 'create table kept (what text)');
    await query(first.url, `insert into kept values ('a row')`);
    await first.stop();
    expect(await processesIn(dataDir)).toEqual([]);

    const second = await startEmbeddedPostgres({ dataDir, log });
    expect(await query(second.url, 'select what from kept')).toEqual([{ what: 'a row' }]);
    await second.stop();
    await second.stop();
    expect(await processesIn(dataDir)).toEqual([]);
  });

  test('is durable, in UTC, sorts by code point and listens on no port', async () => {
    const postgres = await startEmbeddedPostgres({ dataDir, log });
    const settings = ['fsync', 'full_page_writes', 'synchronous_commit', 'TimeZone', 'listen_addresses', 'server_encoding'];
    const rows = await query(postgres.url, `select name, setting from pg_settings where name in ('${settings.join(`','`)}')`);
    expect(Object.fromEntries(rows.map((row) => [row.name, row.setting]))).toEqual({
      fsync: 'on',
      full_page_writes: 'on',
      synchronous_commit: 'on',
      TimeZone: 'UTC',
      listen_addresses: '',
      server_encoding: 'UTF8',
    });
    expect(await query(postgres.url, 'select datlocprovider, datlocale from pg_database where datname = current_database()')).toEqual([
      { datlocprovider: 'b', datlocale: 'C.UTF-8' },
    ]);
    await postgres.stop();
  });

  test('refuses a second owner, and can be taken over when the first was killed', async () => {
    const killed = await startInAnotherProcess(dataDir);
    await expect(startEmbeddedPostgres({ dataDir, log })).rejects.toThrow('Another server is running on the database in');
    const [postmaster] = await postmasterPid();
    killed.kill('SIGKILL');
    await once(killed, 'exit');

    const heir = await startEmbeddedPostgres({ dataDir, log });
    expect(await postmasterPid()).toEqual([postmaster]);
    expect(await query(heir.url, 'select what from kept')).toEqual([{ what: 'a row' }]);
    await heir.stop();
    expect(await processesIn(dataDir)).toEqual([]);
  });

  test('starts although a crash left a postmaster.pid whose process id now belongs to another program', async () => {
    const cluster = path.join(dataDir, 'postgres/cluster');
    const { uid, gid } = await stat(cluster);
    const stranger = spawn('sleep', ['60'], { ...(process.getuid?.() === 0 && { uid, gid }), stdio: 'ignore' });
    await writeFile(path.join(cluster, 'postmaster.pid'), `${stranger.pid}\n${cluster}\n1700000000\n5432\n/tmp/gone\n\n 1 2\nready\n`);
    const postgres = await startEmbeddedPostgres({ dataDir, log });
    expect(await query(postgres.url, 'select what from kept')).toEqual([{ what: 'a row' }]);
    await postgres.stop();
    stranger.kill();
  });

  test('restarts by itself when it was killed', async () => {
    const postgres = await startEmbeddedPostgres({ dataDir, log });
    const [killed] = await postmasterPid();
    process.kill(Number(killed), 'SIGKILL');
    const rows = await eventually(() => query(postgres.url, 'select what from kept'));
    expect(rows).toEqual([{ what: 'a row' }]);
    expect(await postmasterPid()).not.toEqual([killed]);
    await postgres.stop();
    expect(await processesIn(dataDir)).toEqual([]);
  });

  test('restarts as soon as it can, however long it could not, as after a full disk', async () => {
    const { postgres, mend } = await brokenDown();
    await mend();
    expect(await eventually(() => query(postgres.url, 'select what from kept'))).toEqual([{ what: 'a row' }]);
    await postgres.stop();
    expect(await processesIn(dataDir)).toEqual([]);
  });

  test('stops at once while it waits to be restarted', async () => {
    const { postgres, mend } = await brokenDown();
    await postgres.stop();
    await mend();
    expect(await processesIn(dataDir)).toEqual([]);
  });

  test('when two are started at once on a new folder, one runs and the other fails with that reason', async () => {
    const contested = path.join(root, 'contested');
    await mkdir(contested);
    const starts = await Promise.allSettled([startInAnotherProcess(contested), startInAnotherProcess(contested)]);
    const winners = starts.filter((start) => start.status === 'fulfilled');
    const losers = starts.filter((start) => start.status === 'rejected');
    expect(winners).toHaveLength(1);
    expect(String(losers[0]?.reason)).toContain('Another server is running on the database in');
    winners[0]?.value.kill('SIGKILL');
    const heir = await startEmbeddedPostgres({ dataDir: contested, log });
    await heir.stop();
    expect(await processesIn(contested)).toEqual([]);
  });

  test('says why it does not start', async () => {
    const broken = path.join(root, 'broken');
    await mkdir(path.join(broken, 'postgres/cluster'), { recursive: true });
    await writeFile(path.join(broken, 'postgres/cluster/PG_VERSION'), '9\n');
    await expect(startEmbeddedPostgres({ dataDir: broken, log })).rejects.toThrow(
      /did not start\.\nThe end of .*postgres\.log:\n(.*\n)*.*postgresql\.conf/,
    );
  });

  /** A database that crashed and can't be started again until `mend` restores its settings. */
  async function brokenDown() {
    const lines: string[] = [];
    const postgres = await startEmbeddedPostgres({ dataDir, log: createLog('error', 'test', { write: (line) => void lines.push(line) }) });
    const settings = path.join(dataDir, 'postgres/cluster/postgresql.conf');
    await rename(settings, `${settings}.away`);
    process.kill(Number((await postmasterPid())[0]), 'SIGKILL');
    await vi.waitUntil(() => lines.some((line) => line.includes('could not be started')), { timeout: 60_000 });
    return { postgres, mend: () => rename(`${settings}.away`, settings) };
  }

  async function postmasterPid(): Promise<string[]> {
    return (await readFile(path.join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n').slice(0, 1);
  }
});

/** Another Node process that owns the database; rejects with its output when it could not start. */
async function startInAnotherProcess(folder: string): Promise<ChildProcess> {
  const module = path.join(import.meta.dirname, '../../server/platform/data/embedded-postgres.ts');
  const code = `
    process.umask(0o077); // as strict administrators set it: as root, the database's user must still be able to enter
    const { startEmbeddedPostgres } = await import(${JSON.stringify(module)});
    await startEmbeddedPostgres({ dataDir: ${JSON.stringify(folder)}, log: console });
    process.send('ready');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  let complaint = '';
  child.stderr?.on('data', (data) => (complaint += data));
  await Promise.race([once(child, 'message'), once(child, 'close').then(() => Promise.reject(new Error(complaint)))]);
  return child;
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** Every process whose working folder is below this one, as PostgreSQL's processes are. */
async function processesIn(folder: string): Promise<string[]> {
  const works = await Promise.all((await readdir('/proc')).map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => '')));
  return works.filter((work) => work.startsWith(folder));
}

async function eventually<T>(attempt: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await pause(20);
    }
  }
}
