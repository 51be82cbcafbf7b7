import { expect, test } from 'vitest';
import type { Notification } from '../../shared/notifications/api.ts';
import { byDay } from '../../web/modules/notifications/days.ts';

const request = '/dashboard/requests#019ab000-0000-7000-8000-000000000001';
const now = new Date('2026-11-26T09:00:00Z');
const notice = (id: string, created_at: string, rest: Partial<Notification> = {}): Notification => ({
  id,
  kind: 'bid-placed',
  about_id: id,
  is_own: false,
  title: id,
  body: '',
  link: request,
  deal: null,
  read_at: created_at,
  created_at,
  ...rest,
});
const shape = (rows: Notification[]) =>
  byDay(rows, now).map(({ name, entries }) => [name, ...entries.map(({ notice: { id }, others, isUnread }) => [id, others, isUnread])]);

test('notices stand under their day in Nairobi', () => {
  const rows = [notice('a', '2026-11-25T21:30:00Z'), notice('b', '2026-11-25T20:30:00Z'), notice('c', '2026-11-24T09:00:00Z')];
  expect(shape(rows)).toEqual([
    ['Today', ['a', 0, false]],
    ['Yesterday', ['b', 0, false]],
    ['Tue 24 Nov', ['c', 0, false]],
  ]);
});

test('several of one kind about one thing are one entry, unread while one of them is', () => {
  const at = '2026-11-26T08:00:00Z';
  const rows = [notice('a', at), notice('phone', at, { kind: 'phone-revealed' }), notice('b', at, { read_at: null }), notice('c', at)];
  expect(shape(rows)).toEqual([['Today', ['a', 2, true], ['phone', 0, false]]]);
});

test('notices that link to a list stay apart', () => {
  const at = '2026-11-26T08:00:00Z';
  const rows = ['a', 'b'].map((id) => notice(id, at, { kind: 'bid-rejected', link: '/dashboard/buyer-requests' }));
  expect(shape(rows)).toEqual([['Today', ['a', 0, false], ['b', 0, false]]]);
});
