import { once } from 'node:events';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { emptyQueue, jobRows } from '../../server/platform/data/queue-tables.ts';
import { listOutbox } from '../../server/platform/mail/outbox.ts';
import { testApp } from '../support/app.ts';
import { placedBid, postedRequest } from '../support/deal.ts';
import { buyer, dealer } from '../support/people.ts';
import { launch } from '../support/program.ts';

const { app, db, config, url } = await testApp();

/** The real process, as `npm start` starts it, once it says that it is ready. */
async function startWorker() {
  const { child, ready, said } = launch('server/worker.ts', { DATABASE_URL: url, DATA_DIR: config.dataDir, LOG_LEVEL: 'warn' });
  expect(await ready, said()).toBe(true);
  return child;
}

const offer = async () => placedBid(await dealer(app, db), await postedRequest(await buyer(app, db)));
/** How many mails of offers came; the clock's jobs may send others. */
const offerMails = async () => (await listOutbox(config.dataDir)).filter(({ mail }) => mail === 'bid-placed').length;
const mailsCome = (count: number) => vi.waitUntil(async () => (await offerMails()) === count, { timeout: 60_000 });

/** What SIGKILL in the middle of a job leaves behind. */
const abandon = (which = sql`true`) =>
  sql`update ${jobRows} set locked_at = now(), locked_by = 'the killed one', attempts = 1 where ${which}`.execute(db);

test('what a killed worker had begun is run by the next one, unless another is alive; each ends with its work done, whatever ends it', async () => {
  await offer();
  await abandon();
  const first = await startWorker();
  await mailsCome(1);
  await offer();
  await mailsCome(2);

  await sql`select graphile_worker.add_job('handle-event', '{"event_id": 1}', run_at => now() + interval '1 day')`.execute(db);
  await abandon(sql`run_at > now()`);
  const [second, third] = await Promise.all([startWorker(), startWorker()]);
  const { rows } = await sql`select from graphile_worker.jobs where locked_by = 'the killed one'`.execute(db);
  expect(rows).toHaveLength(1);
  await emptyQueue(db);

  const ends = Promise.all([first, second, third].map((worker) => once(worker, 'exit')));
  first.kill('SIGTERM');
  second.kill('SIGHUP'); // the terminal is closed
  third.disconnect(); // its parent is gone
  expect(await ends).toEqual(Array(3).fill([0, null]));
});
