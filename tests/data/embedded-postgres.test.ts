import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, readFile, readlink, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { startEmbeddedPostgres } from '../../server/platform/data/embedded-postgres.ts';
import { createLog } from '../../server/platform/process/log.ts';
import { log } from '../support/faults.ts';
import { soon } from '../support/soon.ts';

const root = await mkdtemp(path.join(tmpdir(), 'embedded postgres '));
await chmod(root, 0o755); // as root: the database's user must be able to enter
afterAll(() => rm(root, { recursive: true, force: true }));

/** One installation, in a long path with spaces, which the tests below start one after another. */
const dataDir = path.join(root, 'a long folder name '.repeat(6).trim(), "with 'quotes' and, commas");
const cluster = path.join(dataDir, 'postgres/cluster');
await mkdir(dataDir, { recursive: true });

describe('the embedded PostgreSQL', () => {
  test('a first start that was killed while it made the database leaves nothing that the next would take for one', async () => {
    const { child } = startInAnotherProcess();
    const made = path.join(`${cluster}.${child.pid}`, 'cluster');
    await soon(() => stat(path.join(made, 'PG_VERSION')));
    child.kill('SIGKILL');
    for (const pid of await processesOn(made)) process.kill(pid, 'SIGKILL');
    await expect(stat(cluster)).rejects.toThrow('ENOENT');
  });

  test('of two that are started at once, one runs and the other is refused; when the one is killed, the next takes its database over', async () => {
    const both = [startInAnotherProcess(), startInAnotherProcess()];
    const starts = await Promise.allSettled(both.map(({ ready }) => ready));
    const refused = starts.flatMap((start) => (start.status === 'rejected' ? [String(start.reason)] : []));
    expect(refused).toEqual([expect.stringContaining('Another server is running on the database in')]);
    const postmaster = await postmasterPid();
    for (const { child } of both) child.kill('SIGKILL');

    const heir = await startEmbeddedPostgres({ dataDir, log });
    expect(await postmasterPid()).toBe(postmaster);
    await query(heir.url, `create table kept (what text); insert into kept values ('a row')`);
    await heir.stop();
    expect(await processesIn(dataDir)).toEqual([]);
  });

  test('is durable, in UTC, sorts by code point, listens on no port and keeps its rows', async () => {
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
    expect(await query(postgres.url, 'select what from kept')).toEqual([{ what: 'a row' }]);
    await postgres.stop();
    await postgres.stop();
    expect(await processesIn(dataDir)).toEqual([]);
  });

  test('starts although a crash left a postmaster.pid whose process id now belongs to another program', async () => {
    const { uid, gid } = await stat(cluster);
    const stranger = spawn('sleep', ['60'], { ...(process.getuid?.() === 0 && { uid, gid }), stdio: 'ignore' });
    await writeFile(path.join(cluster, 'postmaster.pid'), `${stranger.pid}\n${cluster}\n1700000000\n5432\n/tmp/gone\n\n 1 2\nready\n`);
    const postgres = await startEmbeddedPostgres({ dataDir, log });
    expect(await query(postgres.url, 'select what from kept')).toEqual([{ what: 'a row' }]);
    await postgres.stop();
    stranger.kill();
  });

  test('restarts by itself when it was killed: as soon as it can, however long it could not, as after a full disk', async () => {
    const lines: string[] = [];
    const postgres = await startEmbeddedPostgres({ dataDir, log: createLog('error', 'test', { write: (line) => void lines.push(line) }) });
    const settings = path.join(cluster, 'postgresql.conf');
    /** It was killed, and can't be started again until `mend` restores its settings. */
    const breakDown = async () => {
      lines.length = 0;
      await rename(settings, `${settings}.away`);
      process.kill(await postmasterPid(), 'SIGKILL');
      await vi.waitUntil(() => lines.some((line) => line.includes('could not be started')), { timeout: 60_000 });
    };
    const mend = () => rename(`${settings}.away`, settings);
    const comesBack = () => soon(async () => expect(await query(postgres.url, 'select what from kept')).toEqual([{ what: 'a row' }]));

    const killed = await postmasterPid();
    process.kill(killed, 'SIGKILL');
    await comesBack();
    expect(await postmasterPid()).not.toBe(killed);

    await breakDown();
    await mend();
    await comesBack();

    // It stops at once while it waits to be restarted.
    await breakDown();
    await postgres.stop();
    await mend();
    expect(await processesIn(dataDir)).toEqual([]);
  });

  test('says why it does not start', async () => {
    const broken = path.join(root, 'broken');
    await mkdir(path.join(broken, 'postgres/cluster'), { recursive: true });
    await writeFile(path.join(broken, 'postgres/cluster/PG_VERSION'), '9\n');
    await expect(startEmbeddedPostgres({ dataDir: broken, log })).rejects.toThrow(
      /did not start\.\nThe end of .*postgres\.log:\n(.*\n)*.*postgresql\.conf/,
    );
  });
});

const postmasterPid = async () => Number((await readFile(path.join(cluster, 'postmaster.pid'), 'utf8')).split('\n')[0]);

/** Another Node process that owns the database; `ready` rejects with its output when it could not start. */
function startInAnotherProcess() {
  const module = path.join(import.meta.dirname, '../../server/platform/data/embedded-postgres.ts');
  const code = `
    process.umask(0o077); // as strict administrators set it: as root, the database's user must still be able to enter
    const { startEmbeddedPostgres } = await import(${JSON.stringify(module)});
    await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log: console });
    process.send('ready');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  let complaint = '';
  child.stderr?.on('data', (data) => (complaint += data));
  const closed = once(child, 'close').then(() => Promise.reject(new Error(complaint)));
  const ready = Promise.race([once(child, 'message'), closed]);
  ready.catch(() => undefined); // of one that is killed nobody asks
  return { child, ready };
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

/** Every process that was started with this path. */
async function processesOn(file: string): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const commands = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')));
  return pids.filter((_, index) => commands[index]?.split('\0').includes(file)).map(Number);
}
