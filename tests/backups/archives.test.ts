import { globSync } from 'node:fs';
import { copyFile, open, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeFileJob } from '../../server/modules/files/jobs.ts';
import type { Manifest } from '../../server/modules/files/manifest.ts';
import { checkBackup, partsOf } from '../../server/modules/files/read-backup.ts';
import { backedUp } from '../../server/modules/files/tables.ts';
import { diskStores } from '../../server/platform/files/storage.ts';
import { CannotStart } from '../../server/platform/process/cannot-start.ts';
import { keyFor, operatorKey } from '../../server/platform/process/operator-key.ts';
import { restore } from '../../server/workflows/restore.ts';
import { testApp } from '../support/app.ts';
import { stockedCar } from '../support/cars.ts';
import { testDatabase } from '../support/database.ts';
import { placedBid, postedRequest } from '../support/deal.ts';
import { log } from '../support/faults.ts';
import { backupAtLastStep } from '../support/last-step.ts';
import { buyer, dealer } from '../support/people.ts';
import { photosOf } from '../support/photos.ts';
import { testWorker } from '../support/worker.ts';
import { hashesOf, photosIn } from './marketplaces.ts';
import { newFolder, partOf, rewritten } from './rewritten.ts';

// What is wrong with a backup, and what is restored of it (docs/domain/backups.md, "Restoring" and "The seal").

const { app, db, config, url } = await testApp();
const { run } = await testWorker({ config, db, url });
const { uploaded } = photosOf(app, config);
const ourKey = await operatorKey(config);
const anotherKey = 'a'.repeat(43);

let file = '';
beforeAll(async () => {
  const [wanjiru, otieno] = [await buyer(app, db), await dealer(app, db)];
  const car_id = await stockedCar(otieno, { image_urls: [(await uploaded(otieno, 'car')).url] });
  await placedBid(otieno, await postedRequest(wanjiru), { image_urls: [(await uploaded(otieno)).url], car_id });
  const id = uuidv7();
  await db.insertInto('admin_files').values({ id, kind: 'backup' }).execute();
  await run(makeFileJob, { file_id: id });
  const [key] = await diskStores(config.dataDir).backups.keys();
  file = path.join(config.dataDir, 'backups', String(key));
});

interface Trying {
  key?: string | undefined;
  takesForeign?: boolean;
  template?: Parameters<typeof testDatabase>[0];
}

/** Restores it into a new, empty place: what was said to whoever did, before anything was written and at the end, and what lies there now. */
async function tried(archive: string, { key, takesForeign = false, template }: Trying) {
  const empty = await testDatabase(template);
  const folder = await newFolder();
  const warned: string[] = [];
  const places = { db: empty.db, databaseUrl: empty.url, log, takesForeign, warn: (sentence: string) => warned.push(sentence) };
  const opened = await open(archive);
  const erased = [[`${uuidv7()}.json`, Buffer.from('{}')] as [string, Buffer]];
  const backupsKey = key === undefined ? undefined : keyFor('backups', key);
  const told = await restore({ ...places, ...diskStores(folder), backupsKey }, opened, erased).catch((error: unknown) => {
    if (error instanceof CannotStart) return { refused: error.message };
    throw error;
  });
  await opened.close();
  const files = globSync('**/*', { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile());
  return { told, warned, folder, db: empty.db, files: files.length };
}

async function expectNothing(there: Awaited<ReturnType<typeof tried>>): Promise<void> {
  expect(there.files).toBe(0);
  for (const table of backedUp) expect(await there.db.selectFrom(table).select(sql`1`.as('one')).limit(1).execute(), table).toEqual([]);
}

describe('a backup with something wrong that shows late, after all its photos, leaves nothing: it', () => {
  const more = (name: string, bytes: Buffer) => ({ more: [{ name, bytes }] });
  const users = (text: string | Buffer) => more('tables/users/999999.jsonl.gz', gzipSync(text));
  const moreBids = (manifest: Manifest) => (manifest.tables.bids = 1 + Number(manifest.tables.bids));
  it.each([
    ['has lost rows which its manifest counts', { change: moreBids }, /: it has not all rows of bids\./],
    ['has lost a table whose rows others name', { tables: (name: string) => name !== 'cars' }, /: rows of \w+ name what is not there \(/],
    ['grows beyond all bounds', users(Buffer.alloc(300 * 1024 ** 2)), /rows of users can't be read: Cannot create a Buffer larger than/],
    ['holds no rows', users('what?\n'), /rows of users can't be stored: invalid input syntax for type json/],
    ['holds rows that are not allowed', users('{"id":"x"}\n'), /rows of users can't be stored: invalid input syntax for type uuid/],
    ['has a photo of nobody', more('photos/x/320.webp', Buffer.from('RIFF')), /it has a photo that no row names, photos\/x\/320\.webp\./],
    ['has a private one', more('private-photos/x/320.webp', Buffer.from('')), /it has a photo that no row names, private-photos\//],
  ])('%s', async (_, rewriting, sentence) => {
    const there = await tried(await rewritten(file, { photos: true, key: ourKey, ...rewriting }), { key: ourKey });
    expect(there.told).toEqual({ refused: expect.stringMatching(sentence) });
    expect(there.told).toEqual({ refused: expect.stringMatching(/^The file is damaged, or no backup: .*\. Nothing was restored\.$/) });
    await expectNothing(there);
  });
});

it('a backup of an older version whose rows a migration since can’t take leaves nothing', async () => {
  const part = 'tables/bids/000001.jsonl.gz';
  const rows = gunzipSync(await partOf(backupAtLastStep, part)).toString();
  const [car = ''] = /(?<=^\{"id":")[^"]+/.exec(gunzipSync(await partOf(backupAtLastStep, 'tables/cars/000001.jsonl.gz')).toString()) ?? [];
  const named = JSON.stringify(JSON.stringify({ photos: { placeholder: null } }));
  const bad = rows.replace(/"other_car_id":null(.*?)"other_car_as_named":null/, `"other_car_id":"${car}"$1"other_car_as_named":${named}`);
  const archive = await rewritten(backupAtLastStep, {
    tables: (name) => name !== 'bids',
    photos: true,
    more: [{ name: part, bytes: gzipSync(bad) }],
    change: ({ tables }) => (tables.bids = 2),
    key: ourKey,
  });
  const there = await tried(archive, { key: ourKey, template: 'template0' });
  expect(there.told).toEqual({ refused: expect.stringContaining("its rows can't be brought up to date: cannot extract elements") });
  const { rows: left } = await sql<{
    name: string;
  }>`select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migrations'`.execute(there.db);
  for (const { name } of left) expect((await sql`select from ${sql.table(name)} limit 1`.execute(there.db)).rows, name).toEqual([]);
  expect([left.length > 30, there.files]).toEqual([true, 0]);
});

it('a backup that is changed once it was checked is found out as it is loaded', async () => {
  const copy = path.join(await newFolder(), 'backup.tar');
  await copyFile(file, copy);
  const opened = await open(copy);
  const { manifest } = await checkBackup(opened);
  const bytes = await readFile(copy);
  const part = 'tables/users/000001.jsonl.gz';
  // Its name begins a block of 512 bytes; what it holds follows.
  const at = bytes.indexOf(part) + 512 + 20;
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  await writeFile(copy, bytes);
  const reading = partsOf(opened, manifest, (name) => name === part);
  await expect(reading.next()).rejects.toThrow(`${part} is not as it was`);
  await opened.close();
});

describe('the seal', () => {
  const foreign = /^This backup was not sealed with the key of this machine\./;
  const changed = /^This backup is not as it was made: somebody has changed it since, or removed its seal\./;
  const meaning = /a password of their own for the administrator/;

  it('of the key that is here is right: nothing is said of it but at the end', async () => {
    const there = await tried(file, { key: ourKey });
    expect(there).toMatchObject({
      warned: [],
      told: { seal: 'ours', rows: expect.any(Number), photos: expect.any(Number) },
    });
    expect(await hashesOf(there.db)).toEqual(await hashesOf(db));
    expect(photosIn(there.folder)).toEqual(photosIn(config.dataDir));
  });

  it.each([
    ['of another key', { key: anotherKey }, ourKey, foreign],
    ['where the key of before is missing', { key: ourKey }, undefined, foreign],
    ['of another manifest', { key: ourKey, changeSealed: (text: string) => text.replace('"missing":0', '"missing":9') }, ourKey, changed],
    ['that was taken off', { key: null }, ourKey, changed],
    ['that was taken off, where there is no key', { key: null }, undefined, changed],
  ])('%s: the backup is refused before anything is written', async (_, rewriting, key, sentence) => {
    const refused = await tried(await rewritten(file, { photos: true, ...rewriting }), { key });
    for (const said of [sentence, meaning, /npm run restore -- --foreign FILE/, /Nothing was restored\.$/])
      expect(refused).toMatchObject({ warned: [], told: { refused: expect.stringMatching(said) } });
    await expectNothing(refused);
  });

  it.each([
    ['of another key', { key: anotherKey }, foreign],
    ['that was taken off', { key: null }, changed],
  ])('%s: with --foreign the backup is restored, after it was said what that means', async (_, rewriting, sentence) => {
    const taken = await tried(await rewritten(file, { photos: true, ...rewriting }), { key: ourKey, takesForeign: true });
    expect(taken.warned).toHaveLength(1);
    for (const said of [sentence, meaning]) expect(taken.warned[0]).toMatch(said);
    expect(taken.told).toMatchObject({ seal: expect.not.stringMatching('ours'), photos: expect.any(Number) });
    expect(photosIn(taken.folder)).toEqual(photosIn(config.dataDir));
  });

  it('excuses no damage: what is not as its manifest says is refused with --foreign, too', async () => {
    const archive = await rewritten(file, { key: null, change: ({ parts }) => (parts['tables/users/000001.jsonl.gz'] = '0'.repeat(64)) });
    const there = await tried(archive, { key: ourKey, takesForeign: true });
    expect(there.told).toEqual({ refused: expect.stringContaining('tables/users/000001.jsonl.gz is not as it was') });
    await expectNothing(there);
  });

  it('is missing in a backup from before there were seals: it is restored, after a warning', async () => {
    const there = await tried(backupAtLastStep, { key: ourKey, template: 'template0' });
    expect(there.warned).toEqual([expect.stringMatching(/^This backup has no seal: it was made before there were seals\./)]);
    expect(there.told).toMatchObject({ rows: expect.any(Number) });
  });

  it('is made with a key that no backup holds', async () => {
    const bytes = await readFile(file);
    for (const secret of [ourKey, Buffer.from(ourKey, 'base64url'), keyFor('backups', ourKey), keyFor('backups', ourKey).toString('hex')])
      expect(bytes.includes(secret)).toBe(false);
  });
});
