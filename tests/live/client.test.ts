import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { userTopic } from '../../shared/events.ts';
import { soon } from '../support/soon.ts';
import { isOpen, posted, testTabs, until } from '../support/tabs.ts';

const { closers, db, happens, hub, openTab, person, serve, userId } = await testTabs();

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
    await soon(async () => expect((await waiting.execute(locking)).rows[0]?.n).toBeGreaterThan(0));
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
    person.isSignedIn = false;
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
    person.isSignedIn = false;
    await server.app.close();
    await serve(server.port);
    for (const tab of tabs) await until(() => expect(tab.signedOut()).toBe(true));
    expect(tabs.map((tab) => tab.live.state())).toEqual(['ended', 'ended']);
  });
});
