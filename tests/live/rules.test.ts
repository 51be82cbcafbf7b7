import { expect, it } from 'vitest';
import { waitAfter } from '../../web/client/back-off.ts';
import { timing } from '../../web/client/live/connection.ts';

it('a lost stream is asked for again after 1, 2, 5 and 10 seconds, then every 10', () => {
  expect([0, 1, 2, 3, 4, 100].map((failures) => waitAfter(failures, timing.backOff))).toEqual([
    1_000, 2_000, 5_000, 10_000, 10_000, 10_000,
  ]);
});
