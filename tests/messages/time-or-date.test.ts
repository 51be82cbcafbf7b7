import { expect, it } from 'vitest';
import { timeOrDate } from '../../web/modules/messages/time-or-date.ts';

it.each([
  ['2026-11-22T10:00:00.000Z', '13:00'],
  ['2026-11-21T10:00:01.000Z', '13:00'],
  ['2026-11-21T10:00:00.000Z', '21 Nov 2026'],
  ['2025-11-22T10:00:00.000Z', '22 Nov 2025'],
])('the last message of %s is shown by its time while under 24 hours old, then by its date', (written, shown) => {
  expect(timeOrDate(written, new Date('2026-11-22T10:00:00.000Z'))).toBe(shown);
});
