import { QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { record } from '../../server/platform/live/events.ts';
import { type DomainEvent, userTopic } from '../../shared/events.ts';
import type { Role } from '../../shared/roles.ts';
import { followLive } from '../../web/client/live/follow.ts';
import { staleBy } from '../../web/client/stale.ts';
import { tabId } from '../../web/client/tab.ts';
import { posted, type Tab, testTabs, until } from '../support/tabs.ts';

const { closers, db, happens, openTab, serve, userId } = await testTabs();

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

  test('what waits for the administrator, whenever a car changes; nobody else’s home', async () => {
    const keys = ['home queues /api/home/next', 'waiting admin /api/home/counts'];
    const shown = await copies(
      await followingTab(),
      'admin',
      keys.map((key) => key.split(' ') as unknown as QueryKey),
    );
    const types = ['car.added', 'car.changed', 'car.deleted', 'car.refused', 'car.approved'] as const;
    for (const type of types) {
      const data = { car_id: 'one', is_back: false, part: 'car', reason: 'Stolen' } as const;
      shown.read.length = 0;
      await happens({ type, data } as DomainEvent);
      await until(() => expect(shown.keys().sort()).toEqual(keys));
      expect(staleBy(type, data)).not.toContain('home');
    }
  });

  test('a verification: the own cars too, which are on the market from then on or not any more', () => {
    for (const type of ['dealer.verified', 'dealer.revoked'] as const) {
      expect(staleBy(type)).toEqual(expect.arrayContaining(['session', 'cars', 'car', 'fitting']));
    }
  });

  test('what changes on the market, everyone’s lists read over many seconds, also in a burst; the page of that car at once', async () => {
    const tab = await followingTab();
    const all = await Promise.all(Array.from({ length: 20 }, () => copies(tab, 'buyer', [['cars'], ['car', 'one']])));
    await happens(
      ...Array.from({ length: 10 }, (): DomainEvent => ({ type: 'car.status_changed', data: { car_id: 'one', status: 'reserved' } })),
    );
    await until(() => expect(all.every(({ keys }) => keys().includes('car one'))).toBe(true));
    const lists = () => all.flatMap(({ keys }) => keys().filter((key) => key === 'cars'));
    expect(lists().length).toBeLessThan(10);
  });
});
