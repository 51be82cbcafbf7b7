import { createHash, randomBytes } from 'node:crypto';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { installErrorExit } from '../../server/platform/http/errors.ts';
import { installSessions } from '../../server/platform/http/session.ts';
import { record } from '../../server/platform/live/events.ts';
import { installLive } from '../../server/platform/live/live.ts';
import { userTopic } from '../../shared/events.ts';
import { mailedToken } from '../support/accounts.ts';
import { browser, type Person, testApp, unique } from '../support/app.ts';
import { openTestStream, type TestStream } from '../support/live.ts';
import { administrator, buyer } from '../support/people.ts';
import { soon } from '../support/soon.ts';

// A stream ends with its session, wherever that was ended: here by the real app, while another server, whose heartbeat never comes, holds it.

const { app, db, hub, config } = await testApp();
let address: string;
beforeAll(async () => {
  const server = Fastify({ forceCloseConnections: true });
  installErrorExit(server);
  await server.register(async (signedIn) => {
    await installSessions(signedIn, db, config);
    installLive(signedIn, { db, hub, heartbeatMs: 600_000 });
  });
  address = `${await server.listen({ host: '127.0.0.1', port: 0 })}/api/live`;
  return () => server.close();
});

const streams: TestStream[] = [];
afterEach(() => {
  for (const stream of streams.splice(0)) stream.close();
});

async function follow({ cookie }: Person): Promise<TestStream> {
  const stream = await openTestStream(address, cookie);
  streams.push(stream);
  expect(await stream.next()).toMatchObject({ event: 'ready' });
  return stream;
}

/** The same person, signed in at another browser. */
async function elsewhere({ user_id }: Person): Promise<Person> {
  const token = randomBytes(32).toString('base64url');
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
  await db
    .insertInto('sessions')
    .values({ token_hash: createHash('sha256').update(token).digest(), user_id, expires_at: inAnHour, absolute_expires_at: inAnHour })
    .execute();
  return browser(app, user_id, `__Host-session=${token}`);
}

async function expectEnded(person: Person, stream: TestStream): Promise<void> {
  expect((await stream.rest()).at(-1)).toMatchObject({ event: 'bye' });
  expect((await fetch(address, { headers: { cookie: person.cookie } })).status).toBe(401);
}

async function expectAlive({ user_id }: Person, stream: TestStream): Promise<void> {
  const event = { type: 'request.posted', data: { request_id: user_id } } as const;
  await db.transaction().execute((tx) => record(tx, null, event, [userTopic(user_id)]));
  expect((await stream.until(event)).at(-1)).toEqual(event);
}

test.each(['/api/auth/sign-out', '/auth/sign-out'])('%s ends the stream of its browser at once, and no other', async (signOut) => {
  const here = await buyer(app, db);
  const there = await elsewhere(here);
  const [mine, other] = [await follow(here), await follow(there)];
  await here.post(signOut);
  await expectEnded(here, mine);
  await expectAlive(there, other);
});

test('the administrator’s sign-out ends the stream at once', async () => {
  const admin = await administrator(app, db);
  const stream = await follow(admin);
  await admin.post('/api/auth/sign-out');
  await expectEnded(admin, stream);
});

test('a changed password ends the streams of all browsers at once', async () => {
  const here = await buyer(app, db);
  const there = await elsewhere(here);
  const [mine, other] = [await follow(here), await follow(there)];
  const passwords = { current_password: 'Simba2026', password: 'Twiga2026', confirmPassword: 'Twiga2026' };
  expect((await here.post('/api/auth/change-password', passwords)).statusCode).toBe(200);
  await expectEnded(there, other);
  // Its own too, which may be a thief's with a copy of the cookie: the browser comes back with the new one.
  await expectEnded(here, mine);
});

test('a changed e-mail ends the streams of all browsers at once', async () => {
  const here = await buyer(app, db);
  const there = await elsewhere(here);
  const [mine, other] = [await follow(here), await follow(there)];
  const token = await mailedToken(db, here.user_id, 'change', { email: `${unique()}@people.example` });
  expect((await here.post('/api/auth/confirm-email', { token })).statusCode).toBe(200);
  await expectEnded(there, other);
  await expectEnded(here, mine);
});

test('a session that ended while its stream was being opened', async () => {
  const person = await buyer(app, db);
  // The browser is let in, then waits for what it missed; meanwhile its session goes.
  const locking = await db.startTransaction().execute();
  await sql`lock table events`.execute(locking);
  const opening = openTestStream(address, person.cookie, hub.cursors.of(person.user_id, { xid: 1n, id: 1 }));
  const waiting = sql<{ n: number }>`select count(*) as n from pg_locks where relation = 'events'::regclass and not granted`;
  await soon(async () => expect((await waiting.execute(locking)).rows[0]?.n).toBeGreaterThan(0));
  await db.deleteFrom('sessions').where('user_id', '=', person.user_id).execute();
  await locking.rollback().execute();
  const stream = await opening;
  streams.push(stream);
  expect((await stream.rest()).map(({ event }) => event)).toEqual(['reset', 'bye']);
});
