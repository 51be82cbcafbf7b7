import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Database } from '../../server/platform/data/database.ts';
import { installErrorExit } from '../../server/platform/http/errors.ts';
import { installSessions } from '../../server/platform/http/session.ts';
import { record } from '../../server/platform/live/events.ts';
import { installLive, type LiveHub, openHub, type Waker, wakeByNotify } from '../../server/platform/live/live.ts';
import { readConfig } from '../../server/platform/process/config.ts';
import { type DomainEvent, type Topic, userTopic } from '../../shared/events.ts';
import { testDatabase } from '../support/database.ts';
import { log } from '../support/faults.ts';
import { openTestStream, type TestStream } from '../support/live.ts';
import { rewriteLog } from '../support/log.ts';
import { administrator, buyer, dealer } from '../support/people.ts';
import { soon } from '../support/soon.ts';

let db: Database;
let url: string;

beforeAll(async () => {
  ({ db, url } = await testDatabase());
  // For nobody: a stream hears again what was told just before it opened, while some older transaction is open on the server.
  await tell(posted('the first'), [userTopic(crypto.randomUUID())]);
});

const servers: { app: FastifyInstance; hub: LiveHub }[] = [];
const streams: TestStream[] = [];

/** The real plugin with real sessions, listening; stopped after the test. */
async function serve({
  heartbeatMs,
  pollMs = 600_000,
  waker = wakeByNotify(url, log, [300]),
}: {
  heartbeatMs?: number;
  pollMs?: number;
  waker?: Waker;
} = {}) {
  const hub = await openHub({ db, log, waker, pollMs });
  const app = Fastify();
  installErrorExit(app);
  await app.register(async (signedIn) => {
    await installSessions(signedIn, db, readConfig({}));
    installLive(signedIn, { db, hub, heartbeatMs });
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  servers.push({ app, hub });
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const open = async (person: { cookie: string }, cursor?: string) => {
    const stream = await openTestStream(`${origin}/api/live`, person.cookie, cursor);
    streams.push(stream);
    return stream;
  };
  return { app, hub, open, origin };
}

afterEach(async () => {
  for (const stream of streams.splice(0)) stream.close();
  for (const { app, hub } of servers.splice(0)) {
    // Node's fetch opens connections ahead on which nothing is asked; a stop would wait a minute for those.
    app.server.closeAllConnections();
    await app.close();
    await hub.stop();
  }
});

function tell(event: DomainEvent, topics: Topic[], by: Database = db): Promise<void> {
  return by.transaction().execute((tx) => record(tx, null, event, topics));
}

const posted = (request_id: string): DomainEvent => ({ type: 'request.posted', data: { request_id } });

describe('who hears what', () => {
  test('a visitor is refused', async () => {
    const { origin } = await serve();
    const reply = await fetch(`${origin}/api/live`);
    expect(reply.status).toBe(401);
    expect(await reply.json()).toMatchObject({ code: 'not_signed_in' });
  });

  test('each hears their own, dealers what is for dealers, the administrator all of it', async () => {
    const { app, hub, open } = await serve();
    const people = { anne: await buyer(app, db), otieno: await dealer(app, db), admin: await administrator(app, db) };
    // What earlier tests told settles late while an older transaction is open on the server, and the administrator hears everything.
    const told = await db.selectFrom('events').select('id').orderBy('xid', 'desc').orderBy('id', 'desc').executeTakeFirstOrThrow();
    await soon(() => expect(hub.position().id).toBe(told.id));
    const [anne, otieno, admin] = [await open(people.anne), await open(people.otieno), await open(people.admin)];
    for (const stream of [anne, otieno, admin]) expect(await stream.next()).toMatchObject({ event: 'ready' });
    await tell(posted('for anne'), [userTopic(people.anne.user_id)]);
    await tell(posted('for dealers, and this one'), ['dealers', userTopic(people.otieno.user_id)]);
    await tell(posted('for all'), [userTopic(people.anne.user_id), 'dealers']);
    const last = (stream: TestStream) => stream.until(posted('for all'));
    expect(await last(anne)).toEqual([posted('for anne'), posted('for all')]);
    expect(await last(otieno)).toEqual([posted('for dealers, and this one'), posted('for all')]);
    expect(await last(admin)).toEqual([posted('for anne'), posted('for dealers, and this one'), posted('for all')]);
  });

  test('it is not kept, changed or held back on its way', async () => {
    const { app, open } = await serve();
    const { headers } = await open(await buyer(app, db));
    expect(headers.get('content-type')).toMatch('text/event-stream');
    expect(headers.get('cache-control')).toBe('no-store, no-transform');
    expect(headers.get('x-accel-buffering')).toBe('no');
  });
});

describe('nothing is lost, nothing comes twice', () => {
  test('an event whose id was taken early and that was committed late', async () => {
    const { app, open } = await serve();
    const anne = await buyer(app, db);
    const topics = [userTopic(anne.user_id)];
    const stream = await open(anne);
    await stream.next();
    const slow = await db.startTransaction().execute();
    await record(slow, null, posted('early id'), topics);
    await tell(posted('late id'), topics);
    // Someone else's read between the two would step over the early one, if it followed what is visible.
    await sql`select pg_notify('live', '')`.execute(db);
    await slow.commit().execute();
    expect(await stream.until(posted('late id'))).toEqual([posted('early id'), posted('late id')]);
  });

  test('what is told while the listening connection is dead', async () => {
    const { app, open } = await serve();
    const anne = await buyer(app, db);
    const topics = [userTopic(anne.user_id)];
    const stream = await open(anne);
    await tell(posted('woken'), topics);
    await stream.until(posted('woken'));
    for (const round of ['1', '2']) {
      const { rows } = await sql<{ dead: boolean }>`
        select pg_terminate_backend(pid, 5000) as dead from pg_stat_activity
        where application_name = 'tafutagari live' and datname = current_database()`.execute(db);
      expect(rows).toEqual([{ dead: true }]);
      await tell(posted(`while dead ${round}`), topics);
      expect(await stream.until(posted(`while dead ${round}`))).toEqual([posted(`while dead ${round}`)]);
    }
  });

  test('when no wake-up ever comes, the poll finds it', async () => {
    const { app, open } = await serve({ pollMs: 50, waker: () => async () => undefined });
    const anne = await buyer(app, db);
    const stream = await open(anne);
    await tell(posted('found'), [userTopic(anne.user_id)]);
    expect(await stream.until(posted('found'))).toEqual([posted('found')]);
  });

  test('a browser that comes back with its cursor hears exactly what it missed', async () => {
    const { app, open } = await serve();
    const anne = await buyer(app, db);
    const topics = [userTopic(anne.user_id)];
    const first = await open(anne);
    await tell(posted('heard'), topics);
    await first.until(posted('heard'));
    first.close();
    await tell(posted('missed 1'), topics);
    await tell(posted('for another'), [userTopic(crypto.randomUUID())]);
    await tell(posted('missed 2'), topics);
    const again = await open(anne, first.cursor());
    await tell(posted('live'), topics);
    expect(await again.until(posted('live'))).toEqual([posted('missed 1'), posted('missed 2'), posted('live')]);
  });

  test('between the table and the hub, under load, over many reconnects', async () => {
    const { app, open } = await serve();
    const anne = await buyer(app, db);
    const expected = Array.from({ length: 200 }, (_, n) => posted(`load ${n}`));
    let stream = await open(anne);
    const writing = (async () => {
      for (const event of expected) await tell(event, [userTopic(anne.user_id)]);
    })();
    const heard: unknown[] = [];
    while (heard.length < expected.length) {
      heard.push(...(await stream.take(7, expected.at(-1))));
      stream.close();
      stream = await open(anne, stream.cursor());
    }
    await writing;
    expect(heard).toEqual(expected);
  });

  test.each(['nonsense', '99999999999999999999999-1', '1-1', '0-0'])(
    'a cursor that can not be followed (%s): reset, and live from there',
    async (cursor) => {
      const { app, open } = await serve();
      const anne = await buyer(app, db);
      const stream = await open(anne, cursor);
      expect(await stream.next()).toMatchObject({ event: 'reset', id: expect.stringMatching(/^\d+-\d+-[0-9a-f]{32}$/) });
      await tell(posted('afterwards'), [userTopic(anne.user_id)]);
      expect(await stream.until(posted('afterwards'))).toEqual([posted('afterwards')]);
    },
  );

  test('a cursor older than events are kept: reset', async () => {
    const { app, open } = await serve();
    const anne = await buyer(app, db);
    const first = await open(anne);
    await tell(posted('long ago'), [userTopic(anne.user_id)]);
    await first.until(posted('long ago'));
    await rewriteLog(db, sql`update events set created_at = now() - interval '31 days' where data->>'request_id' = 'long ago'`);
    expect(await (await open(anne, first.cursor())).next()).toMatchObject({ event: 'reset' });
  });
});

describe('how a stream ends', () => {
  test('a stopping server says bye and stops', async () => {
    const { app, open } = await serve();
    const stream = await open(await buyer(app, db));
    await stream.next();
    await app.close();
    expect(await stream.next()).toMatchObject({ event: 'bye' });
    expect(await stream.next()).toBeNull();
  });

  test('a browser that takes nothing in is cut, and hears what it missed when it comes back', async () => {
    const { app, open } = await serve();
    const anne = await buyer(app, db);
    const stream = await open(anne);
    await tell(posted('heard'), [userTopic(anne.user_id)]);
    await stream.until(posted('heard'));
    const heard = stream.cursor();
    for (let n = 0; n < 150; n += 1) await tell(posted(`${n} ${'x'.repeat(100_000)}`), [userTopic(anne.user_id)]);
    expect(
      await stream.rest().then(
        () => 'ended',
        () => 'cut',
      ),
    ).toBe('cut');
    const missed: number[] = [];
    let again = await open(anne, heard);
    while (missed.length < 150) {
      // Where we take in more slowly than the server sends, it is cut once more, and comes back as a browser does.
      const message = await again.next().catch(() => null);
      if (!message) again = await open(anne, again.cursor());
      else if (message.event === 'message') missed.push(Number.parseInt(JSON.parse(message.data).data.request_id, 10));
    }
    expect(missed).toEqual([...Array(150).keys()]);
  });

  test('an ended session ends its stream, and only its', async () => {
    const { app, open, origin } = await serve({ heartbeatMs: 20 });
    const [anne, brian] = [await buyer(app, db), await buyer(app, db)];
    const [hers, his] = [await open(anne), await open(brian)];
    await db.deleteFrom('sessions').where('user_id', '=', anne.user_id).execute();
    expect((await hers.rest()).at(-1)).toMatchObject({ event: 'bye' });
    expect((await fetch(`${origin}/api/live`, { headers: { cookie: anne.cookie } })).status).toBe(401);
    await tell(posted('still there'), [userTopic(brian.user_id)]);
    expect(await his.until(posted('still there'))).toEqual([posted('still there')]);
  });

  test('an expired session ends its stream', async () => {
    const { app, open } = await serve({ heartbeatMs: 20 });
    const anne = await buyer(app, db);
    const stream = await open(anne);
    await db.updateTable('sessions').set({ expires_at: sql`now()` }).where('user_id', '=', anne.user_id).execute();
    expect((await stream.rest()).at(-1)).toMatchObject({ event: 'bye' });
  });

  test('the eleventh browser of one account ends the oldest', async () => {
    const { app, open } = await serve();
    const anne = await buyer(app, db);
    const eleven = [];
    for (let n = 0; n < 11; n += 1) eleven.push(await open(anne));
    expect((await eleven[0]?.rest())?.at(-1)).toMatchObject({ event: 'bye' });
    await tell(posted('for ten'), [userTopic(anne.user_id)]);
    for (const stream of eleven.slice(1)) expect(await stream.until(posted('for ten'))).toEqual([posted('for ten')]);
  });
});

test('a heartbeat moves the cursor on, over what was for others', async () => {
  const { app, open } = await serve({ heartbeatMs: 20 });
  const anne = await buyer(app, db);
  const stream = await open(anne);
  const ready = await stream.next();
  await tell(posted('for another'), [userTopic(crypto.randomUUID())]);
  let beat = await stream.next();
  while (beat?.id === ready?.id) beat = await stream.next();
  expect(beat).toMatchObject({ event: 'heartbeat' });
});

test('a heartbeat comes every 25 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
  const { app, open } = await serve();
  const stream = await open(await buyer(app, db));
  await stream.next();
  const before = Date.now();
  vi.advanceTimersToNextTimer();
  expect(Date.now() - before).toBe(25_000);
  expect(await stream.next()).toMatchObject({ event: 'heartbeat' });
});
