import { describe, expect, test } from 'vitest';
import { handleEvents } from '../../server/modules/notifications/handle-event.ts';
import { createLog } from '../../server/platform/process/log.ts';
import { testApp } from '../support/app.ts';
import { placedBid, postedRequest } from '../support/deal.ts';
import { noticeBoard } from '../support/notices.ts';
import { buyer, dealer } from '../support/people.ts';
import { mailServer, makeJobsDue, queuedJobs, testWorker } from '../support/worker.ts';

const site = await testApp();
const { app, db } = site;
const { run, drain } = await testWorker(site);

const { noticesOf, mailsTo } = noticeBoard(site);

describe('an event is handled once', () => {
  test('its recipient gets one notice and one mail, however often the job runs; nobody else gets any', async () => {
    const [wanjiru, otieno, stranger] = [await buyer(app, db), await dealer(app, db), await dealer(app, db)];
    const requestId = await postedRequest(wanjiru, { car_model: '<b>Axio' });
    const bid = await placedBid(otieno, requestId);
    const event = await db
      .selectFrom('events')
      .select('id')
      .where('type', '=', 'bid.placed')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    await run(handleEvents, { event_id: event.id });
    await Promise.all([run(handleEvents, { event_id: event.id }), run(handleEvents, { event_id: event.id }), drain()]);
    await run(handleEvents, { event_id: event.id });
    await drain();
    expect(await noticesOf(wanjiru)).toMatchObject([
      { title: 'New offer: KSh\u00a01,285,000', link: `/dashboard/requests?offer=${bid}#${requestId}` },
    ]);
    expect(await mailsTo(wanjiru)).toEqual(['bid-placed']);
    for (const other of [otieno, stranger]) {
      expect(await noticesOf(other)).toEqual([]);
      expect(await mailsTo(other)).toEqual([]);
    }
  });

  test('the recipient’s browsers get a live event for a new notice, and that event has no handler', async () => {
    const reader = await buyer(app, db);
    await placedBid(await dealer(app, db), await postedRequest(reader));
    await drain();
    const heard = await db
      .selectFrom('event_topics as t')
      .innerJoin('events as e', 'e.id', 't.event_id')
      .select('e.type')
      .where('t.topic', '=', `user:${reader.user_id}`)
      .orderBy('e.id')
      .execute();
    expect(heard.map((event) => event.type)).toEqual(['request.posted', 'bid.placed', 'notification.added']);
    expect(await queuedJobs(db)).toEqual([]);
  });
});

test('a notice stores no name: old notices show a changed name, or that the account was erased', async () => {
  const [wanjiru, otieno] = [await buyer(app, db), await dealer(app, db, { full_name: 'Otieno Before' })];
  await placedBid(otieno, await postedRequest(wanjiru));
  await drain();
  const kept = await db.selectFrom('notifications').select(['kind', 'params']).where('user_id', '=', wanjiru.user_id).execute();
  expect(kept).toMatchObject([{ kind: 'bid-placed', params: { price: 1_285_000, dealer: { user_id: otieno.user_id } } }]);
  expect(JSON.stringify(kept)).not.toContain('Otieno');
  const bodies = async () => (await wanjiru.get('/api/notifications')).json().rows.map(({ body }: { body: string }) => body);
  expect(await bodies()).toEqual(['Otieno Before made you an offer for your Toyota Axio 2016.']);
  await db.updateTable('profiles').set({ full_name: 'Unknown Dealer' }).where('user_id', '=', otieno.user_id).execute();
  expect(await bodies()).toEqual(['Unknown Dealer made you an offer for your Toyota Axio 2016.']);
});

test('a notice of a kind unknown to this server, written by a newer worker, breaks nothing', async () => {
  const reader = await buyer(app, db);
  const rows = ['of-tomorrow', 'request-deleted'].map((kind, index) => ({
    user_id: reader.user_id,
    event_id: -1 - index,
    kind,
    params: JSON.stringify({ car_model: 'Axio' }),
  }));
  await db.insertInto('notifications').values(rows).execute();
  expect((await reader.get('/api/notifications')).json().rows).toMatchObject([{ title: 'Request deleted: Axio' }]);
});

describe('a mail server that is down', () => {
  test('the mail stays queued, the log says why, and it goes out once, later', async () => {
    let isAway = true;
    const server = await mailServer(() => (isAway ? { responseCode: 451 } : null));
    const over = await testApp({ SMTP_URL: server.url });
    const said: string[] = [];
    const worker = await testWorker(over, createLog('error', 'worker', { write: (line) => said.push(line) }));
    const [wanjiru, otieno] = [await buyer(over.app, over.db), await dealer(over.app, over.db)];
    await placedBid(otieno, await postedRequest(wanjiru));
    await worker.drain();
    expect(server.mails).toEqual([]);
    expect(await queuedJobs(over.db)).toMatchObject([
      { task: 'send-gathered-mail', attempts: 1, last_error: expect.stringContaining('451') },
    ]);
    expect(said).toEqual([expect.stringMatching(/Failed task .*send-gathered-mail.*451/)]);
    expect((await wanjiru.get('/api/notifications')).json().unread).toBe(1);

    isAway = false;
    await makeJobsDue(over.db);
    await worker.drain();
    expect(server.mails.map((mail) => mail.subject)).toEqual(['New offer: KSh 1,285,000 for Toyota Axio 2016']);
    expect(await queuedJobs(over.db)).toEqual([]);
  });
});
