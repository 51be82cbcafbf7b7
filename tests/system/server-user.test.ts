import type { ChildProcess } from 'node:child_process';
import { chmod, chown, link, lstat, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { uuidv7 } from 'uuidv7';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { storeFolders } from '../../server/platform/files/storage.ts';
import { giveFolder } from '../../server/platform/process/give-folder.ts';
import { listen } from '../../server/platform/process/listen.ts';
import { ownUsers } from '../../server/platform/process/own-users.ts';
import { serverUser } from '../../server/platform/process/server-user.ts';
import { photoAt } from '../../shared/photos/photo.ts';
import { business, cookieFrom, signUpForm } from '../support/accounts.ts';
import { testApp } from '../support/app.ts';
import { testDatabase } from '../support/database.ts';
import { freePort } from '../support/free-port.ts';
import { small } from '../support/photos.ts';
import { launch } from '../support/program.ts';

// Whom the program's processes run as (docs/decisions/0021-database-role.md). Started by root, all but the parent give that up.

const ours = process.getuid?.() ?? 0;
const isRoot = ours === 0;
const rootsPorts = Number(await readFile('/proc/sys/net/ipv4/ip_unprivileged_port_start', 'utf8'));
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

/** One installation, which the tests below start one after another. */
describe('the program', async () => {
  const dataDir = await newFolder();
  const expected = await expectedIn(dataDir);

  /** With all files that user's: root's, as in a copy that root made, or the former owner's of the folder. */
  async function aPhotoOf(user: number): Promise<void> {
    const folder = path.join(dataDir, 'files/photos', String(user));
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'a.webp'), 'x', { mode: 0o600 });
    const files = path.join(dataDir, 'files');
    if (isRoot) for (const name of ['', ...(await readdir(files, { recursive: true }))]) await chown(path.join(files, name), user, user);
  }

  test('as npm run demo, fills the marketplace as a user without rights of its own, also where root owns the files', async () => {
    await aPhotoOf(0);
    const { child, said, ended } = launch('server/start.ts', { DATA_DIR: dataDir, PORT: '0' }, ['--demo']);
    // Photos come at once; to fill all of it takes a while, which tests/demo does.
    const photos = () => readdir(path.join(dataDir, 'files/photos'), { recursive: true });
    await vi.waitUntil(async () => child.exitCode !== null || (await photos()).some((name) => name.endsWith('320.webp')), {
      timeout: 60_000,
      interval: 50,
    });
    const filler = (await startedBy(child.pid ?? 0)).find(({ program }) => program === 'demo.ts');
    if (!filler) throw new Error(said());
    for (const one of [filler, ...(await startedBy(filler.pid))]) expectUser(one, expected);
    process.kill(filler.pid, 'SIGKILL');
    expect(await ended).toBe(1);
    expect(said()).toContain('The demo data failed; the lines above say why.');
    await expectOwned();
  });

  test('as npm start, works as that user, also on the files of another, on a port that only root may have', async () => {
    await aPhotoOf(65533);
    const port = await freePort(isRoot ? { from: 1000, to: 1024 } : {});
    const url = `http://127.0.0.1:${port}`;
    const { child, said, ended } = await started({ PORT: String(port), PUBLIC_URL: url });

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
    expect(await readdir(path.join(dataDir, 'erasures')), said()).toContain(`${form.id}.json`);
    const key = await readFile(path.join(dataDir, 'machine-key'), 'utf8');
    expect((await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${key.trim()}` } })).status).toBe(200);
    // Who is there when the demo is started below, so that it has nothing to fill.
    expect((await post('/api/auth/sign-up', signUpForm())).status).toBe(200);

    // Root's: the others read it before they give up root.
    const { uid, mode } = await stat(path.join(dataDir, 'operator-key'));
    expect([uid, mode & 0o777]).toEqual([ours, 0o600]);
    await expectServerAndWorker(child);
    child.kill('SIGTERM');
    expect(await ended, said()).toBe(0);
    await expectOwned();
  });

  test('as npm run demo where somebody is already, says who can sign in, and works as that user', async () => {
    const { child, said, ended } = await started({ PORT: '0' }, ['--demo']);
    expect(said()).toMatch(/Sign in at .*\n {2}Buyer .*\n {2}Dealer .*\n {2}Unverified dealer .*\nAdministrator at /);
    await expectServerAndWorker(child);
    child.kill('SIGTERM');
    expect(await ended, said()).toBe(0);
  });

  async function started(settings: Record<string, string>, args?: string[]) {
    const program = launch('server/start.ts', { DATA_DIR: dataDir, ...settings }, args);
    await vi.waitUntil(() => program.child.exitCode !== null || program.said().includes('the worker is ready'), {
      timeout: 60_000,
      interval: 50,
    });
    expect(program.child.exitCode, program.said()).toBe(null);
    return program;
  }

  async function expectServerAndWorker(parent: ChildProcess): Promise<void> {
    const programs = (await startedBy(parent.pid ?? 0)).filter(({ program }) => ['main.ts', 'worker.ts'].includes(program));
    expect(programs).toHaveLength(2);
    const theirs = await Promise.all(programs.map(({ pid }) => startedBy(pid)));
    for (const one of [...programs, ...theirs.flat()]) expectUser(one, expected);
    expectUser(await look(parent.pid ?? 0), ours);
  }

  async function expectOwned(): Promise<void> {
    for (const folder of [...storeFolders, 'outbox'])
      for (const name of ['', ...(await readdir(path.join(dataDir, folder), { recursive: true }))])
        expect((await stat(path.join(dataDir, folder, name))).uid, name).toBe(expected);
  }
});

test('where the other user could not go on, the program stays what it is, with a warning', async () => {
  const { url } = await testDatabase();
  const dataDir = await newFolder(0o700);
  const { child, ready, said } = launch('server/worker.ts', { DATA_DIR: dataDir, DATABASE_URL: url, LOG_LEVEL: 'warn' });
  expect(await ready, said()).toBe(true);
  expectUser(await look(child.pid ?? 0), ours);
  expect(said().includes(`goes on as root, because user ${await expectedIn(dataDir)} can’t reach all that is needed`)).toBe(isRoot);
  expect((await stat(path.join(dataDir, 'files')).catch(() => stat(dataDir))).uid).toBe(ours);
});

test.runIf(!isRoot && rootsPorts > 1023)('a port that only root may have is refused with a sentence', async () => {
  const { app } = await testApp();
  await expect(listen(app, { host: '127.0.0.1', port: 1023 })).rejects.toThrow('Port 1023 needs more rights than this user has.');
});

describe.runIf(isRoot)('an installation that root starts', () => {
  test('shares its numbers with no other, nor with a person or service of the machine', () => {
    const all = ['/srv/one', '/srv/two'].flatMap((dataDir) => Object.values(ownUsers(dataDir, 0))).map(({ uid }) => uid);
    expect(new Set(all).size).toBe(4);
    const wrong = Array.from({ length: 10_000 }, (_, i) => `/srv/${i}`).filter((dataDir) => {
      const { database, server } = ownUsers(dataDir, 0);
      const three = [database.uid, server.uid, ownUsers(dataDir, database.uid).database.uid];
      return new Set(three).size < 3 || three.some((uid) => uid < 61_184 || uid > 65_519);
    });
    expect(wrong).toEqual([]);
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
