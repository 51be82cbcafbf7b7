import { expect, it } from 'vitest';
import { verificationAge } from '../../shared/age.ts';

// 23 November 2026 is a Monday; 21:00 UTC is midnight in Nairobi.
it.each([
  ['2026-11-23T05:00:01Z', '2026-11-23T06:00:00Z', 'Waiting less than an hour', false],
  ['2026-11-23T05:00:00Z', '2026-11-24T06:00:00Z', 'Waiting 25 hours', false],
  // The fourth day of a calendar, and late by it, but not yet three whole days.
  ['2026-11-23T20:59:00Z', '2026-11-26T20:58:00Z', 'Waiting 2 days', true],
  ['2026-11-23T06:00:00Z', '2026-11-25T06:00:00Z', 'Waiting 2 days', false],
  ['2026-11-23T06:00:00Z', '2026-11-26T06:00:00Z', 'Waiting 3 days', true],
  ['2026-11-20T06:00:00Z', '2026-11-24T06:00:00Z', 'Waiting 4 days', false],
  ['2026-11-20T06:00:00Z', '2026-11-25T06:00:00Z', 'Waiting 5 days', true],
])('from %s to %s: %s, late: %s', (since, now, words, isLate) => {
  expect(verificationAge(since, new Date(now))).toEqual({ words, isLate });
});
