import { expect, it } from 'vitest';
import { shareInPoints, shareInWords } from '../../shared/analytics/share.ts';

it.each([
  [0, 0, '–', null],
  [0, 3, '0 of 3', 0],
  [3, 7, '3 of 7', 43],
  [14, 42, '1 in 3', 33],
  [11, 14, '4 in 5', 79],
  [20, 40, '1 in 2', 50],
  [9, 11, '4 in 5', 82],
  [1, 50, '1 in 50', 2],
  [49, 50, '49 of 50', 98],
  [50, 50, '50 of 50', 100],
  [0, 50, '0 of 50', 0],
])('%d of %d is "%s", %s points', (part, whole, words, points) => {
  expect(shareInWords(part, whole)).toBe(words);
  expect(shareInPoints(part, whole)).toBe(points);
});
