import { expect, it } from 'vitest';
import { changeInWords, type SavedChange } from '../../shared/cars/saved-told.ts';

const same = { price: 1_285_000, price_before: 1_285_000 };
const cheaper = { price: 1_200_000, price_before: 1_285_000 };

it.each<[SavedChange['state_before'], SavedChange['state'], object, string]>([
  ['available', 'available', cheaper, 'now KSh\u00a01,200,000, before KSh\u00a01,285,000'],
  ['available', 'reserved', same, 'reserved'],
  ['available', 'reserved', cheaper, 'now KSh\u00a01,200,000, before KSh\u00a01,285,000, reserved'],
  ['reserved', 'reserved', cheaper, 'now KSh\u00a01,200,000, before KSh\u00a01,285,000'],
  ['reserved', 'available', same, 'available again'],
  ['available', 'sold', cheaper, 'sold'],
  ['reserved', 'gone', same, 'no longer available'],
  ['sold', 'available', same, 'back on the market'],
  ['gone', 'reserved', same, 'back on the market, reserved'],
  ['gone', 'sold', same, 'sold'],
])('a saved car that was %s and is %s', (state_before, state, prices, words) => {
  expect(changeInWords({ state_before, state, ...(prices as typeof same) })).toBe(words);
});
