import { describe, expect, it } from 'vitest';
import { whatStatusDoes as appointmentDoes, setInWords } from '../../shared/appointments/status-words.ts';
import { whyNotPaidOn, whyNotReprice, whyNotTakeBack } from '../../shared/commissions/rules.ts';
import { whatStatusDoes as requestDoes } from '../../shared/requests/status-words.ts';

describe('what another status of a request does', () => {
  const touched = { status: 'active', pending_bids: 3, bidders: 4, open_viewings: 1 } as const;
  it.each([
    [touched, 'cancelled', ['3 pending bids freeze.', '1 open viewing stays, but', 'The buyer and 4 dealers are told.']],
    [
      { ...touched, pending_bids: 1, bidders: 1, open_viewings: 0 },
      'completed',
      ['1 pending bid freezes.', 'The buyer and 1 dealer are told.'],
    ],
    [{ ...touched, pending_bids: 0, bidders: 0, open_viewings: 0 }, 'cancelled', ['The buyer is told; no dealer has an open bid on it.']],
    [{ ...touched, status: 'cancelled' }, 'completed', ['It stays closed', '4 dealers are told.']],
    [
      { ...touched, status: 'cancelled' },
      'active',
      ['can bid on it again', '3 pending bids can be answered again.', '4 dealers are told.'],
    ],
  ] as const)('%j to %s: %j', (before, to, said) => {
    const sentences = requestDoes(before, to);
    for (const part of said) expect(sentences.some((sentence) => sentence.includes(part))).toBe(true);
    // Nothing is said of what is not there.
    expect(sentences.join(' ')).not.toMatch(/\b0 /);
  });
});

describe('what another status of an appointment does', () => {
  const facts = {
    appointment: { status: 'confirmed', outcome: null, final_price: null, is_disputed: false },
    bid: { price: 1_000_000, has_open_appointment: true },
    request: { status: 'active', is_deleted: false },
    is_of_lost_car: false,
    commission: null,
    by_sale: { bids_rejected: 2, bids_without_car: 1, viewings_cancelled: 0 },
  } as const;
  const sold = { ...facts, appointment: { ...facts.appointment, status: 'completed', outcome: 'sold', final_price: 1_000_000 } } as const;
  const unsaid = { payment_reference: null, is_kept: false };
  const owed = { ...sold, commission: { purchase_price: 1_000_000, commission_amount: 20_000, status: 'pending', ...unsaid } } as const;
  const paid = { ...sold, commission: { purchase_price: 1_000_000, commission_amount: 20_000, status: 'paid', ...unsaid } } as const;
  const sale = { status: 'completed', outcome: 'sold', final_price: 1_200_000 } as const;
  it.each([
    [
      facts,
      sale,
      ['The request is completed.', '2 other pending bids are rejected.', '1 other bid loses', 'KSh\u00a024,000, due in 14 days'],
    ],
    [facts, { ...sale, final_price: null }, ['KSh\u00a020,000, due']],
    [facts, { status: 'completed', outcome: 'not_sold' }, ['no commission is owed']],
    [facts, { status: 'cancelled' }, ['The buyer and the dealer are told.']],
    [owed, { status: 'cancelled' }, ['The commission of KSh\u00a020,000 is removed.', 'stay as the sale left them']],
    [owed, { ...sale, final_price: 1_000_000 }, ['stays KSh\u00a020,000']],
    [owed, sale, ['KSh\u00a024,000, due']],
    [paid, { status: 'confirmed' }, ['This sale no longer counts in any figure.', 'stay as the sale left them']],
    [
      paid,
      { status: 'cancelled', way: 'refunded', refund_reference: 'QK7' },
      ['KSh\u00a020,000 is recorded as refunded, reference QK7.', 'This sale no longer counts'],
    ],
    [paid, { status: 'cancelled', way: 'refunded' }, ['KSh\u00a020,000 is recorded as refunded.']],
    [paid, { status: 'cancelled', way: 'kept' }, ['KSh\u00a020,000 stays paid; no other sale of this viewing can be recorded.']],
    [paid, { ...sale, way: 'kept' }, ['The commission of KSh\u00a020,000 stays paid.']],
  ] as const)('%j, set to %j: %j', (before, choice, said) => {
    const sentences = appointmentDoes(before, choice);
    for (const part of said) expect(sentences.join(' ')).toContain(part);
    expect(sentences.at(-1)).toBe('The buyer and the dealer are told.');
    expect(sentences.join(' ')).not.toMatch(/\b0 /);
  });

  it.each([
    [facts, { status: 'cancelled' }, 'Set to Cancelled'],
    [owed, { status: 'cancelled', way: 'kept' }, 'Set to Cancelled'],
    [paid, { status: 'cancelled', way: '' }, 'Set to Cancelled'],
    [paid, { status: 'cancelled', way: 'refunded' }, 'Set to Cancelled: KSh\u00a020,000 refunded'],
    [paid, { status: 'completed', outcome: 'not_sold', way: 'kept' }, 'Set to Completed: KSh\u00a020,000 kept'],
    [paid, { ...sale, way: 'kept' }, 'Set to Completed'],
  ] as const)('%j, set to %j: its button says “%s”', (before, choice, said) => {
    expect(setInWords(before, choice)).toBe(said);
  });
});

describe('another price of a sale that is completed again', () => {
  it.each([
    ['pending', 1_200_000, null],
    ['paid', 1_000_000, null],
    ['paid', 1_200_000, 'commission_paid'],
    ['kept', 1_000_000, 'commission_kept'],
    ['kept', 1_200_000, 'commission_kept'],
  ] as const)('with a commission that is %s of 1,000,000: %i: %s', (standing, price, code) => {
    const status = standing === 'pending' ? 'pending' : 'paid';
    expect(whyNotReprice({ status, is_kept: standing === 'kept', purchase_price: 1_000_000 }, price)?.code ?? null).toBe(code);
  });
});

describe('a sale that is taken back', () => {
  const [pending, paid] = [{ status: 'pending', is_kept: false } as const, { status: 'paid', is_kept: false } as const];
  const kept = { ...paid, is_kept: true };
  it.each([
    [null, null, null, null],
    [null, 'R1', null, 'nothing_to_refund'],
    [pending, null, null, null],
    [pending, 'R1', null, 'nothing_to_refund'],
    [pending, null, 'Why', 'nothing_to_keep'],
    [paid, null, null, 'refund_missing'],
    [paid, 'R1', null, null],
    [paid, null, 'Why', null],
    [paid, 'R1', 'Why', 'refunded_and_kept'],
    [kept, null, null, null],
    [kept, 'R1', null, 'nothing_to_refund'],
    [kept, null, 'Why', 'nothing_to_keep'],
  ])('with the commission %j, refunded with %j, kept for %j: %s', (commission, refund_reference, kept_reason, code) => {
    expect(whyNotTakeBack(commission, { refund_reference, kept_reason })?.code ?? null).toBe(code);
  });
});

describe('the day a commission was paid', () => {
  // In Nairobi it is the 22nd already, and it arose on the 12th.
  const times = { arose: '2026-11-11T21:30:00Z', now: new Date('2026-11-21T21:30:00Z') };
  it.each([
    [undefined, null],
    ['2026-11-22', null],
    ['2026-11-23', 'paid_in_future'],
    ['2026-11-12', null],
    ['2026-11-11', 'paid_too_early'],
  ])('%s: %s', (day, code) => {
    expect(whyNotPaidOn(day, times)?.code ?? null).toBe(code);
  });
});
