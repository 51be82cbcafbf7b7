import { describe, expect, it } from 'vitest';
import { whyNotMarkPaid, whyNotPaidOn, whyNotReplace } from '../../shared/commissions/rules.ts';

const code = (refusal: { code: string } | null) => refusal?.code ?? 'ok';

it.each([
  ['pending', false, 'ok'],
  ['pending', true, 'held'],
  ['paid', false, 'wrong_state'],
  ['paid', true, 'wrong_state'],
] as const)('marking one that is %s as paid, held: %s: %s', (status, held, answer) => {
  expect(code(whyNotMarkPaid({ status, held }))).toBe(answer);
});

describe('the day on which it was paid', () => {
  // It arose, and is marked, late in the evening of UTC, which is the next day in Nairobi.
  const facts = { arose: '2026-11-20T22:00:00Z', now: new Date('2026-11-24T22:00:00Z') };
  it.each([
    [null, 'ok'],
    [undefined, 'ok'],
    ['2026-11-20', 'paid_too_early'],
    ['2026-11-21', 'ok'],
    ['2026-11-25', 'ok'],
    ['2026-11-26', 'paid_in_future'],
  ])('%s: %s', (day, answer) => {
    expect(code(whyNotPaidOn(day, facts))).toBe(answer);
  });
});

it.each([
  [null, null, 'ok'],
  [null, 'QX12', 'nothing_to_refund'],
  [{ status: 'pending', is_kept: false }, null, 'ok'],
  [{ status: 'pending', is_kept: false }, 'QX12', 'nothing_to_refund'],
  [{ status: 'paid', is_kept: false }, null, 'refund_missing'],
  [{ status: 'paid', is_kept: false }, 'QX12', 'ok'],
  [{ status: 'paid', is_kept: true }, null, 'commission_kept'],
  [{ status: 'paid', is_kept: true }, 'QX12', 'commission_kept'],
] as const)('another sale in the place of one with %j, refunded with %j: %s', (commission, reference, answer) => {
  expect(code(whyNotReplace(commission, reference))).toBe(answer);
});
