import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { beforeEach, describe, expect, test } from 'vitest';
import { emptyQueue } from '../../server/platform/data/queue-tables.ts';
import { listOutbox } from '../../server/platform/mail/outbox.ts';
import { testApp } from '../support/app.ts';
import { testDeal } from '../support/sale.ts';
import { soon } from '../support/soon.ts';
import { viewingIn } from '../support/times.ts';
import { makeJobsDue, queuedJobs, testWorker } from '../support/worker.ts';

// A receiver who has not read after ten minutes gets one mail for the thread, until they have read it.

const site = await testApp();
const { app, db, config } = site;
const { drain } = await testWorker(site);

let deal: Awaited<ReturnType<typeof testDeal>>;
let path: string;
beforeEach(async () => {
  deal = await testDeal(app, db);
  path = `/api/appointments/${await deal.appointment(viewingIn(24))}/messages`;
  await drain();
});

const write = async () => {
  expect((await deal.dealer.post(path, { id: uuidv7(), message: 'Habari' })).statusCode).toBe(200);
};
const read = async () => {
  expect((await deal.buyer.post(`${path}/read`)).statusCode).toBe(200);
};
const later = async () => {
  await makeJobsDue(db);
  await drain();
};
async function reminders(): Promise<number> {
  const { email } = await db.selectFrom('users').select('email').where('id', '=', deal.buyer.user_id).executeTakeFirstOrThrow();
  return (await listOutbox(config.dataDir)).filter(({ mail, to }) => mail === 'message-unread' && to === email).length;
}

describe('the reminder', () => {
  test('is due ten minutes after the first message, once for all of them', async () => {
    await write();
    await write();
    expect(await queuedJobs(db)).toMatchObject([{ task: 'remind-unread', minutes: 10 }]);
    await later();
    expect(await reminders()).toBe(1);
    expect((await deal.buyer.get('/api/notifications')).json().rows[0].title).toBe('2 unread messages from Otieno Ouma');
  });

  test('does not come when they were read in time', async () => {
    await write();
    await read();
    await later();
    expect(await reminders()).toBe(0);
  });

  test('does not come again before they were read, and comes again after that', async () => {
    await write();
    await later();
    await write();
    expect(await queuedJobs(db)).toEqual([]);
    await read();
    await write();
    await later();
    expect(await reminders()).toBe(2);
  });

  test('comes for a message that arrives while its receiver is reading', async () => {
    await write();
    await emptyQueue(db);
    const waiting = async () => {
      const { rows } = await sql<{ n: number }>`select count(*) as n from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
      return rows[0]?.n ?? 0;
    };
    // The reading stops in its middle: before the older message is marked.
    const holding = await db.startTransaction().execute();
    await holding.selectFrom('messages').select('id').where('receiver_id', '=', deal.buyer.user_id).forUpdate().execute();
    const reading = read();
    await soon(async () => expect(await waiting()).toBe(1));
    let isSent = false;
    const sending = write().then(() => {
      isSent = true;
    });
    await soon(async () => expect(isSent || (await waiting()) === 2).toBe(true));
    await holding.commit().execute();
    await Promise.all([reading, sending]);
    expect(await queuedJobs(db)).toMatchObject([{ task: 'remind-unread' }]);
  });
});
