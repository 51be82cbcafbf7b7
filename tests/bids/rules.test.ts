import { describe, expect, it } from 'vitest';
import { againstBudget } from '../../shared/bids/against-budget.ts';
import {
  whyNotAcceptBid,
  whyNotConfirmCar,
  whyNotDeclineCar,
  whyNotNameCar,
  whyNotPlaceBid,
  whyNotRejectBid,
} from '../../shared/bids/rules.ts';
import { bidForm } from '../../shared/bids/schema.ts';
import { factsInWords, factsLine } from '../../shared/cars/facts-in-words.ts';
import { factNames } from '../../shared/cars/fields.ts';
import { lastYear } from '../../shared/cars/schema.ts';
import { bidStatuses, requestStatuses } from '../../shared/deal.ts';
import { bidForm as filledIn } from '../support/deal.ts';

const codes = (rule: (...facts: never[]) => { code: string } | null, facts: unknown) => rule(facts as never)?.code ?? 'ok';

describe('placing a bid', () => {
  it.each([
    // verified, hasBid, request → answer
    [true, false, 'active', 'ok'],
    [true, false, 'completed', 'request_closed'],
    [true, false, 'cancelled', 'request_closed'],
    [true, true, 'active', 'already_bid'],
    [true, true, 'completed', 'already_bid'],
    [false, false, 'active', 'verification_required'],
    [false, true, 'active', 'verification_required'],
    [false, false, 'cancelled', 'verification_required'],
  ])('verified %s, has bid %s, request %s: %s', (is_verified, hasBid, status, answer) => {
    expect(codes(whyNotPlaceBid, { dealer: { is_verified }, request: { status }, hasBid })).toBe(answer);
  });
});

describe('deciding on a bid', () => {
  const table = bidStatuses.flatMap((bid) =>
    requestStatuses.flatMap((request) => [true, false].map((verified) => ({ bid, request, verified }))),
  );

  it.each(table)('accept: bid $bid, request $request, dealer verified $verified', ({ bid, request, verified }) => {
    for (const car of [null, { is_on_market: true }, { is_on_market: false }]) {
      const legal = bid === 'pending' && request === 'active' && verified && car?.is_on_market !== false;
      const refusal = whyNotAcceptBid({ bid: { status: bid, car }, request: { status: request }, dealer: { is_verified: verified } });
      expect(refusal === null).toBe(legal);
      if (refusal) expect(refusal.status).toBe(409);
    }
  });

  it.each(table)('reject: bid $bid, request $request', ({ bid, request }) => {
    const legal = bid === 'pending' && request === 'active';
    expect(whyNotRejectBid({ bid: { status: bid }, request: { status: request } }) === null).toBe(legal);
  });
});

describe('another car for a bid that has lost its own', () => {
  const answers = [null, 'none', 'confirmed', 'declined', 'withdrawn'] as const;
  const table = bidStatuses.flatMap((status) =>
    ([null, 'sold', 'deleted', 'bought'] as const).flatMap((car_gone) =>
      answers.flatMap((answer) =>
        requestStatuses.flatMap((request) => [true, false].map((verified) => ({ status, car_gone, answer, request, verified }))),
      ),
    ),
  );
  const facts = ({ status, car_gone, answer, request, verified }: (typeof table)[number]) => ({
    bid: { status, car_gone, other_car: answer && { answer: answer === 'none' ? null : answer, is_on_market: true } },
    request: { status: request },
    dealer: { is_verified: verified },
  });

  it.each(table)('bid $status, car gone $car_gone, other car answered $answer, request $request, dealer verified $verified', (row) => {
    const { status, car_gone, answer, request, verified } = row;
    const active = request === 'active';
    expect(whyNotNameCar(facts(row)) === null).toBe(status === 'accepted' && car_gone !== null && answer === null && active && verified);
    expect(whyNotDeclineCar(facts(row)) === null).toBe(answer === 'none' && active);
    expect(whyNotConfirmCar(facts(row)) === null).toBe(answer === 'none' && active && verified);
    const done = answer === 'withdrawn' ? 'other_car_changed' : 'already_answered';
    if (answer && answer !== 'none') expect(whyNotDeclineCar(facts(row))?.code).toBe(done);
  });
});

describe('the bid form', () => {
  const firstError = (over: object) => bidForm.safeParse(filledIn(over)).error?.issues[0]?.message ?? 'ok';

  it.each([
    [{ price: 1 }, 'ok'],
    [{ price: 10_000_000 }, 'ok'],
    [{ price: 1_250_000.5 }, 'ok'],
    [{ price: 0 }, 'Price must be greater than 0'],
    [{ price: 0.99 }, 'Price must be greater than 0'],
    [{ price: -5 }, 'Price must be greater than 0'],
    [{ price: undefined }, 'Price must be greater than 0'],
    [{ price: '12' }, 'Price must be greater than 0'],
    [{ price: 10_000_000.01 }, 'Price is too high'],
    [{ price: 10.001 }, 'A price has at most two decimals'],
    [{ price: 1.0000000001 }, 'A price has at most two decimals'],
    [{ price: 1.15 }, 'ok'],
    [{ price: 9_999_999.99 }, 'ok'],
    [{ message: 'x'.repeat(1000) }, 'ok'],
    [{ message: '🚗'.repeat(1000) }, 'ok'],
    [{ message: 'x'.repeat(1001) }, 'Message is too long'],
    [{ message: null }, 'ok'],
    [{ image_urls: Array(21).fill('/photos/x') }, 'At most 20 photos'],
  ])('%o: %s', (over, sentence) => {
    expect(firstError(over)).toBe(sentence);
  });

  it.each(['dealer_id', 'status', 'decided_at', 'request_id'])('refuses a forged %s', (field) => {
    expect(bidForm.safeParse(filledIn({ [field]: 'x' })).success).toBe(false);
  });

  it('keeps visible text and removes invisible characters', () => {
    expect(bidForm.parse(filledIn({ message: '  3 < 4 & <b>\u200Bclean\u0000  ' })).message).toBe('3 < 4 & <b>clean');
  });
});

describe('the facts of the car', () => {
  it.each([
    ['year', 1979, false],
    ['year', 1980, true],
    ['year', lastYear(), true],
    ['year', lastYear() + 1, false],
    ['year', 2016.5, false],
    ['mileage', -1, false],
    ['mileage', 0, true],
    ['mileage', 2_000_000, true],
    ['mileage', 2_000_001, false],
    ['mileage', 0.5, false],
    ['color', 'x'.repeat(50), true],
    ['color', 'x'.repeat(51), false],
    ['engine_size', 'x'.repeat(51), false],
    ['fuel_type', 'any', false],
    ['transmission', 'cvt', true],
    ['condition', 'any', false],
  ])('%s %s: accepted %s', (fact, value, isAccepted) => {
    expect(bidForm.safeParse(filledIn({ [fact]: value })).success).toBe(isAccepted);
  });

  it('are each optional', () => {
    const none = Object.fromEntries(factNames.map((name) => [name, null]));
    expect(bidForm.parse(filledIn({ ...none, color: ' ' }))).toMatchObject(none);
    expect(Object.keys(bidForm.parse(filledIn()))).not.toEqual(expect.arrayContaining([expect.toBeOneOf(factNames)]));
  });

  it.each([
    ['logbook_holder', 'seller', 'Logbook: In the seller’s name'],
    ['logbook_holder', 'lender', 'Logbook: With a bank or lender'],
    ['logbook_holder', 'other', 'Logbook: In somebody else’s name'],
    ['logbook_holder', 'import_papers', 'Logbook: Not yet, import papers only'],
    ['history', 'kenya_new', 'History: New in Kenya'],
    ['history', 'kenya_used', 'History: Used in Kenya'],
    ['history', 'fresh_import', 'History: Fresh import, no owner in Kenya yet'],
  ] as const)('%s %s reads "%s"', (name, option, words) => {
    expect(factsInWords({ [name]: option }, [name]).map(({ label, value }) => `${label}: ${value}`)).toEqual([words]);
  });

  it('are said in one order', () => {
    const car = {
      logbook_holder: 'seller',
      year: 2016,
      mileage: 78_400,
      color: 'Silver',
      engine_size: null,
      fuel_type: 'petrol',
      transmission: 'cvt',
      condition: null,
      history: 'fresh_import',
      first_registration: 2016,
      owners_in_kenya: 0,
    } as const;
    expect(factsInWords(car).map(({ name }) => name)).toEqual(factNames);
    const stated = factsInWords(car).filter(({ value }) => value !== null);
    expect(stated.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Logbook: In the seller’s name',
      'Year: 2016',
      'Mileage: 78,400\u00a0km',
      'Colour: Silver',
      'Fuel: Petrol',
      'Transmission: CVT',
      'History: Fresh import, no owner in Kenya yet',
      'First registered: 2016',
      'Owners in Kenya: 0',
    ]);
    expect(factsLine(car)).toBe('2016 · 78,400\u00a0km · Silver · Petrol · CVT');
    expect(factsLine(car, ['color', 'mileage'])).toBe('78,400\u00a0km · Silver');
    expect(factsLine({ color: 'Silver', mileage: 0 })).toBe('0\u00a0km · Silver');
    expect(factsLine({})).toBe('');
  });
});

describe('a price against a budget', () => {
  it.each([
    ['buyer', 1_285_000, 1_400_000, false, 'KSh\u00a0115,000 under your limit'],
    ['buyer', 1_500_000, 1_400_000, true, 'KSh\u00a0100,000 over your limit'],
    ['buyer', 800_000, 800_000, false, 'at your limit'],
    ['dealer', 750_000, 800_000, false, 'KSh\u00a050,000 under the limit'],
    ['admin', 850_000.5, 850_000, true, 'KSh\u00a00.50 over the limit'],
  ] as const)('to a %s, %d against at most %d: over %s, %s', (reader, price, budget_max, isOver, words) => {
    expect(againstBudget(price, { budget_max }, reader)).toEqual({ isOver, words });
  });

  it('is not said when the budget names no limit', () => {
    expect(againstBudget(850_000, { budget_max: null }, 'buyer')).toBeNull();
  });
});
