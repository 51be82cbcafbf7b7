import { describe, expect, it } from 'vitest';
import { friendlyMoment, shortMoment } from '../../shared/time.ts';

/** An instant written as Nairobi's day and time. */
const nairobi = (moment: string) => new Date(`${moment}:00+03:00`);

describe('when something was, in short', () => {
  it.each([
    // now, when it was → what is read; both in Nairobi
    ['2026-11-21T10:00', '2026-11-21T09:59', '09:59'],
    ['2026-11-21T10:00', '2026-11-21T00:00', '00:00'],
    // Nairobi's day began, UTC is still on the day before.
    ['2026-11-21T02:00', '2026-11-21T00:30', '00:30'],
    // Eleven hours ago, and yesterday all the same.
    ['2026-11-21T10:00', '2026-11-20T23:00', 'yesterday 23:00'],
    ['2026-11-21T00:01', '2026-11-20T23:59', 'yesterday 23:59'],
    ['2026-11-21T23:59', '2026-11-20T00:00', 'yesterday 00:00'],
    ['2026-11-21T00:01', '2026-11-19T23:59', '19 Nov 2026'],
    ['2026-01-01T08:00', '2025-12-31T22:00', 'yesterday 22:00'],
    ['2026-03-01T08:00', '2026-02-28T22:00', 'yesterday 22:00'],
    ['2026-11-21T10:00', '2025-11-21T10:00', '21 Nov 2025'],
    // On a device whose clock is behind the server's.
    ['2026-11-21T10:00', '2026-11-21T10:02', '10:02'],
  ])('at %s, of %s: %s', (now, then, read) => {
    expect(shortMoment(nairobi(then), nairobi(now))).toBe(read);
    expect(shortMoment(nairobi(then).toISOString(), nairobi(now))).toBe(read);
  });
});

describe('a day and time as people say it', () => {
  it.each([
    ['2026-11-21T10:00', '2026-11-21T15:00', 'today 15:00'],
    ['2026-11-21T02:00', '2026-11-21T23:59', 'today 23:59'],
    ['2026-11-21T23:30', '2026-11-22T00:30', 'tomorrow 00:30'],
    ['2026-11-21T10:00', '2026-11-20T23:00', 'yesterday 23:00'],
    ['2026-11-21T10:00', '2026-11-24T12:00', 'Tue 24 Nov 12:00'],
    ['2026-12-30T10:00', '2027-01-02T12:00', '2 Jan 2027 12:00'],
    ['2026-12-31T10:00', '2027-01-01T08:00', 'tomorrow 08:00'],
  ])('at %s, of %s: %s', (now, then, read) => {
    expect(friendlyMoment(nairobi(then), nairobi(now))).toBe(read);
  });
});
