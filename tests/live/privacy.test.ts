import type { LightMyRequestResponse } from 'fastify';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { record } from '../../server/platform/live/events.ts';
import { tabHeader } from '../../shared/contract.ts';
import { userTopic } from '../../shared/events.ts';
import { type Person, testApp } from '../support/app.ts';
import { bidForm, placedBid, postedRequest } from '../support/deal.ts';
import { openTestStream, type TestStream } from '../support/live.ts';
import { administrator, buyer, dealer } from '../support/people.ts';
import { soon } from '../support/soon.ts';

// What a stream tells: ids its reader may know, and never who did it. Followed live and caught up by cursor, through the real app.

const { app, db, hub } = await testApp();
const admin = await administrator(app, db);
let address: string;
beforeAll(async () => {
  // A cursor names an event: there has to be one before the first stream opens.
  await postedRequest(await buyer(app, db));
  await soon(() => expect(hub.position().id).toBeGreaterThan(0));
  address = `${await app.listen({ host: '127.0.0.1', port: 0 })}/api/live`;
});

const streams: TestStream[] = [];
afterEach(() => {
  for (const stream of streams.splice(0)) stream.close();
});

type Heard = { type: string; data: object; tab?: string };

/** Opens a stream that stands; a cursor brings what was missed since. */
async function follow({ cookie }: Person, cursor?: string): Promise<TestStream> {
  const stream = await openTestStream(address, cookie, cursor);
  streams.push(stream);
  if (cursor === undefined) await stream.next();
  return stream;
}

/** The types of all events heard so far. */
const passedBy: string[] = [];

/** The next event of this type, as it stands in the stream. */
async function heard(stream: TestStream, type: string): Promise<Heard> {
  for (;;) {
    const [event] = (await stream.take(1)) as Heard[];
    if (event) passedBy.push(event.type);
    if (event?.type === type) return event;
  }
}

/** Waits for a change through the API, which has to be made. */
async function made(reply: Promise<LightMyRequestResponse>): Promise<void> {
  expect((await reply).statusCode).toBe(200);
}

/** What each person hears of an event, live and again by the cursor from before it. */
async function hearing(people: Person[], type: string, act: () => Promise<unknown>): Promise<Heard[][]> {
  const live = await Promise.all(people.map((person) => follow(person)));
  const cursors = live.map((stream) => stream.cursor());
  await act();
  const heardLive = await Promise.all(live.map((stream) => heard(stream, type)));
  const caughtUp = await Promise.all(people.map(async (person, index) => heard(await follow(person, cursors[index]), type)));
  return heardLive.map((event, index) => [event, caughtUp[index] as Heard]);
}

describe('the tab in which something was done', () => {
  test('is told to the browsers of whoever did it, and to nobody else', async () => {
    const [wanjiru, otieno] = [await buyer(app, db), await dealer(app, db)];
    const request_id = await postedRequest(wanjiru);
    const bid = bidForm();
    const url = `/api/requests/${request_id}/bids`;
    const headers = { cookie: otieno.cookie, [tabHeader]: 'tab-1' };
    const [toBuyer, toDealer, toAdmin] = await hearing([wanjiru, otieno, admin], 'bid.placed', () =>
      made(app.inject({ method: 'POST', url, headers, payload: bid })),
    );
    const event = { type: 'bid.placed', data: { bid_id: bid.id, request_id } };
    expect(toDealer).toEqual([
      { ...event, tab: 'tab-1' },
      { ...event, tab: 'tab-1' },
    ]);
    expect(toBuyer).toEqual([event, event]);
    expect(toAdmin).toEqual([event, event]);
  });

  test('is not told where the browser named none', async () => {
    const wanjiru = await buyer(app, db);
    const [events] = await hearing([wanjiru], 'request.posted', () => postedRequest(wanjiru));
    for (const event of events ?? []) expect(Object.keys(event)).toEqual(['type', 'data']);
  });
});

describe('ids that are nobody else’s business stay on the server', () => {
  test('a deleted request does not tell dealers who else had bid on it', async () => {
    const [wanjiru, otieno, rival] = [await buyer(app, db), await dealer(app, db), await dealer(app, db)];
    const request_id = await postedRequest(wanjiru);
    for (const bidder of [otieno, rival]) await placedBid(bidder, request_id);
    const everyone = await hearing([otieno, wanjiru], 'request.deleted', () => made(wanjiru.delete(`/api/requests/${request_id}`)));
    for (const event of everyone.flat()) expect(event).toEqual({ type: 'request.deleted', data: { request_id } });
  });

  test('a revoked dealer’s buyers are not told of each other', async () => {
    const [wanjiru, achieng] = [await buyer(app, db), await buyer(app, db)];
    const otieno = await dealer(app, db);
    for (const owner of [wanjiru, achieng]) await placedBid(otieno, await postedRequest(owner));
    const everyone = await hearing([wanjiru, otieno], 'dealer.revoked', () =>
      made(admin.post(`/api/admin/users/${otieno.user_id}/verification`, { is_verified: false, reason: 'The licence has run out' })),
    );
    for (const event of everyone.flat()) expect(event).toEqual({ type: 'dealer.revoked', data: { dealer_id: otieno.user_id } });
  });

  test('what an act changed, from what to what, is in the log alone: not even the administrator’s stream carries it', async () => {
    const otieno = await dealer(app, db);
    const everyone = await hearing([otieno, admin], 'business.change_sent', () =>
      made(otieno.put('/api/profile', { business_name: 'Quite Another Motors' })),
    );
    expect(everyone.flat()).toHaveLength(4);
    for (const event of everyone.flat()) expect(event).toEqual({ type: 'business.change_sent', data: { dealer_id: otieno.user_id } });
  });

  test('an event for the servers reaches no browser, whomever it was told to', async () => {
    const wanjiru = await buyer(app, db);
    const { user_id } = wanjiru;
    const to = [userTopic(user_id)];
    const [events] = await hearing([wanjiru], 'profile.updated', () =>
      db.transaction().execute(async (tx) => {
        await record(tx, null, { type: 'session.ended', data: { user_id } }, to);
        await record(tx, null, { type: 'profile.updated', data: { user_id } }, to);
      }),
    );
    expect(events).toHaveLength(2);
    expect(passedBy).not.toContain('session.ended');
  });
});

test('the administrator hears of everything but sessions and the notices of others', async () => {
  const { user_id } = await buyer(app, db);
  const stream = await follow(admin);
  const passing = passedBy.length;
  await db.transaction().execute(async (tx) => {
    await record(tx, null, { type: 'session.ended', data: { user_id } }, ['sessions']);
    await record(tx, null, { type: 'notification.added', data: { event_id: 1 } }, [userTopic(user_id)]);
    await record(tx, null, { type: 'account.verified', data: { user_id } }, [userTopic(user_id)]);
  });
  await heard(stream, 'account.verified');
  expect(passedBy.slice(passing)).toEqual(['account.verified']);
});
