import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, link, lstat, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { uuidv7 } from 'uuidv7';
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { storeFolders } from '../../server/platform/files/storage.ts';
import { giveFolder } from '../../server/platform/process/give-folder.ts';
import { ownUsers } from '../../server/platform/process/own-users.ts';
import { serverUser } from '../../server/platform/process/server-user.ts';
import { photoAt } from '../../shared/photos/photo.ts';
import { business, cookieFrom, signUpForm } from '../support/accounts.ts';
import { testDatabase } from '../support/database.ts';
import { small } from '../support/photos.ts';

// Whom the program's processes run as (docs/decisions/0021-database-role.md). Started by root, all but the parent give that up.

const ours = process.getuid?.() ?? 0;
const isRoot = ours === 0;
const expectedIn = async (dataDir: string) => (await serverUser(dataDir))?.uid ?? ours;

const root = await mkdtemp(path.join(tmpdir(), 'tafutagari-user-'));
await chmod(root, 0o755);
afterAll(() => rm(root, { recursive: true, force: true }));

async function newFolder(mode = 0o755): Promise<string> {
  const folder = path.join(root, crypto.randomUUID());
  await mkdir(folder);
  await chmod(folder, mode);
  return folder;
}

async function freePort(from = 0): Promise<number> {
  const server = createServer().listen(from, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/** Runs a program of ours, which knows nothing of our environment; what it says is in `said`. */
function run(program: string, args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, `../../server/${program}.ts`), ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const output = { said: '' };
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output.said += text));
  return { child, output };
}

const isReady = (child: ChildProcess) => Promise.race([once(child, 'message'), once(child, 'exit')]).then(([word]) => word === 'ready');

interface Process {
  pid: number;
  program: string;
  status: Record<string, string>;
}

/** Every process that this one has started, and those that they have. */
async function startedBy(parent: number): Promise<Process[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const all = (await Promise.all(pids.map((pid) => look(Number(pid)).catch(() => null)))).filter((one) => one !== null);
  const below = (pid: number): Process[] =>
    all.filter(({ status }) => Number(status.PPid) === pid).flatMap((one) => [one, ...below(one.pid)]);
  return below(parent);
}

async function look(pid: number): Promise<Process> {
  const [status, command] = await Promise.all(['status', 'cmdline'].map((name) => readFile(`/proc/${pid}/${name}`, 'utf8')));
  const lines = (status ?? '').split('\n').map((line) => line.split(/:\s*/, 2));
  return { pid, program: path.basename((command ?? '').split('\0')[1] ?? ''), status: Object.fromEntries(lines) };
}

/** Real, effective, saved and file system's user are all this one, and no right of root is left. */
function expectUser({ status }: Process, uid: number): void {
  expect(status.Uid).toBe(Array(4).fill(uid).join('\t'));
  if (uid !== 0) expect(Number.parseInt(status.CapEff ?? '', 16)).toBe(0);
  if (isRoot && uid !== 0) expect([status.Gid, status.Groups?.trim()]).toEqual([Array(4).fill(uid).join('\t'), '']);
}

describe('the program', () => {
  test.each([
    ['demo', 0, ['--demo']],
    ['start', 65533, []],
  ])(
    'as npm run %s, works as a user without rights of its own, on what an earlier version wrote as user %i',
    async (_name, former, args) => {
      const dataDir = await newFolder();
      const old = path.join(dataDir, 'files/photos/old');
      await mkdir(old, { recursive: true });
      await writeFile(path.join(old, 'a.webp'), 'x', { mode: 0o600 });
      if (isRoot)
        for (const name of ['', 'photos', 'photos/old', 'photos/old/a.webp'])
          await chown(path.join(dataDir, 'files', name), former, former);
      const expected = await expectedIn(dataDir);
      const port = await freePort();
      const url = `http://127.0.0.1:${port}`;
      const { child, output } = run('start', args, { DATA_DIR: dataDir, PORT: String(port), PUBLIC_URL: url });
      await vi.waitUntil(() => child.exitCode !== null || output.said.includes('the worker is ready'), { timeout: 110_000, interval: 100 });
      expect(child.exitCode, output.said).toBe(null);

      const post = (address: string, body: unknown, headers = {}) =>
        fetch(`${url}${address}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(body),
        });
      const form = signUpForm(business);
      const joined = await post('/api/auth/sign-up', form);
      expect(joined.status).toBe(200);
      const cookie = cookieFrom({ headers: { 'set-cookie': joined.headers.getSetCookie() } });
      const picture = new FormData();
      picture.append('photo', new Blob([new Uint8Array(small)], { type: 'image/jpeg' }), 'car.jpg');
      const uploaded = await fetch(`${url}/api/photos?id=${uuidv7()}`, { method: 'POST', headers: { cookie }, body: picture });
      expect(uploaded.status).toBe(200);
      const photo = photoAt(((await uploaded.json()) as { url: string }).url, 320);
      expect((await fetch(`${url}${photo}`)).status).toBe(200);
      const outbox = path.join(dataDir, 'outbox');
      const mails = () => readdir(outbox).catch(() => []);
      await vi.waitUntil(async () => (await mails()).some((name) => name.endsWith('.json')), { timeout: 60_000, interval: 50 });
      expect((await post('/api/profile/erase', { current_password: form.password }, { cookie })).status).toBe(200);
      expect(await readdir(path.join(dataDir, 'erasures')), output.said).toContain(`${form.id}.json`);
      const key = await readFile(path.join(dataDir, 'machine-key'), 'utf8');
      expect((await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${key.trim()}` } })).status).toBe(200);

      const programs = (await startedBy(child.pid ?? 0)).filter(({ program }) => ['main.ts', 'worker.ts'].includes(program));
      expect(programs).toHaveLength(2);
      const theirs = await Promise.all(programs.map(({ pid }) => startedBy(pid)));
      for (const one of [...programs, ...theirs.flat()]) expectUser(one, expected);
      expectUser(await look(child.pid ?? 0), ours);

      for (const folder of [...storeFolders, 'outbox'])
        for (const name of ['', ...(await readdir(path.join(dataDir, folder), { recursive: true }))])
          expect((await stat(path.join(dataDir, folder, name))).uid, name).toBe(expected);
      child.kill('SIGTERM');
      expect(await once(child, 'exit'), output.said).toEqual([0, null]);
    },
  );
});

describe('the server', () => {
  test('takes a port that only root may have, and gives up root then', async () => {
    const { url } = await testDatabase();
    const open = Number(await readFile('/proc/sys/net/ipv4/ip_unprivileged_port_start', 'utf8'));
    const port = isRoot ? await freePort(1023).catch(() => freePort(1022)) : 1023;
    const dataDir = await newFolder();
    // The embedded database is open to the server of its own installation, which this one's files say it is.
    const { gid } = await stat(new URL(url).searchParams.get('host') ?? '');
    await mkdir(path.join(dataDir, 'files'));
    if (isRoot) await chown(path.join(dataDir, 'files'), gid, gid);
    const { child, output } = run('main', [], { DATA_DIR: dataDir, DATABASE_URL: url, PORT: String(port), LOG_LEVEL: 'warn' });
    const mayHaveIt = isRoot || port >= open;
    expect(await isReady(child), output.said).toBe(mayHaveIt);
    if (!mayHaveIt) return expect(output.said).toContain(`Port ${port} needs more rights than this user has.`);
    expectUser(await look(child.pid ?? 0), await expectedIn(dataDir));
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  });

  test('stays what it is, with a warning, where the other user could not go on', async () => {
    const { url } = await testDatabase();
    const dataDir = await newFolder(0o700);
    const { child, output } = run('main', [], { DATA_DIR: dataDir, DATABASE_URL: url, PORT: '0', LOG_LEVEL: 'warn' });
    expect(await isReady(child), output.said).toBe(true);
    expectUser(await look(child.pid ?? 0), ours);
    expect(output.said.includes(`goes on as root, because user ${await expectedIn(dataDir)} can’t reach all that is needed`)).toBe(isRoot);
    expect((await stat(path.join(dataDir, 'files')).catch(() => stat(dataDir))).uid).toBe(ours);
  });
});

describe.runIf(isRoot)('an installation that root starts', () => {
  test('shares its numbers with no other, nor with a person or service of the machine', () => {
    const all = ['/srv/one', '/srv/two'].flatMap((dataDir) => Object.values(ownUsers(dataDir, 0))).map(({ uid }) => uid);
    expect(new Set(all).size).toBe(4);
    for (let i = 0; i < 10_000; i++) {
      const { database, server } = ownUsers(`/srv/${i}`, 0);
      const beside = ownUsers(`/srv/${i}`, database.uid).database;
      for (const { uid } of [database, server, beside]) expect(uid >= 61_184 && uid <= 65_519).toBe(true);
      expect(new Set([database.uid, server.uid, beside.uid]).size).toBe(3);
    }
  });

  test('works as the owner of its folder, if that is an account, and else as the number that its files have, though the folder is renamed', async () => {
    const dataDir = await newFolder();
    const user = await expectedIn(dataDir);
    await mkdir(path.join(dataDir, 'files'));
    await chown(path.join(dataDir, 'files'), user, user);
    const moved = path.join(root, crypto.randomUUID());
    await rename(dataDir, moved);
    expect(await expectedIn(moved)).toBe(user);
    await chown(moved, 65534, 65534);
    expect(await expectedIn(moved)).toBe(user);
    await chown(moved, 1234, 1234);
    expect(await expectedIn(moved)).toBe(1234);
  });
});

test.runIf(isRoot)(
  'a folder is given with all in it, but nothing outside it that a former owner linked there, and none keeps a way in',
  async () => {
    const outside = path.join(root, crypto.randomUUID());
    await writeFile(outside, 'of root', { mode: 0o600 });
    const folder = await newFolder(0o777);
    await mkdir(path.join(folder, 'below'));
    await writeFile(path.join(folder, 'below/file'), '');
    await chmod(path.join(folder, 'below'), 0o777);
    await chmod(path.join(folder, 'below/file'), 0o666);
    await symlink(outside, path.join(folder, 'symbolic'));
    await symlink(path.dirname(outside), path.join(folder, 'to-a-folder'));
    await link(outside, path.join(folder, 'hard'));
    for (const name of ['', 'below', 'below/file']) await chown(path.join(folder, name), 65534, 65534);

    const user = { uid: 61_184, gid: 61_184 };
    await giveFolder(folder, user);
    const seen = async (name: string) => {
      const { uid, gid, mode } = await lstat(path.join(folder, name));
      return [uid, gid, mode & 0o777];
    };
    expect(await seen('')).toEqual([61_184, 61_184, 0o700]);
    expect(await seen('below')).toEqual([61_184, 61_184, 0o700]);
    expect(await seen('below/file')).toEqual([61_184, 61_184, 0o600]);
    const { uid, mode } = await stat(outside);
    expect([uid, mode & 0o777]).toEqual([0, 0o600]);
    expect((await stat(root)).uid).toBe(0);
  },
);
