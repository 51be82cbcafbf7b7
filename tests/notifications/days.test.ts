import { expect, test } from 'vitest';
import type { Notification } from '../../shared/notifications/api.ts';
import { byDay } from '../../web/modules/notifications/days.ts';

const now = new Date('2026-11-26T09:00:00Z');
const notice = (id: string, created_at: string, rest: Partial<Notification> = {}): Notification => ({
  id,
  kind: 'bid-placed',
  about_id: id,
  is_own: false,
  title: id,
  body: '',
  link: '/dashboard',
  deal: null,
  read_at: created_at,
  created_at,
  ...rest,
});
const shape = (rows: Notification[]) =>
  byDay(rows, now).map(({ name, subjects }) => [
    name,
    ...subjects.map(({ name: car, notices }) => [car, notices.map(({ id }) => id).join()]),
  ]);
const axio = { id: 'r1', name: 'Toyota Axio' };

test('notices stand under their day in Nairobi', () => {
  const rows = [notice('a', '2026-11-25T21:30:00Z'), notice('b', '2026-11-25T20:30:00Z'), notice('c', '2026-11-24T09:00:00Z')];
  expect(shape(rows)).toEqual([
    ['Today', [undefined, 'a']],
    ['Yesterday', [undefined, 'b']],
    ['Tue 24 Nov', [undefined, 'c']],
  ]);
});

test('those of a day about one deal stand together under its car, where the newest of them stands; others alone', () => {
  const at = '2026-11-26T08:00:00Z';
  const rows = [
    notice('alone', at),
    notice('offer', at, { deal: { ...axio, name: 'Toyota Axio 2016' } }),
    notice('password', at),
    notice('viewing', at, { deal: axio, kind: 'appointment-booked', link: '/appointment/1' }),
    notice('other', at, { deal: { id: 'r2', name: 'Mazda Demio' } }),
    notice('before', '2026-11-25T09:00:00Z', { deal: axio }),
  ];
  expect(shape(rows)).toEqual([
    ['Today', [undefined, 'alone'], ['Toyota Axio 2016', 'offer,viewing'], [undefined, 'password'], ['Mazda Demio', 'other']],
    ['Yesterday', ['Toyota Axio', 'before']],
  ]);
});
