import { expect, it } from 'vitest';
import { inBatches } from '../../server/platform/data/batches.ts';

it.each([
  [7, 3, [3, 3, 1]],
  // Whether there are more is known only once none are found.
  [6, 3, [3, 3, 0]],
  [0, 3, [0]],
])('of %i rows, %i at a time, are done %j', async (rows, size, done) => {
  const counts: number[] = [];
  let left = rows;
  await inBatches(async (most) => {
    const now = Math.min(most, left);
    left -= now;
    counts.push(now);
    return now;
  }, size);
  expect(counts).toEqual(done);
});

it('a thousand are done at a time unless said otherwise', async () => {
  const asked: number[] = [];
  await inBatches(async (size) => asked.push(size));
  expect(asked).toEqual([1_000]);
});
