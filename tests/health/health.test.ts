import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { afterAll, describe, expect, it } from 'vitest';
import { mailJobs } from '../../server/jobs.ts';
import { checks, databaseState, diskState, usedInWords } from '../../server/modules/health/checks.ts';
import { examine } from '../../server/modules/health/health.ts';
import { freeAbandonedJobs } from '../../server/platform/data/abandoned-jobs.ts';
import { openPool } from '../../server/platform/data/database.ts';
import { clockRows, emptyQueue, jobRows } from '../../server/platform/data/queue-tables.ts';
import { diskStores } from '../../server/platform/files/storage.ts';
import { record } from '../../server/platform/live/events.ts';
import { openHub } from '../../server/platform/live/live.ts';
import type { HealthPart } from '../../shared/health/api.ts';
import { testApp } from '../support/app.ts';
import { log } from '../support/faults.ts';
import { rewriteLog } from '../support/log.ts';
import { administrator, buyer } from '../support/people.ts';
import { soon } from '../support/soon.ts';
import { deadMailServer, testWorker } from '../support/worker.ts';

// Platform health (docs/domain/limits-and-money.md, "Platform health").

const site = await testApp({ SMTP_URL: await deadMailServer() });
const { app, db, config } = site;
const { drain } = await testWorker(site);
const admin = await administrator(app, db);
// Hears of nothing by itself: as one whose connection to the database is gone.
const deaf = await openHub({ db, log, waker: () => async () => undefined, pollMs: 3_600_000 });
afterAll(() => deaf.stop());
const { storage } = diskStores(config.dataDir);
const examined = { db, storage, hub: deaf, dataDir: config.dataDir, mailJobs, startedAt: -Infinity };

const found = async (part: HealthPart) => {
  const { parts } = await examine(examined);
  return parts.find((each) => each.part === part);
};
const workerRan = (ago: string) =>
  sql`
  insert into ${clockRows} (identifier, known_since, last_execution)
  values ('sum-up-figures', now(), now() - ${ago}::interval)
  on conflict (identifier) do update set last_execution = excluded.last_execution`.execute(db);

/** The marketplace is as old as its administrator's account. */
const began = (ago: string) =>
  db
    .updateTable('profiles')
    .set({ created_at: sql`now() - ${ago}::interval` })
    .where('admin_role', 'is not', null)
    .execute();

describe('Platform Health', () => {
  it('is told to the administrator, the whole as its worst part', async () => {
    await workerRan('10 seconds');
    await began('2 days');
    const reply = await admin.get('/api/admin/health');
    const { state, parts } = reply.json();
    expect(parts.map(({ part }: { part: string }) => part)).toEqual(['database', 'storage', 'mail', 'realtime', 'backup']);
    expect(parts.find(({ part }: { part: string }) => part === 'backup')).toMatchObject({ state: 'degraded', reason: 'No backup yet' });
    expect(state).toBe('degraded');
  });

  it('knows since when, the same for all servers', async () => {
    await workerRan('10 seconds');
    await found('mail');
    await db.updateTable('health_states').set({ since: '2026-01-02T03:04:05Z' }).where('part', '=', 'mail').execute();
    expect(await found('mail')).toMatchObject({ state: 'good', since: '2026-01-02T03:04:05.000Z' });
    await db.updateTable('health_states').set({ state: 'down' }).where('part', '=', 'mail').execute();
    expect((await found('mail'))?.since).not.toBe('2026-01-02T03:04:05.000Z');
  });

  it('of what each server has of its own knows since when for this one, whatever another finds', async () => {
    const own: Parameters<typeof examine>[1] = new Map([['realtime', { state: 'good', since: '2026-01-02T03:04:05.000Z' }]]);
    const since = async (one: Parameters<typeof examine>[0]) =>
      (await examine(one, own)).parts.find(({ part }) => part === 'realtime')?.since;
    const behind = { ...examined, hub: { connected: () => 3, lag: async () => 90 } };
    await examine(behind);
    expect(await since(examined)).toBe('2026-01-02T03:04:05.000Z');
    expect(await since(behind)).not.toBe('2026-01-02T03:04:05.000Z');
  });

  it.each([
    [100, 80, 'good'],
    [101, 80, 'degraded'],
    [100, 81, 'degraded'],
  ])('of the database with a middle answer of %i ms and %i of 100 connections is %s', (middle, used, state) => {
    expect(databaseState({ middle, used, most: 100 })).toBe(state);
  });

  const gigabyte = 1024 ** 3;
  it.each([
    [100, 10, 'good'],
    [100, 9.9, 'degraded'],
    [10, 2, 'good'],
    [10, 1.9, 'degraded'],
    [10, 0.2, 'degraded'],
    [10, 0.19, 'down'],
  ])('of a disk of %f GB with %f free is %s', (all, free, state) => {
    expect(diskState({ all: all * gigabyte, free: free * gigabyte })).toBe(state);
  });

  it('of the database is its answers and connections', async () => {
    expect((await checks.database(examined)).reason).toMatch(/^\d+ ms typical answer, \d+ of \d+ connections$/);
    // A connection that somebody keeps busy answers late.
    const slow = {
      ...examined,
      db: db.withPlugin({
        transformQuery: ({ node }) => node,
        transformResult: async ({ result }) => {
          await sql`select pg_sleep(0.15)`.execute(db);
          return result;
        },
      }),
    };
    expect((await checks.database(slow)).state).toBe('degraded');
  });

  it('of the storage is down when no file can be stored', async () => {
    expect(await found('storage')).toMatchObject({ state: expect.stringMatching(/good|degraded/) });
    const folder = path.join(config.dataDir, 'files');
    await rm(folder, { recursive: true, force: true });
    await writeFile(folder, 'no folder');
    expect(await found('storage')).toMatchObject({ state: 'down', reason: expect.stringContaining('No file can be stored') });
    await rm(folder);
  });

  it('of the mails is degraded while the mail server refuses, and down after an hour', async () => {
    await workerRan('10 seconds');
    expect(await found('mail')).toMatchObject({ state: 'good', reason: 'Nothing waits' });
    const wanjiru = await buyer(app, db);
    const { email } = await db.selectFrom('users').select('email').where('id', '=', wanjiru.user_id).executeTakeFirstOrThrow();
    await wanjiru.post('/api/auth/request-password-reset', { email });
    await drain();
    expect(await found('mail')).toMatchObject({ state: 'degraded', reason: '1 waits, 1 failed and will be tried again; nothing is lost' });
    await sql`update ${jobRows} set created_at = now() - interval '2 hours' where last_error is not null`.execute(db);
    expect(await found('mail')).toMatchObject({ state: 'down' });
    await emptyQueue(db);
  });

  it('of the mails is down while no worker runs', async () => {
    await workerRan('10 minutes');
    expect(await found('mail')).toMatchObject({
      state: 'down',
      reason: expect.stringMatching(/^The worker does not run, last at \d\d:\d\d; nothing waits$/),
    });
    await workerRan('10 seconds');
    expect(await found('mail')).toMatchObject({ state: 'good' });
  });

  it('of the mails goes by the worker that is there, not by its clock, which may be set', async () => {
    const pool = openPool(site.url, log, { max: 1 });
    const life = await freeAbandonedJobs(pool, () => Promise.resolve());
    await workerRan('10 minutes');
    expect(await found('mail')).toMatchObject({ state: 'good' });
    life.release(true);
    await pool.end();
    await soon(async () => expect(await found('mail')).toMatchObject({ state: 'down' }));
    await workerRan('-10 hours');
    expect(await found('mail')).toMatchObject({ state: 'down' });
  });

  it('of the mails waits after a start for the first minute of the worker', async () => {
    await workerRan('10 hours');
    const justNow = { ...examined, startedAt: performance.now() };
    expect(await checks.mail(justNow)).toEqual({ state: 'good', reason: 'Just started; nothing waits' });
    const longAgo = { ...examined, startedAt: performance.now() - 180_000 };
    expect(await checks.mail(longAgo)).toMatchObject({ state: 'down', reason: expect.stringMatching(/^The worker does not run/) });
    await workerRan('10 seconds');
  });

  it('of the storage says what is used of a small disk, too', () => {
    expect(usedInWords({ all: 512_000_000, used: 210_000_000 })).toBe('210.0 MB of 512.0 MB used');
    expect(usedInWords({ all: 500_100_000_000, used: 40_000_000 })).toBe('40.0 MB of 500.1 GB used');
  });

  it('of the streams is degraded when events wait, and down when they wait for a minute', async () => {
    expect(await found('realtime')).toMatchObject({ state: 'good', reason: '0 connected' });
    const stop = deaf.subscribe(['user:somebody', 'market'], () => undefined);
    await db.transaction().execute((tx) => record(tx, null, { type: 'requests.digested', data: { day: '2026-11-22' } }, ['market']));
    const waits = async (seconds: number) => {
      await rewriteLog(db, sql`update events set created_at = now() - make_interval(secs => ${seconds})`);
      return found('realtime');
    };
    expect(await waits(15)).toMatchObject({ state: 'degraded', reason: expect.stringMatching(/^\d+ seconds behind; 1 connected$/) });
    expect(await waits(90)).toMatchObject({ state: 'down' });
    stop();
  });

  it('of the backups is good without one until the schedule has looked once, and degraded after that', async () => {
    await began('1 minute');
    expect(await found('backup')).toMatchObject({
      state: 'good',
      reason: expect.stringMatching(/^No backup yet; the first is due at \d\d:05$/),
    });
    // It looks once an hour, whenever that began, and a backup takes some minutes.
    await began('71 minutes');
    expect(await found('backup')).toMatchObject({ state: 'degraded', reason: 'No backup yet' });
  });

  const backup = (over: object) =>
    db
      .insertInto('admin_files')
      .values({ id: uuidv7(), kind: 'backup', ...over })
      .execute();

  it.each([
    ['hourly', '2 hours 59 minutes', '3 hours 1 minute'],
    ['daily', '1 day 119 minutes', '1 day 121 minutes'],
    ['weekly', '7 days 119 minutes', '7 days 121 minutes'],
    ['monthly', '1 month 119 minutes', '1 month 121 minutes'],
  ])('of the backups, made %s, is good while the last is %s old, and degraded when it is %s old', async (often, young, old) => {
    await db
      .insertInto('platform_settings')
      .values({ name: 'backupFrequency', value: JSON.stringify(often) })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: JSON.stringify(often) }))
      .execute();
    const readyAgo = async (ago: string) => {
      await db.deleteFrom('admin_files').execute();
      await backup({ ready_at: sql`now() - ${ago}::interval`, bytes: 3 * 1024 ** 2 });
      return found('backup');
    };
    expect(await readyAgo(young)).toMatchObject({ state: 'good', reason: expect.stringMatching(/, 3\.\d MB$/) });
    expect(await readyAgo(old)).toMatchObject({
      state: 'degraded',
      reason: expect.stringMatching(/should have followed by the schedule$/),
    });
    await db.deleteFrom('admin_files').execute();
  });

  it('of the backups is degraded when one failed after a good one, and down when none is good', async () => {
    await backup({ failed_at: '2026-11-20T01:00:00Z', failure: 'The disk is full' });
    expect(await found('backup')).toMatchObject({ state: 'down', reason: expect.stringContaining('A backup failed: The disk is full') });
    await backup({ ready_at: sql`now() - interval '40 minutes'`, bytes: 3 * 1024 ** 2 });
    expect(await found('backup')).toMatchObject({
      state: 'degraded',
      reason: expect.stringMatching(/The disk is full; the last good one: .*, 3\.\d MB$/),
    });
    await db.deleteFrom('admin_files').where('failed_at', 'is not', null).execute();
    expect(await found('backup')).toMatchObject({ state: 'good', reason: expect.stringMatching(/^\d+ \w+ .*, 3\.\d MB$/) });
  });
});
