import { afterEach, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { openCursors } from '../../server/platform/live/cursors.ts';
import { openHub } from '../../server/platform/live/live.ts';
import { type Person, testApp } from '../support/app.ts';
import { atEnd, testDatabase } from '../support/database.ts';
import { postedRequest } from '../support/deal.ts';
import { log } from '../support/faults.ts';
import { openTestStream, type TestStream } from '../support/live.ts';
import { buyer } from '../support/people.ts';
import { soon } from '../support/soon.ts';

// A cursor that was given to nobody, or to somebody else, is answered like one of long ago: it tells nothing about which events there are.

const { app, db, hub, ...parts } = await testApp();
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
beforeAll(async () => {
  // A cursor names an event: there has to be one before the first stream opens.
  await postedRequest(await buyer(app, db));
  await soon(() => expect(hub.position().id).toBeGreaterThan(0));
});

const streams: TestStream[] = [];
afterEach(() => {
  for (const stream of streams.splice(0)) stream.close();
});

async function follow({ cookie }: Person, cursor?: string, from = origin): Promise<TestStream> {
  const stream = await openTestStream(`${from}/api/live`, cookie, cursor);
  streams.push(stream);
  return stream;
}

/** A cursor that this person was given, and an event they missed since. */
async function missed(person: Person): Promise<{ cursor: string; event: object }> {
  const stream = await follow(person);
  await stream.next();
  const request_id = await postedRequest(person);
  return { cursor: stream.cursor() ?? '', event: { type: 'request.posted', data: { request_id } } };
}

test('a cursor without its signature, with another one or for another account is none', async () => {
  const [wanjiru, achieng] = [await buyer(app, db), await buyer(app, db)];
  const { cursor, event } = await missed(wanjiru);
  const place = cursor.split('-').slice(0, 2).join('-');
  for (const forged of [place, `${place}-`, `${place}-${'0'.repeat(32)}`, cursor.slice(0, -1), `${cursor}0`]) {
    expect(await (await follow(wanjiru, forged)).next(), forged).toMatchObject({ event: 'reset' });
  }
  expect(await (await follow(achieng, cursor)).next()).toMatchObject({ event: 'reset' });
  expect(await (await follow(wanjiru, cursor)).take(1)).toEqual([event]);
});

test('the cursor in a page is the reader’s own', async () => {
  const [wanjiru, achieng] = [await buyer(app, db), await buyer(app, db)];
  const cursorIn = async (person: Person) => /\d+-\d+-[0-9a-f]{32}/.exec((await person.get('/dashboard')).body)?.[0];
  const cursor = await cursorIn(wanjiru);
  const request_id = await postedRequest(wanjiru);
  expect(await (await follow(wanjiru, cursor)).take(1)).toEqual([{ type: 'request.posted', data: { request_id } }]);
  expect(await (await follow(achieng, cursor)).next()).toMatchObject({ event: 'reset' });
});

test('every server of the database knows the cursors of the others', async () => {
  const wanjiru = await buyer(app, db);
  const { cursor, event } = await missed(wanjiru);
  const otherHub = await openHub({ db, log, waker: () => async () => undefined });
  await soon(() => expect(otherHub.position().id).toBe(hub.position().id));
  const other = await buildApp({ ...parts, db, hub: otherHub });
  atEnd(async () => {
    await other.close();
    await otherHub.stop();
  });
  expect(await (await follow(wanjiru, cursor, await other.listen({ host: '127.0.0.1', port: 0 }))).take(1)).toEqual([event]);
});

test('servers that start together on a new database agree on one secret', async () => {
  const { db } = await testDatabase();
  const opened = await Promise.all(Array.from({ length: 8 }, () => openCursors(db)));
  expect(new Set(opened.map((cursors) => cursors.of('anne', { xid: 7n, id: 1 }))).size).toBe(1);
});
