import { spawnSync } from 'node:child_process';
import { chmod, chown, cp, lchown, lstat, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { openDatabase, openPool } from '../../server/platform/data/database.ts';
import { findPlace, type Place } from '../../server/platform/data/embedded-postgres/place.ts';
import { askForPasswords, lookFor, startPostmaster } from '../../server/platform/data/embedded-postgres/postmaster.ts';
import { setPasswords, urlOf } from '../../server/platform/data/embedded-postgres/roles.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../server/platform/data/embedded-postgres.ts';
import { warnOfSuperuser } from '../../server/platform/data/rights.ts';
import { createLog } from '../../server/platform/process/log.ts';
import { serverUser } from '../../server/platform/process/server-user.ts';
import { log } from '../support/faults.ts';
import { soon } from '../support/soon.ts';
import { asSuperuser } from '../support/superuser.ts';

// Whom the embedded database lets in, and what the program may do there (docs/decisions/0021-database-role.md).

const isRoot = process.getuid?.() === 0;
const root = await mkdtemp(path.join(tmpdir(), 'tafutagari-roles-'));
await chmod(root, 0o755); // as root: the database's user must be able to enter
const newFolder = () => path.join(root, crypto.randomUUID());

/** One installation, with a row in `kept`: each test finds it running, and leaves it so. */
const dataDir = newFolder();
let postgres = await startEmbeddedPostgres({ dataDir, log });
const place = await findPlace(dataDir);
await run(postgres.url, `create table kept (what text); insert into kept values ('a row')`);
afterAll(async () => {
  await postgres.stop();
  await rm(root, { recursive: true, force: true });
});

/** Starts it again: all that it held is there, for who has the password. */
async function startAgain(): Promise<void> {
  postgres = await startEmbeddedPostgres({ dataDir, log });
  await expectWhole(postgres, place);
}

async function expectWhole({ url }: EmbeddedPostgres, place: Place): Promise<void> {
  expect(await run(url, 'select what from kept')).toEqual([{ what: 'a row' }]);
  for (const answer of knock(place)) expect(answer).toMatch(/password must be a string|password authentication failed/);
  expect(await ownersOf(place)).toEqual([place.user?.uid ?? process.getuid?.()]);
}

async function run(connectionString: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return (await client.query(statement).finally(() => client.end())).rows;
}

/** What a program of the database's own user (as root, another one than ours) is told at each door. */
function knock({ user, socketFolder }: Place): string[] {
  const doors = [{ user: 'tafutagari' }, { user: 'marketplace' }, { user: 'tafutagari', password: 'tafutagari' }, { user: 'nobody' }];
  const code = `for (const door of JSON.parse(process.argv[1])) {
      const client = new (require('pg').Client)(door);
      client.connect().then(() => console.log('let in'), (error) => console.log(error.message)).finally(() => client.end());
    }`;
  const addresses = JSON.stringify(doors.map((door) => ({ ...door, host: socketFolder, database: 'postgres' })));
  const { stdout } = spawnSync(process.execPath, ['-e', code, addresses], { ...user, cwd: path.join(import.meta.dirname, '../..') });
  const answers = String(stdout).trim().split('\n');
  expect(answers).toHaveLength(doors.length);
  return answers;
}

/** What a program of that user is told when it does these things, which find the path in `file`. */
function told(uid: number, file: string, acts: string[]): string[] {
  const code = `const [file] = process.argv.slice(1);
    ${acts.map((act) => `try { ${act}; console.log('done') } catch (error) { console.log(error.code) }`).join('\n')}`;
  return String(spawnSync(process.execPath, ['-e', code, file], { uid, gid: uid, cwd: '/' }).stdout)
    .trim()
    .split('\n');
}

async function postmaster() {
  const running = await lookFor(place.cluster);
  if (running.kind !== 'postmaster') throw new Error(`no database runs in ${place.cluster}`);
  return running;
}

/** Whom the cluster's files and its postmaster belong to. */
async function ownersOf({ cluster }: Place): Promise<number[]> {
  const running = await lookFor(cluster);
  const files = ['', ...(await readdir(cluster, { recursive: true }))].map((name) => path.join(cluster, name));
  if (running.kind === 'postmaster') files.push(`/proc/${running.pid}`);
  const owners = await Promise.all(files.map((file) => lstat(file).catch(() => undefined)));
  return [...new Set(owners.flatMap((found) => (found ? [found.uid] : [])))];
}

const hba = path.join(place.cluster, 'pg_hba.conf');
const letEveryoneIn = () => writeFile(hba, 'local all all trust\n');

describe('a new database', () => {
  test('lets nobody in without a password that only the program can read', async () => {
    await expectWhole(postgres, place);
    const { mode, uid } = await stat(place.secretFile);
    expect([mode & 0o777, uid]).toEqual([0o600, process.getuid?.()]);
    expect(await readFile(place.logFile, 'utf8')).not.toContain(new URL(postgres.url).password);
  });

  test('is used by a role that owns it, and may do nothing besides', async () => {
    const mine = `select rolname, rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls from pg_roles where rolname = current_user`;
    const no = { rolsuper: false, rolcreatedb: false, rolcreaterole: false, rolreplication: false, rolbypassrls: false };
    expect(await run(postgres.url, mine)).toEqual([{ rolname: 'marketplace', ...no }]);
    for (const statement of [
      `copy (select 1) to program 'cat'`,
      `select pg_read_file('postgresql.conf')`,
      `alter role tafutagari password 'mine'`,
      'create database another',
      `alter system set log_statement = 'all'`,
    ])
      await expect(run(postgres.url, statement), statement).rejects.toMatchObject({ code: '42501' });
  });
});

describe.runIf(isRoot)('started by root, the database', () => {
  test('belongs to a user whom no other program has: others can neither let themselves in nor end it', async () => {
    const { pid } = await postmaster();
    const others = [65534, 65533, (await serverUser(dataDir))?.uid ?? 0, (await findPlace(newFolder())).user?.uid ?? 0];
    for (const uid of others) {
      const acts = [
        `require('fs').appendFileSync(file, 'local all all trust')`,
        `require('fs').writeFileSync(file, 'local all all trust')`,
        `require('fs').readdirSync(require('path').dirname(file))`,
        `process.kill(${pid}, 'SIGHUP')`,
      ];
      expect(told(uid, hba, acts)).toEqual(['EACCES', 'EACCES', 'EACCES', 'EPERM']);
    }
    expect([0, ...others]).not.toContain(place.user?.uid);
  });

  test('keeps its user when its folder is renamed', async () => {
    await postgres.stop();
    const moved = newFolder();
    await rename(dataDir, moved);
    expect((await findPlace(moved)).user).toEqual(place.user);
    await rename(moved, dataDir);
    await startAgain();
  });

  test('is given whole to a user of its own when its folder is root’s copy, also by the start after one that was cut short', async () => {
    await postgres.stop();
    const copied = newFolder();
    await cp(dataDir, copied, { recursive: true });
    await startAgain();
    const copy = await findPlace(copied);
    expect((await stat(copy.cluster)).uid).toBe(0);
    const uid = Number(copy.user?.uid);
    const names = await readdir(copy.cluster, { recursive: true });
    for (const name of names.slice(0, names.length / 2)) await lchown(path.join(copy.cluster, name), uid, uid);

    const ofTheCopy = await startEmbeddedPostgres({ dataDir: copied, log });
    await expectWhole(ofTheCopy, copy);
    await ofTheCopy.stop();
    expect(uid).not.toBe(place.user?.uid);
  });

  test('does not stay with nobody, as whom many programs run, unless only nobody reaches it', async () => {
    const folder = newFolder();
    const { cluster, user } = await findPlace(folder);
    await mkdir(cluster);
    await chown(cluster, 65534, 65534);
    expect((await findPlace(folder)).user).toEqual(user);
    await chown(folder, 65534, 65534);
    await chmod(folder, 0o700);
    expect((await findPlace(folder)).user).toEqual({ uid: 65534, gid: 65534 });
  });
});

test('a database of a version that had no roles is refused with the version that knows them, and nothing is changed', async () => {
  await asSuperuser(dataDir, 'alter database tafutagari owner to tafutagari');
  await postgres.stop();
  await letEveryoneIn();
  await expect(startEmbeddedPostgres({ dataDir, log })).rejects.toThrow(
    `The database in ${place.cluster} is of an older version. Start the version of commit c8ec722b with it once, and then this one.`,
  );
  expect(await readFile(hba, 'utf8')).toBe('local all all trust\n');
  await startPostmaster(place, 10);
  await soon(() => asSuperuser(dataDir, 'alter database tafutagari owner to marketplace'));
  await startAgain();
});

test('another secret than the database was made with is refused with a sentence, and can be set anew', async () => {
  await postgres.stop();
  await rm(place.secretFile);
  await expect(startEmbeddedPostgres({ dataDir, log })).rejects.toThrow(
    `The database in ${place.cluster} does not accept the secret in ${place.secretFile}`,
  );
  const { secret } = await findPlace(dataDir);
  await letEveryoneIn();
  await startAgain();
  expect((await findPlace(dataDir)).secret).toBe(secret);
});

test.each([1, 2])('a start that sets the passwords, cut short after step %i, is finished by the next', async (steps) => {
  await postgres.stop();
  await letEveryoneIn();
  await startPostmaster(place, 10);
  const url = `postgres://tafutagari@localhost:5432/postgres?host=${encodeURIComponent(place.socketFolder)}`;
  await soon(() => run(url, 'select'));
  const superuser = new pg.Client(url);
  await superuser.connect();
  await setPasswords(superuser, 'a secret that was lost');
  if (steps > 1) await askForPasswords(place);
  await superuser.end();
  await startAgain();
});

test('a first start that was cut short before it made the database is finished by the next', async () => {
  const { socketFolder } = await postmaster();
  await run(urlOf(await findPlace(dataDir), socketFolder, 'tafutagari', 'postgres'), 'drop database tafutagari with (force)');
  await postgres.stop();
  postgres = await startEmbeddedPostgres({ dataDir, log });
  expect(await run(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a program that works as the superuser is told so at its start, and no other', async () => {
  const warnings: string[] = [];
  const said = createLog('warn', 'tests', { write: (line) => warnings.push(JSON.parse(line).msg) });
  const warned = async () => {
    const db = openDatabase(openPool(postgres.url, log));
    await warnOfSuperuser(db, said);
    await db.destroy();
  };
  await warned();
  expect(warnings).toEqual([]);
  await asSuperuser(dataDir, 'alter role marketplace superuser');
  await warned();
  await asSuperuser(dataDir, 'alter role marketplace nosuperuser');
  expect(warnings).toEqual([expect.stringMatching(/^DATABASE_URL names a superuser \(marketplace\)/)]);
});
