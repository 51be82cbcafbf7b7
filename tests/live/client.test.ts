import type { AddressInfo } from 'node:net';
import { QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Database } from '../../server/platform/data/database.ts';
import { installErrorExit } from '../../server/platform/http/errors.ts';
import type { Actor } from '../../server/platform/http/session.ts';
import { record } from '../../server/platform/live/events.ts';
import { installLive, type LiveHub, openHub, wakeByNotify } from '../../server/platform/live/live.ts';
import { type DomainEvent, userTopic } from '../../shared/events.ts';
import type { Role } from '../../shared/roles.ts';
import { followLive } from '../../web/client/live/follow.ts';
import { type Live, startLive } from '../../web/client/live/live.ts';
import { tabId } from '../../web/client/tab.ts';
import { log, testDatabase } from '../support/database.ts';
import { buyer } from '../support/people.ts';

let db: Database;
let url: string;
let hub: LiveHub;
let userId: string;

beforeAll(async () => {
  ({ db, url } = await testDatabase());
  userId = (await buyer(Fastify(), db)).user_id;
  hub = await openHub({ db, log, waker: wakeByNotify(url, log, [10]) });
  return () => hub.stop();
});

// Node's fetch keeps no cookies, so who is asking is set here; sessions are the business of live.test.ts.
let signedIn = true;

async function serve(port = 0) {
  const { id } = await db.selectFrom('sessions').select('id').where('user_id', '=', userId).executeTakeFirstOrThrow();
  // Node's fetch opens connections ahead on which nothing is asked; a stop would wait a minute for those.
  const app = Fastify({ forceCloseConnections: true });
  installErrorExit(app);
  app.decorateRequest('actor', null);
  app.addHook('preValidation', async (request) => {
    request.actor = signedIn ? ({ user_id: userId, session_id: id, role: 'buyer' } as Actor) : null;
  });
  let streams = 0;
  app.addHook('onRequest', async () => {
    streams += 1;
  });
  installLive(app, { db, hub, heartbeatMs: 50 });
  await app.listen({ host: '127.0.0.1', port });
  closers.push(() => app.close());
  const at = (app.server.address() as AddressInfo).port;
  return { app, port: at, url: `http://127.0.0.1:${at}/api/live`, streams: () => streams };
}

const closers: (() => unknown)[] = [];
afterEach(async () => {
  signedIn = true;
  for (const close of closers.splice(0).reverse()) await close();
});

interface Tab {
  live: Live;
  heard: string[];
  states: string[];
  resets: () => number;
  back: () => void;
  signedOut: () => boolean;
}

/** One tab of a browser. */
function openTab(address: string, { backOff = [20], silence = 600_000 } = {}): Tab {
  let back: () => void = () => undefined;
  let out = false;
  const live = startLive({
    userId,
    url: address,
    timing: { backOff, silence },
    onSignedOut: () => {
      out = true;
    },
    comingBack: (call) => {
      back = call;
      return () => undefined;
    },
  });
  closers.push(() => live.stop());
  const heard: string[] = [];
  const states: string[] = [];
  let resets = 0;
  live.subscribeLive((event) => heard.push((event.data as { request_id: string }).request_id));
  live.subscribe(() => states.push(live.state()));
  live.onReset(() => {
    resets += 1;
  });
  return { live, heard, states, resets: () => resets, back: () => back(), signedOut: () => out };
}

const until = (check: () => void) => vi.waitFor(check, { timeout: 30_000, interval: 5 });
const isOpen = (tab: Tab) => until(() => expect(tab.live.state()).toBe('open'));

const posted = (request_id: string): DomainEvent => ({ type: 'request.posted', data: { request_id } });

/** Tells these events in one transaction: they come together, however slow the machine is. */
function happens(...events: DomainEvent[]): Promise<void> {
  return db.transaction().execute(async (tx) => {
    for (const event of events) await record(tx, null, event, [userTopic(userId)]);
  });
}

describe('one tab', () => {
  test('hears what happens, and is told to read anew once, when its stream stands', async () => {
    const tab = openTab((await serve()).url);
    expect(tab.live.state()).toBe('connecting');
    await until(() => expect(tab.resets()).toBe(1));
    await happens(posted('a'));
    await happens(posted('b'));
    await until(() => expect(tab.heard).toEqual(['a', 'b']));
    expect(tab.states).toEqual(['open']);
  });

  test('comes back to a server that was started anew and hears what it missed, without a reset', async () => {
    const first = await serve();
    const tab = openTab(first.url);
    await until(() => expect(tab.resets()).toBe(1));
    await happens(posted('before'));
    await until(() => expect(tab.heard).toEqual(['before']));
    await first.app.close();
    await until(() => expect(tab.live.state()).toBe('lost'));
    await happens(posted('between'));
    await serve(first.port);
    await happens(posted('after'));
    await until(() => expect(tab.heard).toEqual(['before', 'between', 'after']));
    // It may have come back once more to the server that was just leaving.
    expect(tab.states.slice(0, 3)).toEqual(['open', 'lost', 'open']);
    expect(tab.live.state()).toBe('open');
    expect(tab.resets()).toBe(1);
  });

  test('waits by the list, and not when the network is back', async () => {
    const first = await serve();
    await first.app.close();
    const tab = openTab(first.url, { backOff: [600_000] });
    await until(() => expect(tab.live.state()).toBe('lost'));
    await serve(first.port);
    tab.back();
    await isOpen(tab);
  });

  test('a stream that falls silent is lost', async () => {
    const mute = Fastify();
    mute.get('/api/live', (_request, reply) => {
      reply.hijack();
      reply.raw.writeHead(200, { 'content-type': 'text/event-stream' }).write('id: 1-1\nevent: ready\ndata: {}\n\n');
    });
    await mute.listen({ host: '127.0.0.1', port: 0 });
    closers.push(() => {
      mute.server.closeAllConnections();
      return mute.close();
    });
    const tab = openTab(`http://127.0.0.1:${(mute.server.address() as AddressInfo).port}/api/live`, { silence: 50 });
    // On a busy machine an attempt may be given up before it was answered.
    await until(() => expect(tab.states.join()).toContain('open,lost,open'));
  });

  test('that comes while a heartbeat asks whose session still stands is not ended by its answer', async () => {
    const server = await serve();
    const locking = await db.startTransaction().execute();
    await sql`lock table sessions`.execute(locking);
    const waiting = sql<{ n: number }>`select count(*) as n from pg_locks where relation = 'sessions'::regclass and not granted`;
    await vi.waitFor(async () => expect((await waiting.execute(locking)).rows[0]?.n).toBeGreaterThan(0), { timeout: 30_000 });
    const tab = openTab(server.url);
    await isOpen(tab);
    await locking.commit().execute();
    await happens(posted('a'));
    await until(() => expect(tab.heard).toEqual(['a']));
    expect(server.streams()).toBe(1);
  });

  test('ends for good when the session is over', async () => {
    const server = await serve();
    const tab = openTab(server.url);
    await isOpen(tab);
    signedIn = false;
    await db.updateTable('sessions').set({ expires_at: '2020-01-01T00:00:00Z' }).where('user_id', '=', userId).execute();
    await until(() => expect(tab.signedOut()).toBe(true));
    const asked = server.streams();
    tab.back();
    const told: unknown[] = [];
    const unsubscribe = hub.subscribe([userTopic(userId)], (event) => told.push(event));
    await happens(posted('unheard'));
    await until(() => expect(told).toHaveLength(1));
    unsubscribe();
    expect(server.streams()).toBe(asked);
    expect(tab.heard).toEqual([]);
    await db.updateTable('sessions').set({ expires_at: '2099-01-01T00:00:00Z' }).where('user_id', '=', userId).execute();
  });
});

describe('several tabs', () => {
  test('share one stream, and each hears each event once', async () => {
    const server = await serve();
    const tabs = [openTab(server.url), openTab(server.url), openTab(server.url)];
    for (const tab of tabs) await isOpen(tab);
    await happens(posted('a'));
    await happens(posted('b'));
    for (const tab of tabs) await until(() => expect(tab.heard).toEqual(['a', 'b']));
    expect(server.streams()).toBe(1);
  });

  test('a tab opened later learns that the stream stands', async () => {
    const server = await serve();
    await isOpen(openTab(server.url));
    const late = openTab(server.url);
    await isOpen(late);
    await happens(posted('a'));
    await until(() => expect(late.heard).toEqual(['a']));
    expect(server.streams()).toBe(1);
  });

  test('the leader is closed: another goes on where it was', async () => {
    const server = await serve();
    const leader = openTab(server.url);
    await isOpen(leader);
    const others = [openTab(server.url), openTab(server.url)];
    for (const tab of others) await isOpen(tab);
    await happens(posted('a'));
    for (const tab of others) await until(() => expect(tab.heard).toEqual(['a']));
    leader.live.stop();
    await happens(posted('b'));
    await happens(posted('c'));
    for (const tab of others) await until(() => expect(tab.heard).toEqual(['a', 'b', 'c']));
    expect(others.map((tab) => tab.resets())).toEqual([0, 0]);
    expect(server.streams()).toBe(2);
    expect(leader.heard).toEqual(['a']);
  });

  test('a leader that froze is replaced', async () => {
    const server = await serve();
    // A frozen tab holds the lock and does nothing.
    const frozen = new AbortController();
    void navigator.locks
      .request(`live:${userId}`, () => new Promise<void>((resolve) => frozen.signal.addEventListener('abort', () => resolve())))
      .catch(() => undefined);
    closers.push(() => frozen.abort());
    const tab = openTab(server.url, { silence: 300 });
    await isOpen(tab);
    await happens(posted('a'));
    await until(() => expect(tab.heard).toEqual(['a']));
  });

  test('a sign-out ends them all', async () => {
    const server = await serve();
    const tabs = [openTab(server.url), openTab(server.url)];
    for (const tab of tabs) await isOpen(tab);
    signedIn = false;
    await server.app.close();
    await serve(server.port);
    for (const tab of tabs) await until(() => expect(tab.signedOut()).toBe(true));
    expect(tabs.map((tab) => tab.live.state())).toEqual(['lost', 'lost']);
  });
});

describe('what events touch is read anew', () => {
  /** A tab's copies of these, each shown somewhere; `read` fills with what is read anew, by `performance.now()`. */
  async function copies(tab: Tab, role: Role, keys: QueryKey[]) {
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
    closers.push(followLive(client, tab.live, role), () => client.clear());
    const read: { key: string; at: number }[] = [];
    for (const queryKey of keys) {
      const queryFn = () => read.push({ key: queryKey.join(' '), at: performance.now() });
      closers.push(new QueryObserver(client, { queryKey, queryFn }).subscribe(() => undefined));
    }
    await until(() => expect(read).toHaveLength(keys.length));
    read.length = 0;
    return { read, keys: () => read.map(({ key }) => key) };
  }

  async function followingTab(): Promise<Tab> {
    const tab = openTab((await serve()).url);
    await until(() => expect(tab.resets()).toBe(1));
    return tab;
  }

  const said: DomainEvent = { type: 'message.sent', data: { message_id: 'm', appointment_id: 'viewing 2' } };

  test('the rest is not; a burst costs one reading', async () => {
    const tab = await followingTab();
    const shown = await copies(tab, 'buyer', [['requests', 'one'], ['commissions'], ['messages', 'viewing 1'], ['messages', 'viewing 2']]);
    await happens(...Array.from({ length: 10 }, (_, n) => posted(`burst ${n}`)), said);
    await until(() => expect(shown.keys()).toContain('messages viewing 2'));
    expect(shown.keys().filter((key) => key !== 'requests one')).toEqual(['messages viewing 2']);
    expect(shown.keys().filter((key) => key === 'requests one').length).toBeLessThan(5);
  });

  test('but not what this very tab did: it was read with the answer', async () => {
    const tab = await followingTab();
    const shown = await copies(tab, 'buyer', [['requests'], ['messages', 'viewing 2']]);
    await db.transaction().execute(async (tx) => {
      await record(tx, { user_id: userId, tab: tabId() }, posted('by this tab'), [userTopic(userId)]);
      await record(tx, { user_id: userId, tab: 'another' }, said, [userTopic(userId)]);
    });
    await until(() => expect(shown.keys()).toContain('messages viewing 2'));
    expect(tab.heard).toContain('by this tab');
    expect(shown.keys()).toEqual(['messages viewing 2']);
  });

  test('what all dealers hear at once, their browsers read over some seconds; their own at once', async () => {
    const tab = await followingTab();
    const dealers = await Promise.all(Array.from({ length: 20 }, () => copies(tab, 'dealer', [['requests'], ['messages', 'viewing 2']])));
    await happens(posted('for all'), said);
    const heard = performance.now();
    await until(() => expect(dealers.flatMap(({ read }) => read)).toHaveLength(40));
    const times = (key: string) => dealers.flatMap(({ read }) => read.filter((one) => one.key === key).map(({ at }) => at - heard));
    const requests = times('requests').toSorted((a, b) => a - b);
    expect((requests.at(-1) ?? 0) - (requests[0] ?? 0)).toBeGreaterThan(1_000);
    expect(Math.max(...times('messages viewing 2'))).toBeLessThan(requests.at(-1) ?? 0);
  });
});
