import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { tabHeader } from '../../shared/contract.ts';
import { type Person, testApp } from '../support/app.ts';
import { bidForm, postedRequest } from '../support/deal.ts';
import { openTestStream, type TestStream } from '../support/live.ts';
import { administrator, buyer, dealer } from '../support/people.ts';

// What a stream tells: ids its reader may know, and never who did it. Followed live and caught up by cursor, through the real app.

const { app, db } = await testApp();
let address: string;
beforeAll(async () => {
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

/** The next event of this type, as it stands in the stream. */
async function heard(stream: TestStream, type: string): Promise<Heard> {
  for (;;) {
    const [event] = (await stream.take(1)) as Heard[];
    if (event?.type === type) return event;
  }
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
    const [wanjiru, otieno, admin] = [await buyer(app, db), await dealer(app, db), await administrator(app, db)];
    const request_id = await postedRequest(wanjiru);
    const bid = bidForm();
    const url = `/api/requests/${request_id}/bids`;
    const headers = { cookie: otieno.cookie, [tabHeader]: 'tab-1' };
    const [toBuyer, toDealer, toAdmin] = await hearing([wanjiru, otieno, admin], 'bid.placed', () =>
      app.inject({ method: 'POST', url, headers, payload: bid }),
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
