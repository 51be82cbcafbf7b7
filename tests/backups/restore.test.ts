import { copyFile, mkdir, readdir, readFile, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { demoSignIns, populate } from '../../demo/demo.ts';
import { buildApp } from '../../server/app.ts';
import { ensureAdmin } from '../../server/modules/auth/administrator.ts';
import { makeFileJob } from '../../server/modules/files/jobs.ts';
import type { Database } from '../../server/platform/data/database.ts';
import { migrate } from '../../server/platform/data/migrate.ts';
import { diskStores } from '../../server/platform/files/storage.ts';
import { openHub, wakeByNotify } from '../../server/platform/live/live.ts';
import { readConfig } from '../../server/platform/process/config.ts';
import { operatorKey } from '../../server/platform/process/operator-key.ts';
import { loadRenderer } from '../../server/site/render.ts';
import { signIn } from '../support/accounts.ts';
import { browser, testApp } from '../support/app.ts';
import { atEnd, testDatabase } from '../support/database.ts';
import { postedRequest } from '../support/deal.ts';
import { log } from '../support/faults.ts';
import { backupAtLastStep, databaseAtLastStep } from '../support/last-step.ts';
import { launch } from '../support/program.ts';
import { testWorker } from '../support/worker.ts';
import { hashesOf, photosIn } from './marketplaces.ts';
import { newFolder, type Rewriting, rewritten } from './rewritten.ts';

const { db, config, url } = await testApp();
const { run } = await testWorker({ config, db, url });
const stores = diskStores(config.dataDir);

const ourKey = await operatorKey(config);

/** Runs `npm run restore -- FILE` into this database and folder, with the key of when the backup was made unless another is named, or none (''). */
async function restored(name: string, DATABASE_URL: string, DATA_DIR: string, { OPERATOR_KEY = ourKey, args = [name] } = {}) {
  const { ended, said } = launch('server/restore.ts', { DATABASE_URL, DATA_DIR, OPERATOR_KEY, LOG_LEVEL: 'error' }, args);
  return { code: await ended, said: said() };
}

/** Has the worker make a backup; where it lies. */
async function backup(): Promise<string> {
  const id = uuidv7();
  await db.insertInto('admin_files').values({ id, kind: 'backup' }).execute();
  await run(makeFileJob, { file_id: id });
  const made = await db.selectFrom('admin_files').select(['failure', 'bytes']).where('id', '=', id).executeTakeFirstOrThrow();
  expect(made).toEqual({ failure: null, bytes: expect.any(Number) });
  const [key] = (await stores.backups.keys()).filter((name) => name.includes(id.slice(-8)));
  return path.join(config.dataDir, 'backups', String(key));
}

/** The backup without its photos, otherwise as it is said; sealed again. */
const changed = (rewriting: Omit<Rewriting, 'key'>) => rewritten(file, { ...rewriting, key: ourKey });

async function tablesOf(database: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(database);
  return rows.map(({ name }) => name);
}

let file = '';
beforeAll(async () => {
  await ensureAdmin(db, { ...config, adminPassword: 'Karibu2026' });
  await populate({ db, storage: stores.storage, log });
  // What a text format loses first: a null within JSON, and what looks like its own marks.
  const value = sql<string>`'null'::jsonb`;
  await db
    .insertInto('platform_settings')
    .values({ name: 'commissionPayment', value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
  const { id } = await db.selectFrom('car_requests').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow();
  await db.updateTable('car_requests').set({ description: 'Nyeupe \\N\\t"’{}\u2028\n\\' }).where('id', '=', id).execute();
  file = await backup();
});

it('a restored marketplace has every row and every photo as it was, and serves', async () => {
  const empty = await testDatabase('template0');
  const folder = await newFolder();
  // As on a new machine, to which the key of before was brought.
  await writeFile(path.join(folder, 'operator-key'), `${ourKey}\n`, { mode: 0o600 });
  const { code, said } = await restored(file, empty.url, folder, { OPERATOR_KEY: '' });
  const sentence = /^Restored the backup of .*: \d+ rows and \d+ files of photos\. Its seal is right\. Everybody has to sign in again\.\n$/;
  expect([code, said]).toEqual([0, expect.stringMatching(sentence)]);
  expect(await hashesOf(empty.db)).toEqual(await hashesOf(db));
  expect(photosIn(folder)).toEqual(photosIn(config.dataDir));
  const before = await empty.db.selectFrom('events').select(['id', 'type']).orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
  expect(before.type).toBe('backup.restored');
  expect(await empty.db.selectFrom('events').select('id').where('xid', '<>', '0').execute()).toEqual([{ id: before.id }]);

  const hub = await openHub({ db: empty.db, log, waker: wakeByNotify(empty.url, log) });
  const settings = readConfig({ APP_MODE: 'test', DATABASE_URL: empty.url, DATA_DIR: folder });
  const app = await buildApp({ config: settings, log, db: empty.db, hub, ...(await loadRenderer()) });
  atEnd(async () => {
    await app.close();
    await hub.stop();
  });
  const heard: number[] = [];
  hub.subscribe(['admin'], ({ position }) => heard.push(position.id));
  const signedIn = await signIn(app, demoSignIns.buyer.email, demoSignIns.buyer.password);
  const cookie = signedIn.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  await postedRequest(browser(app, '', cookie));
  // The restoring itself may be told now: events wait for older transactions, also for those of other files' databases.
  await vi.waitUntil(() => heard.some((id) => id > before.id), { timeout: 60_000 });
  expect(heard.filter((id) => id < before.id)).toEqual([]);
  const [photo] = Object.keys(photosIn(folder));
  expect((await app.inject(`/${photo}`)).headers['content-type']).toBe('image/webp');
});

describe('a backup of an older version', () => {
  it('of the last one before the baseline is brought up to date with every row, and who erased the account since is erased again', async () => {
    const before = await databaseAtLastStep();
    await migrate(before.url, log);
    const folder = await newFolder();
    const plain = await testDatabase('template0');
    const { code, said } = await restored(backupAtLastStep, plain.url, folder);
    expect([code, said]).toEqual([0, expect.stringMatching(/This backup has no seal: .*\n+Restored the backup of /)]);
    expect(await hashesOf(plain.db)).toEqual(await hashesOf(before.db));
    expect(Object.keys(photosIn(folder)).length).toBeGreaterThan(1);

    const old = path.join(await newFolder(), 'backup.tar');
    await copyFile(backupAtLastStep, old);
    const wanjiru = await before.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'wanjiru@buyers.example')
      .executeTakeFirstOrThrow();
    await mkdir(path.join(path.dirname(old), 'erasures'));
    await writeFile(path.join(path.dirname(old), 'erasures', `${wanjiru.id}.json`), '{}');
    const erased = await testDatabase('template0');
    const listed = await newFolder();
    expect(await restored(old, erased.url, listed)).toMatchObject({ code: 0 });
    const people = (database: Database) => database.selectFrom('users').select(['id', 'email', 'password_hash']).orderBy('id').execute();
    expect(await people(erased.db)).toEqual((await people(before.db)).filter(({ id }) => id !== wanjiru.id));
    const nobody = await erased.db.selectFrom('profiles').select('full_name').where('user_id', '=', wanjiru.id).executeTakeFirst();
    expect(nobody).toEqual({ full_name: 'Unknown Buyer' });
    expect(await diskStores(listed).erasures.keys()).toEqual([`${wanjiru.id}.json`]);
  });
});

it('a backup that another key sealed is restored with --foreign only, and makes no key', async () => {
  const empty = await testDatabase();
  const folder = await newFolder();
  const refused = await restored(file, empty.url, folder, { OPERATOR_KEY: '' });
  expect([refused.code, refused.said]).toEqual([
    1,
    expect.stringMatching(/not sealed with the key of this machine.*Nothing was restored\./s),
  ]);
  const taken = await restored(file, empty.url, folder, { OPERATOR_KEY: '', args: ['--foreign', file] });
  expect([taken.code, taken.said]).toEqual([0, expect.stringMatching(/because you said --foreign\.\n+Restored the backup of /)]);
  expect(await readdir(folder)).not.toContain('operator-key');
});

describe('nothing is restored, and nothing changed,', () => {
  const refusedFor = async (name: string, sentence: RegExp) => {
    const empty = await testDatabase('template0');
    const { code, said } = await restored(name, empty.url, await newFolder());
    expect([code, said]).toEqual([1, expect.stringMatching(sentence)]);
    expect(said).not.toMatch(/\n\s+at |"level":60/);
    expect(await tablesOf(empty.db)).toEqual([]);
  };

  it('into a database where somebody has an account', async () => {
    const used = await testDatabase();
    await ensureAdmin(used.db, { ...config, adminPassword: 'Karibu2026' });
    const { code, said } = await restored(file, used.url, await newFolder());
    expect([code, said]).toEqual([1, expect.stringContaining('The database is not empty.')]);
    expect(await used.db.selectFrom('users').select('id').execute()).toHaveLength(1);
  });

  it('from a file with one byte changed', async () => {
    const damaged = path.join(await newFolder(), 'damaged.tar');
    const bytes = await readFile(file);
    const at = bytes.indexOf('WEBP', bytes.length / 2) + 40;
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    await writeFile(damaged, bytes);
    await refusedFor(damaged, /damaged, or no backup: .* is not as it was/);
  });

  it('from one that was cut off', async () => {
    const short = path.join(await newFolder(), 'short.tar');
    await copyFile(file, short);
    await truncate(short, 300_000);
    await refusedFor(short, /damaged, or no backup/);
  });

  it.each([
    [
      'a file outside of its folders',
      'photos/../../../tmp/x.webp',
      /damaged, or no backup: it has a file that no backup has, photos\/\.\.\//,
    ],
    ['a file of another kind', 'erasures/x.json', /it has a file that no backup has, erasures\/x\.json/],
  ])('from one with %s', async (_, name, sentence) => {
    await refusedFor(await changed({ more: [{ name, bytes: Buffer.from('x') }] }), sentence);
  });

  it('from one in which a part stands twice', async () => {
    const part = { name: 'tables/users/000001.jsonl.gz', bytes: gzipSync('{}\n') };
    await refusedFor(await changed({ more: [part, part] }), /tables\/users\/000001\.jsonl\.gz stands in it twice/);
  });

  it('from one that names a table which no backup has', async () => {
    const other = await changed({ change: (manifest) => (manifest.tables['pg_catalog.pg_class; drop table x'] = 0) });
    await refusedFor(other, /it has a table that no backup has, pg_catalog\.pg_class; drop table x/);
  });

  it('from one of a newer version', async () => {
    const newer = await changed({ change: (manifest) => (manifest.schema = '9999_from_the_future') });
    await refusedFor(newer, /of a newer version of the program, which has the migration 9999_from_the_future/);
  });

  it('from one that is from before the baseline: it says through which version it can pass, and calls it older', async () => {
    const older = await changed({ change: (manifest) => (manifest.schema = '0046_digest_is_mail_only') });
    await refusedFor(
      older,
      /It is of an older version of the program, at the migration 0046_digest_is_mail_only\. Restore it with the version of commit c8ec722b, /,
    );
  });

  it('from no file', async () => {
    await refusedFor('/nowhere.tar', /The file can't be read: ENOENT/);
  });
});
