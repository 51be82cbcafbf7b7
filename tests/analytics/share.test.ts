import { expect, it } from 'vitest';
import { shareInPoints, shareInWords } from '../../shared/analytics/share.ts';

it.each([
  [0, 0, '–', null],
  [0, 3, '0 of 3', 0],
  [3, 7, '3 of 7', 43],
  [5, 13, '5 of 13', 38],
  [14, 42, '14 of 42', 33],
  [1, 50, '1 of 50', 2],
  [50, 50, '50 of 50', 100],
])('%d of %d is "%s", %s points', (part, whole, words, points) => {
  expect(shareInWords(part, whole)).toBe(words);
  expect(shareInPoints(part, whole)).toBe(points);
});
