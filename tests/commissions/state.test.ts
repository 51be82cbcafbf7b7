import { expect, it } from 'vitest';
import { commissionState } from '../../shared/commissions/due.ts';

const now = new Date('2026-11-23T06:00:00Z');
const owed = {
  ...({ status: 'pending', held: false, due_at: '2026-11-25T20:59:59Z', is_overdue: false } as const),
  ...{ paid_at: null, payment_reference: null, refunded_at: null, refund_reference: null, kept_at: null },
};
const paid = { ...owed, status: 'paid' as const, due_at: null, paid_at: '2026-11-20T06:00:00Z' };

it.each([
  ['owed', owed, 'waiting', /^due Wed,? 25 Nov, in 2 days$/],
  ['owed until tomorrow', { ...owed, due_at: '2026-11-24T20:59:59Z' }, 'waiting', /^due tomorrow$/],
  ['overdue', { ...owed, due_at: '2026-11-20T20:59:59Z', is_overdue: true }, 'waiting', /^overdue since Fri,? 20 Nov$/],
  ['held', { ...owed, held: true, due_at: null }, 'open', /^held until the dispute is decided$/],
  ['paid', paid, 'settled', /^paid 20 Nov( 2026)?$/],
  ['paid with a reference', { ...paid, payment_reference: 'QK12' }, 'settled', /^paid 20 Nov( 2026)? · QK12$/],
  ['refunded', { ...paid, refunded_at: '2026-11-22T06:00:00Z', refund_reference: 'RB9' }, 'ended', /^refunded 22 Nov( 2026)? · RB9$/],
  ['kept', { ...paid, kept_at: '2026-11-22T06:00:00Z' }, 'settled', /^sale taken back, payment kept 22 Nov( 2026)?$/],
])('a commission that is %s', (_, commission, kind, words) => {
  expect(commissionState(commission, now)).toEqual({ kind, words: expect.stringMatching(words) });
});
