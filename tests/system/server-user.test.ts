import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { uuidv7 } from 'uuidv7';
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { demoSignIns } from '../../db/demo.ts';
import { photoAt } from '../../shared/photos/photo.ts';
import { cookieFrom, signUpForm } from '../support/accounts.ts';
import { testDatabase } from '../support/database.ts';
import { small } from '../support/photos.ts';

// Whom the program's processes run as (docs/decisions/0021-database-role.md). Started by root, all but the parent give that up.

const ours = process.getuid?.() ?? 0;
const isRoot = ours === 0;
const expected = isRoot ? 65533 : ours;

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
  if (uid === 65533) expect([status.Gid, status.Groups?.trim()]).toEqual([Array(4).fill(65533).join('\t'), '']);
}

describe('npm run demo', () => {
  test('works as a user without rights of its own, on what an earlier version wrote as root', async () => {
    const dataDir = await newFolder();
    const old = path.join(dataDir, 'files/photos/old');
    await mkdir(old, { recursive: true });
    await writeFile(path.join(old, 'a.webp'), 'x', { mode: 0o600 });
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const { child, output } = run('start', ['--demo'], { DATA_DIR: dataDir, PORT: String(port), PUBLIC_URL: url });
    await vi.waitUntil(() => child.exitCode !== null || output.said.includes('the worker is ready'), { timeout: 110_000, interval: 100 });
    expect(child.exitCode, output.said).toBe(null);

    const post = (address: string, body: unknown, headers = {}) =>
      fetch(`${url}${address}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
    const signedIn = await post('/api/auth/sign-in', demoSignIns.dealer);
    const cookie = cookieFrom({ headers: { 'set-cookie': signedIn.headers.getSetCookie() } });
    const form = new FormData();
    form.append('photo', new Blob([new Uint8Array(small)], { type: 'image/jpeg' }), 'car.jpg');
    const uploaded = await fetch(`${url}/api/photos?id=${uuidv7()}`, { method: 'POST', headers: { cookie }, body: form });
    expect(uploaded.status).toBe(200);
    const photo = photoAt(((await uploaded.json()) as { url: string }).url, 320);
    expect((await fetch(`${url}${photo}`)).status).toBe(200);
    expect((await post('/api/auth/sign-up', signUpForm())).status).toBe(200);
    const outbox = path.join(dataDir, 'outbox');
    const mails = () => readdir(outbox).catch(() => []);
    await vi.waitUntil(async () => (await mails()).some((name) => name.endsWith('.json')), { timeout: 30_000, interval: 50 });
    const key = await readFile(path.join(dataDir, 'machine-key'), 'utf8');
    expect((await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${key.trim()}` } })).status).toBe(200);

    const programs = (await startedBy(child.pid ?? 0)).filter(({ program }) => ['main.ts', 'worker.ts'].includes(program));
    expect(programs).toHaveLength(2);
    const theirs = await Promise.all(programs.map(({ pid }) => startedBy(pid)));
    for (const one of [...programs, ...theirs.flat()]) expectUser(one, expected);
    expectUser(await look(child.pid ?? 0), ours);

    for (const folder of ['files', 'outbox'])
      for (const name of ['', ...(await readdir(path.join(dataDir, folder), { recursive: true }))])
        expect((await stat(path.join(dataDir, folder, name))).uid, name).toBe(expected);
    child.kill('SIGTERM');
    expect(await once(child, 'exit'), output.said).toEqual([0, null]);
  });
});

describe('the server', () => {
  test('takes a port that only root may have, and gives up root then', async () => {
    const { url } = await testDatabase();
    const open = Number(await readFile('/proc/sys/net/ipv4/ip_unprivileged_port_start', 'utf8'));
    const port = isRoot ? await freePort(1023).catch(() => freePort(1022)) : 1023;
    const { child, output } = run('main', [], { DATA_DIR: await newFolder(), DATABASE_URL: url, PORT: String(port), LOG_LEVEL: 'warn' });
    const mayHaveIt = isRoot || port >= open;
    expect(await isReady(child), output.said).toBe(mayHaveIt);
    if (!mayHaveIt) return expect(output.said).toContain(`Port ${port} needs more rights than this user has.`);
    expectUser(await look(child.pid ?? 0), expected);
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  });

  test('stays what it is, with a warning, where the other user could not go on', async () => {
    const { url } = await testDatabase();
    const dataDir = await newFolder(0o700);
    const { child, output } = run('main', [], { DATA_DIR: dataDir, DATABASE_URL: url, PORT: '0', LOG_LEVEL: 'warn' });
    expect(await isReady(child), output.said).toBe(true);
    expectUser(await look(child.pid ?? 0), ours);
    expect(output.said.includes('goes on as root, because user 65533 can’t reach all that is needed')).toBe(isRoot);
    expect((await stat(path.join(dataDir, 'files')).catch(() => stat(dataDir))).uid).toBe(ours);
  });
});
