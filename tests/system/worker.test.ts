import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test, vi } from 'vitest';
import { emptyQueue, jobRows } from '../../server/platform/data/queue-tables.ts';
import { listOutbox } from '../../server/platform/mail/outbox.ts';
import { testApp } from '../support/app.ts';
import { placedBid, postedRequest } from '../support/deal.ts';
import { buyer, dealer } from '../support/people.ts';

const { app, db, config, url } = await testApp();
const workers: ChildProcess[] = [];
afterAll(() => {
  for (const worker of workers) worker.kill('SIGKILL');
});

/** The real process, as `npm start` starts it; resolves when it reports that it is ready. */
async function startWorker(): Promise<ChildProcess> {
  const worker = spawn(process.execPath, [path.join(import.meta.dirname, '../../server/worker.ts')], {
    env: { ...process.env, DATABASE_URL: url, DATA_DIR: config.dataDir, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  workers.push(worker);
  expect((await once(worker, 'message'))[0]).toBe('ready');
  return worker;
}

async function offerArrives(): Promise<void> {
  const before = (await listOutbox(config.dataDir)).length;
  await placedBid(await dealer(app, db), await postedRequest(await buyer(app, db)));
  await mailComes(before);
}

/** More mails than before, not an exact number: a scheduled job may send one too. */
const mailComes = (before: number) => vi.waitUntil(async () => (await listOutbox(config.dataDir)).length > before, { timeout: 60_000 });

test('the process runs jobs as they are queued, and exits on a signal', async () => {
  const worker = await startWorker();
  await offerArrives();
  worker.kill('SIGTERM');
  expect(await once(worker, 'exit')).toEqual([0, null]);
});

test('it also finishes its work when the terminal is closed', async () => {
  const worker = await startWorker();
  worker.kill('SIGHUP');
  expect(await once(worker, 'exit')).toEqual([0, null]);
});

test('it ends when its parent is gone', async () => {
  const worker = await startWorker();
  worker.disconnect();
  expect(await once(worker, 'exit')).toEqual([0, null]);
});

test('a job that a killed worker had begun is run by the next one, unless another worker is alive', async () => {
  const requestId = await postedRequest(await buyer(app, db));
  await placedBid(await dealer(app, db), requestId);
  const before = (await listOutbox(config.dataDir)).length;
  // What SIGKILL in the middle of a job leaves behind.
  const abandon = (which = sql`true`) =>
    sql`update ${jobRows} set locked_at = now(), locked_by = 'the killed one', attempts = 1 where ${which}`.execute(db);
  const locked = async () =>
    (await sql<{ locked_by: string }>`select locked_by from graphile_worker.jobs where locked_by = 'the killed one'`.execute(db)).rows
      .length;
  await abandon();
  const first = await startWorker();
  await mailComes(before);

  await sql`select graphile_worker.add_job('handle-event', '{"event_id": 1}', run_at => now() + interval '1 day')`.execute(db);
  await abandon(sql`run_at > now()`);
  const second = await startWorker();
  expect(await locked()).toBe(1);
  await emptyQueue(db);
  for (const worker of [first, second]) {
    worker.kill('SIGTERM');
    expect(await once(worker, 'exit')).toEqual([0, null]);
  }
});
