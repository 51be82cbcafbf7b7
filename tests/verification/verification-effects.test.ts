import { expect, it } from 'vitest';
import { unverifyingInWords, verifyingInWords } from '../../web/modules/verification/verification-effects.ts';

const none = { pending_bids: 0, buyers: 0, viewings: 0, cars: 0 };

it.each([
  [{ ...none, pending_bids: 4, buyers: 2, cars: 6 }, '4 pending bids freeze, 2 buyers are told, 6 cars are unlisted.'],
  [
    { pending_bids: 1, buyers: 1, viewings: 1, cars: 1 },
    '1 pending bid freezes, 1 buyer is told, 1 car is unlisted, 1 open viewing stays as it is.',
  ],
  [none, '0 pending bids freeze, 0 buyers are told, 0 cars are unlisted.'],
  [{ ...none, cars: 100 }, '0 pending bids freeze, 0 buyers are told, more than 99 cars are unlisted.'],
])('taking back a verification: %j', (effects, words) => {
  expect(unverifyingInWords(effects)).toBe(words);
});

it.each([
  [none, 'The dealer is told, and can bid from then on.'],
  [{ ...none, cars: 6, pending_bids: 4 }, 'The dealer is told; 6 cars come on the market, 4 pending bids can be accepted again.'],
  [{ ...none, cars: 1 }, 'The dealer is told; 1 car comes on the market, 0 pending bids can be accepted again.'],
])('verifying: %j', (effects, words) => {
  expect(verifyingInWords(effects)).toBe(words);
});
