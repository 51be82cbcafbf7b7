import { spawnSync } from 'node:child_process';
import { chmod, cp, lchown, lstat, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { findPlace, type Place } from '../../server/platform/data/embedded-postgres/place.ts';
import { askForPasswords, lookFor } from '../../server/platform/data/embedded-postgres/postmaster.ts';
import { setPasswords } from '../../server/platform/data/embedded-postgres/roles.ts';
import { startEmbeddedPostgres } from '../../server/platform/data/embedded-postgres.ts';
import { migrate } from '../../server/platform/data/migrate.ts';
import { serverUser } from '../../server/platform/process/server-user.ts';
import { log } from '../support/faults.ts';
import { killCluster, openCluster } from '../support/open-cluster.ts';
import { asSuperuser } from '../support/superuser.ts';

// Whom the embedded database lets in, and what the program may do there (docs/decisions/0021-database-role.md).

const root = await mkdtemp(path.join(tmpdir(), 'tafutagari-roles-'));
await chmod(root, 0o755); // as root: the database's user must be able to enter
afterAll(() => rm(root, { recursive: true, force: true }));

async function newFolder(): Promise<string> {
  const folder = path.join(root, crypto.randomUUID());
  await mkdir(folder);
  return folder;
}

async function started(dataDir: string) {
  const postgres = await startEmbeddedPostgres({ dataDir, log });
  onTestFinished(() => postgres.stop());
  return postgres;
}

async function run(connectionString: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return (await client.query(statement).finally(() => client.end())).rows;
}

/** What a program of the database's own user (as root, another one than ours) is told when it connects so. */
function knock({ user, socketFolder }: Place, who: { user: string; password?: string }): string {
  const code = `const client = new (require('pg').Client)(JSON.parse(process.argv[1]));
    client.connect().then(() => console.log('let in'), (error) => console.log(error.message)).finally(() => client.end());`;
  const address = JSON.stringify({ ...who, host: socketFolder, database: 'postgres' });
  const { stdout } = spawnSync(process.execPath, ['-e', code, address], { ...user, cwd: path.join(import.meta.dirname, '../..') });
  return String(stdout).trim();
}

const everyDoor = [{ user: 'tafutagari' }, { user: 'marketplace' }, { user: 'tafutagari', password: 'tafutagari' }, { user: 'nobody' }];
const expectClosed = (place: Place) => {
  for (const who of everyDoor) expect(knock(place, who)).toMatch(/password must be a string|password authentication failed/);
};

const isRoot = process.getuid?.() === 0;

/** What a program of that user is told when it does this, which finds the path in `file`. */
function told(uid: number, file: string, act: string): string {
  const code = `const [file] = process.argv.slice(1); try { ${act}; console.log('done') } catch (error) { console.log(error.code) }`;
  return String(spawnSync(process.execPath, ['-e', code, file], { uid, gid: uid, cwd: '/' }).stdout).trim();
}

/** Whom the cluster's files and its postmaster belong to. */
async function ownersOf({ cluster }: Place): Promise<number[]> {
  const running = await lookFor(cluster);
  const files = ['', ...(await readdir(cluster, { recursive: true }))].map((name) => path.join(cluster, name));
  if (running.kind === 'postmaster') files.push(`/proc/${running.pid}`);
  const owners = await Promise.all(files.map((file) => lstat(file).catch(() => undefined)));
  return [...new Set(owners.flatMap((found) => (found ? [found.uid] : [])))];
}

describe('a new database', () => {
  test('lets nobody in without a password that only the program can read', async () => {
    const dataDir = await newFolder();
    const { url } = await started(dataDir);
    const place = await findPlace(dataDir);
    expect(await run(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expectClosed(place);

    const { mode, uid } = await stat(place.secretFile);
    expect([mode & 0o777, uid]).toEqual([0o600, process.getuid?.()]);
    expect(await readFile(place.logFile, 'utf8')).not.toContain(new URL(url).password);
  });

  test('is used by a role that owns it, and may do nothing besides', async () => {
    const { url } = await started(await newFolder());
    await migrate(url, log);
    const mine = `select rolname, rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls from pg_roles where rolname = current_user`;
    const no = { rolsuper: false, rolcreatedb: false, rolcreaterole: false, rolreplication: false, rolbypassrls: false };
    expect(await run(url, mine)).toEqual([{ rolname: 'marketplace', ...no }]);
    for (const statement of [
      `copy (select 1) to program 'cat'`,
      `select pg_read_file('postgresql.conf')`,
      `alter role tafutagari password 'mine'`,
      'create database another',
      `alter system set log_statement = 'all'`,
    ])
      await expect(run(url, statement), statement).rejects.toMatchObject({ code: '42501' });
  });
});

describe.runIf(isRoot)('started by root, a new database', () => {
  test('belongs to a user whom no other program has: others can neither let themselves in nor end it', async () => {
    const dataDir = await newFolder();
    await started(dataDir);
    const place = await findPlace(dataDir);
    const running = await lookFor(place.cluster);
    if (running.kind !== 'postmaster') throw new Error('it runs');
    const others = [65534, 65533, (await serverUser(dataDir))?.uid ?? 0, (await findPlace(await newFolder())).user?.uid ?? 0];
    for (const uid of others) {
      const act = (what: string) => told(uid, path.join(place.cluster, 'pg_hba.conf'), what);
      expect(act(`require('fs').appendFileSync(file, 'local all all trust')`)).toBe('EACCES');
      expect(act(`require('fs').writeFileSync(file, 'local all all trust')`)).toBe('EACCES');
      expect(act(`require('fs').readdirSync(require('path').dirname(file))`)).toBe('EACCES');
      expect(act(`process.kill(${running.pid}, 'SIGHUP')`)).toBe('EPERM');
    }
    const owners = await ownersOf(place);
    expect(owners).toEqual([place.user?.uid]);
    expect([0, ...others]).not.toContain(owners[0]);
  });

  test('keeps its user when its folder is renamed, and one that root copied is given to it', async () => {
    const dataDir = await newFolder();
    const { url, stop } = await started(dataDir);
    await run(url, `create table kept (what text); insert into kept values ('a row')`);
    await stop();
    const { user } = await findPlace(dataDir);
    const moved = path.join(root, crypto.randomUUID());
    await rename(dataDir, moved);
    expect((await findPlace(moved)).user).toEqual(user);

    const copy = path.join(root, crypto.randomUUID());
    await cp(moved, copy, { recursive: true });
    const again = await started(copy);
    expect(await run(again.url, 'select what from kept')).toEqual([{ what: 'a row' }]);
    const place = await findPlace(copy);
    expect(await ownersOf(place)).toEqual([place.user?.uid]);
  });
});

describe('a database that lets everyone in', () => {
  /** What every way of getting there must end with. */
  async function expectClosedWithItsRows(dataDir: string): Promise<void> {
    const { url } = await started(dataDir);
    const place = await findPlace(dataDir);
    expectClosed(place);
    expect(await ownersOf(place)).toEqual([place.user?.uid ?? process.getuid?.()]);
    if (isRoot) expect([0, 65534]).not.toContain(place.user?.uid);
    expect(await run(url, 'select what from kept')).toEqual([{ what: 'a row' }]);
    await run(url, `alter table kept add column more text; select graphile_worker.add_job('a-job', '{}')`);
  }

  test('and runs still is taken over, and asks for passwords from then on', async () => {
    const dataDir = await newFolder();
    const { place } = await openCluster(dataDir);
    expect(knock(place, { user: 'tafutagari' })).toBe('let in');
    await expectClosedWithItsRows(dataDir);
  });

  test.each(['at rest', 'running'])('%s, asks for them, too, when the start before was cut short after any step', async (state) => {
    for (const steps of [1, 2, 3]) {
      const dataDir = await newFolder();
      const { place, url } = await openCluster(dataDir);
      const superuser = new pg.Client({ connectionString: url });
      superuser.on('error', () => undefined);
      await superuser.connect();
      await setPasswords(superuser, place.secret);
      if (steps > 1) await askForPasswords(place);
      if (steps > 2) await superuser.query('select pg_reload_conf()');
      if (state === 'at rest') await killCluster(place);
      await superuser.end();
      await expectClosedWithItsRows(dataDir);
    }
  });
});

test('a database of the superuser’s is older than the last step before the baseline: it is refused with the version to start in between, and kept', async () => {
  const dataDir = await newFolder();
  const { place } = await openCluster(dataDir, 'tafutagari');
  onTestFinished(() => killCluster(place));
  await expect(startEmbeddedPostgres({ dataDir, log })).rejects.toThrow(
    `The database in ${place.cluster} is of an older version. Start the version of commit c8ec722b with it once, and then this one.`,
  );
  expect(await asSuperuser(dataDir, 'select what, tableowner from kept, pg_tables where tablename = $$kept$$')).toEqual([
    { what: 'a row', tableowner: 'tafutagari' },
  ]);
});

test.runIf(isRoot)('a database of nobody’s is given away whole by the next start when the first was cut short in the middle', async () => {
  for (const given of [0, 0.5, 1]) {
    const dataDir = await newFolder();
    const { place } = await openCluster(dataDir);
    await killCluster(place);
    const user = (await findPlace(dataDir)).user?.uid ?? 0;
    await lchown(place.cluster, 0, 0);
    const names = await readdir(place.cluster, { recursive: true });
    for (const name of names.slice(0, given * names.length)) await lchown(path.join(place.cluster, name), user, user);
    const { url } = await started(dataDir);
    expect(await run(url, 'select what from kept')).toEqual([{ what: 'a row' }]);
    expect(await ownersOf(place)).toEqual([user]);
  }
});

test('another secret than the database was made with is refused with a sentence, and can be set anew', async () => {
  const dataDir = await newFolder();
  const { secretFile, cluster } = await findPlace(dataDir);
  const first = await started(dataDir);
  await run(first.url, `create table kept (what text); insert into kept values ('a row')`);
  await first.stop();
  await rm(secretFile);
  await expect(startEmbeddedPostgres({ dataDir, log })).rejects.toThrow(
    `The database in ${cluster} does not accept the secret in ${secretFile}`,
  );
  const { secret } = await findPlace(dataDir);

  await writeFile(path.join(cluster, 'pg_hba.conf'), 'local all all trust\n');
  await killCluster(await findPlace(dataDir));
  const { url } = await started(dataDir);
  expect(await run(url, 'select what from kept')).toEqual([{ what: 'a row' }]);
  const place = await findPlace(dataDir);
  expect(place.secret).toBe(secret);
  expectClosed(place);
});
