import { describe, expect, it } from 'vitest';
import { againstBudget } from '../../shared/bids/against-budget.ts';
import { whyNotAcceptBid, whyNotPlaceBid, whyNotRejectBid } from '../../shared/bids/rules.ts';
import { bidForm } from '../../shared/bids/schema.ts';
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
    const legal = bid === 'pending' && request === 'active' && verified;
    const refusal = whyNotAcceptBid({ bid: { status: bid }, request: { status: request }, dealer: { is_verified: verified } });
    expect(refusal === null).toBe(legal);
    if (refusal) expect(refusal.status).toBe(409);
  });

  it.each(table)('reject: bid $bid, request $request', ({ bid, request }) => {
    const legal = bid === 'pending' && request === 'active';
    expect(whyNotRejectBid({ bid: { status: bid }, request: { status: request } }) === null).toBe(legal);
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
    [{ image_urls: Array(11).fill('/photos/x') }, 'At most 10 photos'],
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

describe('a price against a budget', () => {
  it.each([
    [1_285_000, 1_200_000, 1_400_000, 'Within budget'],
    [1_100_000, 1_200_000, 1_400_000, 'KSh 300,000 under budget'],
    [1_500_000, 1_200_000, 1_400_000, 'KSh 100,000 over budget'],
    [800_000, null, 800_000, 'Within budget'],
    [750_000, null, 800_000, 'KSh 50,000 under budget'],
    [950_000, 900_000, null, 'Within budget'],
    [850_000, 900_000, null, 'KSh 50,000 under budget'],
    [850_000, null, null, null],
  ])('%d against %s to %s: %s', (price, budget_min, budget_max, words) => {
    expect(againstBudget(price, { budget_min, budget_max })).toBe(words);
  });
});
