import { describe, expect, it } from 'vitest';
import type { Bid } from '../../shared/bids/api.ts';
import { linesOf, priceNote } from '../../shared/bids/offer-lines.ts';
import { factNames } from '../../shared/cars/fields.ts';
import type { OwnRequest } from '../../shared/requests/api.ts';
import { amongOffers } from '../../web/modules/bids/offer-context.ts';

const nothingStated = Object.fromEntries(factNames.map((name) => [name, null]));
const bid = (over: object) =>
  ({ id: 'a', price: 1_000_000, status: 'pending', car: null, dealer: { rating: null }, ...nothingStated, ...over }) as unknown as Bid;
const wishes = { fuel_type: 'petrol', transmission: 'automatic', condition: 'any' } as const;

describe('offers line by line', () => {
  const lines = (...bids: Bid[]) => Object.fromEntries(linesOf(bids, wishes));

  it('mark the newest and the fewest kilometres, both of two that share it', () => {
    const { a, b, c } = lines(
      bid({ id: 'a', year: 2016, mileage: 90_000 }),
      bid({ id: 'b', year: 2017, mileage: 64_000 }),
      bid({ id: 'c', year: 2017 }),
    );
    const marks = [a, b, c].map((facts) => facts?.flatMap(({ mark }) => mark ?? []));
    expect(marks).toEqual([[], ['newest', 'fewest'], ['newest']]);
  });

  it('mark nothing where all are alike or only one states it', () => {
    const { a, b } = lines(bid({ id: 'a', year: 2016, mileage: 90_000 }), bid({ id: 'b', year: 2016 }));
    expect([...(a ?? []), ...(b ?? [])].filter(({ mark }) => mark)).toEqual([]);
  });

  it('leave out what none of them states, but for the logbook', () => {
    const { a, b } = lines(bid({ id: 'a', color: 'Silver' }), bid({ id: 'b' }));
    expect([a?.map(({ label, value }) => [label, value]), b?.map(({ value }) => value)]).toEqual([
      [
        ['Logbook', null],
        ['Colour', 'Silver'],
      ],
      [null, null],
    ]);
  });

  it('name the car of the stock first', () => {
    const { a, b } = lines(bid({ car: { make: 'Toyota', model: 'Axio' }, color: 'Silver' }), bid({ id: 'b' }));
    expect(a?.map(({ name, value }) => [name, value])).toEqual([
      ['car', 'Toyota Axio'],
      ['logbook_holder', null],
      ['color', 'Silver'],
    ]);
    expect(b?.map(({ value }) => value)).toEqual([null, null, null]);
  });

  it('say what was asked for where it differs; a CVT is an automatic, and "any" asks for nothing', () => {
    const { a } = lines(bid({ fuel_type: 'hybrid', transmission: 'cvt', condition: 'new' }));
    expect(a?.map(({ note }) => note)).toEqual([undefined, 'you asked for petrol', undefined, undefined]);
  });
});

describe('a logbook that was wished for in the seller’s name', () => {
  it.each([
    ['seller', true, undefined],
    ['lender', true, 'you asked for the logbook in the seller’s name'],
    ['import_papers', true, 'you asked for the logbook in the seller’s name'],
    [null, true, undefined],
    ['lender', false, undefined],
  ])('%s, wished: %s', (logbook_holder, logbook_in_sellers_name, note) => {
    const one = bid({ logbook_holder });
    const lines = linesOf([one], { ...wishes, logbook_in_sellers_name }).get(one.id);
    expect(lines?.find(({ name }) => name === 'logbook_holder')?.note).toBe(note);
  });
});

describe('the lowest price', () => {
  it.each([
    [null, 'Lowest price', false],
    [3, 'Lowest price', false],
    [2.9, 'Lowest price, but the dealer is rated 2.9', true],
  ])('of a dealer rated %s reads "%s"', (rating, words, isWarning) => {
    expect(priceNote(bid({ dealer: { rating } }), 1_000_000)).toEqual({ words, isWarning });
  });

  it('is said of no other price, of no rejected offer, and not while another may be lower', () => {
    expect(priceNote(bid({}), 900_000)).toBeNull();
    expect(priceNote(bid({ status: 'rejected' }), 1_000_000)).toBeNull();
    expect(priceNote(bid({}), null)).toBeNull();
  });
});

describe('the best fit among the offers on a request', () => {
  it.each([
    ['pending', true, 'a'],
    ['accepted', true, 'a'],
    ['rejected', true, null],
    ['pending', false, null],
  ])('the first is %s, of a dealer who is verified (%s): %s', (status, is_verified, bestId) => {
    const bids = [bid({ status, dealer: { rating: null, is_verified } })];
    expect(amongOffers({ bids, bid_count: 1 } as unknown as OwnRequest).bestId).toBe(bestId);
  });
});
