import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { beforeEach, describe, expect, it } from 'vitest';
import { lastBackup } from '../../server/modules/files/files.ts';
import { makeFileJob, pruneFiles, startBackup } from '../../server/modules/files/jobs.ts';
import { keyOf } from '../../server/modules/files/kinds.ts';
import { tableParts } from '../../server/modules/files/parts.ts';
import { inSnapshot } from '../../server/modules/files/read-rows.ts';
import { exported, tables } from '../../server/modules/files/tables.ts';
import { diskStores } from '../../server/platform/files/storage.ts';
import type { FileKind } from '../../shared/files/kinds.ts';
import { testApp } from '../support/app.ts';
import { administrator, buyer, dealer } from '../support/people.ts';
import { photosOf } from '../support/photos.ts';
import { testWorker } from '../support/worker.ts';
import { unzipped } from '../support/zip.ts';

const { app, db, config, url } = await testApp();
const { drain, run } = await testWorker({ config, db, url });
const admin = await administrator(app, db);
const stores = diskStores(config.dataDir);

beforeEach(() => db.deleteFrom('admin_files').execute());

const ask = (kind: FileKind, id = uuidv7()) => admin.post('/api/admin/files', { id, kind });
const list = async (kind: FileKind) => (await admin.get(`/api/admin/files?kind=${kind}`)).json().files;
const backups = async () => (await stores.backups.keys()).sort();
const logged = async (type: string) =>
  (await db.selectFrom('events').select(['actor_id', 'data']).where('type', '=', type).orderBy('id').execute()) as {
    actor_id: string | null;
    data: Record<string, unknown>;
  }[];

/** A backup that was ready this long ago, as the schedule or somebody made it. */
async function madeBefore(age: string, by: 'hand' | 'schedule' = 'schedule'): Promise<string> {
  const id = uuidv7();
  const at = sql<string>`now() - ${age}::interval`;
  const asked_by = by === 'hand' ? admin.user_id : null;
  await db.insertInto('admin_files').values({ id, kind: 'backup', asked_by, bytes: 1, parts: 1, created_at: at, ready_at: at }).execute();
  return id;
}

describe('a file for the administrator', () => {
  it('is asked for, made by the worker, downloaded, and all of that logged', async () => {
    const id = uuidv7();
    expect((await ask('backup', id)).json().files).toMatchObject([{ id, ready_at: null, parts: null, by_schedule: false }]);
    await drain();
    const [made] = await list('backup');
    expect(made).toMatchObject({ id, ready_at: expect.any(String), expires_at: null, failure: null, parts: made.parts_packed });
    const reply = await admin.get(`/api/admin/files/${id}/file`);
    expect(reply.rawPayload.length).toBe(made.bytes);
    expect(reply.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-disposition': expect.stringMatching(/^attachment; filename="backup-\d{4}-\d\d-\d\d-\d{4}\.tar"$/),
    });
    for (const [type, actor_id] of [
      ['file.asked', admin.user_id],
      ['file.ready', null],
      ['file.downloaded', admin.user_id],
    ] as const)
      expect((await logged(type)).at(-1)).toMatchObject({ actor_id, data: { file_id: id, kind: 'backup' } });
  });

  it('is asked for once by its id, and one of a kind at a time', async () => {
    const id = uuidv7();
    const replies = await Promise.all([ask('export', id), ask('export', id), ask('export'), ask('export'), ask('backup')]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual(expect.arrayContaining([200, 409, 409]));
    expect(replies[4]?.statusCode).toBe(200);
    expect(await list('export')).toHaveLength(1);
    expect((await ask('export')).json()).toMatchObject({ status: 409, detail: 'An export is being made already.' });
  });

  it('is made once by two workers, and begins anew where one was killed', async () => {
    const id = uuidv7();
    await ask('backup', id);
    await db.updateTable('admin_files').set({ parts: 40, parts_packed: 30 }).where('id', '=', id).execute();
    const before = (await logged('file.ready')).length;
    await Promise.all([run(makeFileJob, { file_id: id }), run(makeFileJob, { file_id: id })]);
    await run(makeFileJob, { file_id: id });
    expect((await logged('file.ready')).length).toBe(before + 1);
    expect(await list('backup')).toMatchObject([{ id, ready_at: expect.any(String) }]);
    expect((await backups()).filter((key) => key.includes(id.slice(-8)))).toHaveLength(1);
  });

  it('that can’t be made says why, until the next good one', async () => {
    const { id } = (await ask('backup')).json().files[0];
    const good = await madeBefore('1 day');
    // Its place is taken by a folder with something in it.
    await stores.backups.put(`${await backupKey(id)}/in-the-way`, Buffer.from(''), 'text/plain');
    await drain();
    const [failed] = await list('backup');
    expect(failed).toMatchObject({ id, ready_at: null, failure: expect.stringMatching(/directory/), failed_at: expect.any(String) });
    expect(await lastBackup(db)).toMatchObject({
      when: expect.any(String),
      bytes: 1,
      failure: failed.failure,
      failed_at: failed.failed_at,
    });
    expect((await logged('file.failed')).at(-1)).toMatchObject({ data: { file_id: id, failure: failed.failure } });
    expect(await readdir(path.join(config.dataDir, 'backups', '.incoming'))).toEqual([]);

    await ask('backup');
    await drain();
    expect((await list('backup')).map((each: { id: string }) => each.id)).toEqual([expect.any(String), good]);
    expect(await lastBackup(db)).toMatchObject({ failure: null, failed_at: null });
  });

  it('that could not be made within a day is given up, and does not stand in the way any more', async () => {
    const { id } = (await ask('export')).json().files[0];
    await db.updateTable('admin_files').set({ created_at: sql`now() - interval '1 day 1 minute'` }).execute();
    await run(pruneFiles);
    expect(await list('export')).toMatchObject([{ id, failure: 'It was not made within a day' }]);
    expect((await ask('export')).statusCode).toBe(200);
  });
});

async function backupKey(id: string): Promise<string> {
  const { created_at } = await db.selectFrom('admin_files').select('created_at').where('id', '=', id).executeTakeFirstOrThrow();
  return keyOf({ id, kind: 'backup', created_at });
}

describe('backups', () => {
  it('say by which key they are sealed: ours, another, or, from before there were seals, none', async () => {
    const before = await madeBefore('2 days');
    const foreign = await madeBefore('1 day');
    await db.updateTable('admin_files').set({ sealed_with: '0123456789abcdef' }).where('id', '=', foreign).execute();
    const { id } = (await ask('backup')).json().files[0];
    const said = async () => (await list('backup')).map((each: { id: string; sealed_with: string | null }) => [each.id, each.sealed_with]);
    expect((await said())[0]).toEqual([id, null]);
    await drain();
    expect(await said()).toEqual([
      [id, 'our key'],
      [foreign, 'another key'],
      [before, 'nothing'],
    ]);
    await ask('export');
    await drain();
    expect(await list('export')).toMatchObject([{ sealed_with: null }]);
  });

  it('are kept by number: seven of the schedule and three made by hand, and neither pushes out the other', async () => {
    const made = async (by: 'hand' | 'schedule', days: number[]) => {
      const ids: string[] = [];
      for (const day of days) ids.push(await madeBefore(`${day} days`, by));
      return ids;
    };
    // Those by hand are older than all of the schedule, then newer.
    const scheduled = await made('schedule', [4, 5, 6, 7, 8, 9, 10]);
    const byHand = await made('hand', [1, 11, 12]);
    const gone = async () => {
      const there = (await list('backup')).map((each: { id: string }) => each.id);
      return [...scheduled, ...byHand].filter((id) => !there.includes(id));
    };
    const [oldestScheduled, oldestByHand] = [scheduled[6] ?? '', byHand[2] ?? ''];
    const oldest = await backupKey(oldestByHand);
    await stores.backups.put(oldest, Buffer.from('old'), 'application/octet-stream');
    expect(await gone()).toEqual([]);
    await ask('backup');
    await drain();
    expect(await gone()).toEqual([oldestByHand]);
    expect(await backups()).not.toContain(oldest);
    await run(startBackup);
    await drain();
    expect(await gone()).toEqual([oldestScheduled, oldestByHand]);
  });

  it.each([
    ['hourly', '61 minutes', true],
    ['daily', '25 hours', true],
    ['daily', '0 minutes', false],
    ['weekly', '8 days', true],
    ['weekly', '0 minutes', false],
    ['monthly', '32 days', true],
    ['monthly', '0 minutes', false],
  ])('are made by the schedule %s: with the last one %s ago, %s', async (frequency, age, isDue) => {
    await db
      .insertInto('platform_settings')
      .values({ name: 'backupFrequency', value: JSON.stringify(frequency) })
      .onConflict((on) => on.column('name').doUpdateSet({ value: JSON.stringify(frequency) }))
      .execute();
    await madeBefore(age);
    await madeBefore('0 minutes', 'hand');
    await Promise.all([run(startBackup), run(startBackup)]);
    await drain();
    const made = (await list('backup')).filter((each: { by_schedule: boolean }) => each.by_schedule);
    expect(made).toHaveLength(isDue ? 2 : 1);
  });

  it('are of one moment, and hold no live event back meanwhile', async () => {
    await inSnapshot(db, async (snapshot) => {
      for await (const part of tableParts(snapshot, 'users')) expect(part.rows).toBeGreaterThan(0);
      const late = await buyer(app, db);
      const profiles: string[] = [];
      for await (const { content } of tableParts(snapshot, 'profiles')) profiles.push(gunzipSync(content as Buffer).toString());
      expect(profiles.join('')).toContain(admin.user_id);
      expect(profiles.join('')).not.toContain(late.user_id);
      // Events wait for the transactions that have an id. The events themselves can't be asked: those of other tests' databases hold them back too.
      const { rows } = await sql`select pg_current_xact_id_if_assigned() as id`.execute(snapshot);
      expect(rows).toEqual([{ id: null }]);
    });
  });

  it('have the list of erasures beside them, from each erasure and from each backup', async () => {
    const wanjiru = await buyer(app, db);
    const listed = `${wanjiru.user_id}.json`;
    await wanjiru.post('/api/profile/erase', { current_password: 'Simba2026' });
    await drain();
    expect(await stores.erasuresBesideBackups.keys()).toContain(listed);
    // As after a copy was lost.
    await stores.erasuresBesideBackups.remove(listed);
    await ask('backup');
    await drain();
    expect(await stores.erasuresBesideBackups.keys()).toContain(listed);
  });
});

describe('an export', () => {
  it('has every business table, inert, with a head, and no secret', async () => {
    const otieno = await dealer(app, db, { business_name: '=HYPERLINK("http://evil.example")' });
    const photo = await photosOf(app, config).uploaded(otieno);
    await db
      .insertInto('platform_settings')
      .values({ name: 'defaultCurrency', value: '"USD"' })
      .onConflict((on) => on.column('name').doNothing())
      .execute();
    const { id } = (await ask('export')).json().files[0];
    await drain();
    const reply = await admin.get(`/api/admin/files/${id}/file`);
    expect(reply.headers).toMatchObject({ 'content-type': 'application/zip' });
    const entries = await unzipped(reply.rawPayload);
    expect([...entries.keys()].sort()).toEqual(exported.map(({ name }) => `${name}.csv`).sort());
    const lines = entries.get('profiles.csv')?.split('\r\n') ?? [];
    expect(lines[0]).toContain('Reporting currency: USD');
    expect(lines.find((line) => line.startsWith('id,user_id,'))).toContain('business_name');
    const all = [...entries.values()].join('\n');
    expect(all).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    const hashes = await db.selectFrom('users').select('password_hash').execute();
    const sessions = await db.selectFrom('sessions').select(sql<string>`encode(token_hash, 'hex')`.as('hash')).execute();
    const name = await db.selectFrom('photos').select('name').where('id', '=', photo.id).executeTakeFirstOrThrow();
    for (const secret of [
      ...hashes.map((row) => row.password_hash),
      ...sessions.map(({ hash }) => hash),
      `,${name.name},`,
      'argon2',
      'token_hash',
    ])
      expect(all).not.toContain(secret);
  });

  it('is downloaded for a day, and goes', async () => {
    const { id } = (await ask('export')).json().files[0];
    await drain();
    const [made] = await list('export');
    expect(Date.parse(made.expires_at) - Date.parse(made.ready_at)).toBe(86_400_000);
    await db.updateTable('admin_files').set({ expires_at: sql`now()` }).where('id', '=', id).execute();
    expect((await admin.get(`/api/admin/files/${id}/file`)).statusCode).toBe(404);
    await run(pruneFiles);
    expect(await list('export')).toEqual([]);
    const left = await readdir(path.join(config.dataDir, 'files', 'admin-files')).catch(() => []);
    expect(left.filter((name) => name.includes(id.slice(-8)))).toEqual([]);
  });
});

it('every table of the database says whether backups and exports hold it, and no secret column is exported', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns where table_schema = 'public'`.execute(db);
  expect(Object.keys(tables).sort()).toEqual([...new Set(rows.map(({ table }) => table))].sort());
  const out = exported.flatMap(({ name, but }) =>
    rows
      .filter(({ table, column }) => table === name && !(but as readonly string[]).includes(column))
      .map(({ column }) => `${name}.${column}`),
  );
  expect(out.filter((column) => /password|hash|token|secret|digest|key$/.test(column)).toSorted()).toEqual([
    'page_content.content_key',
    'page_content.page_key',
    'page_content.section_key',
  ]);
});
