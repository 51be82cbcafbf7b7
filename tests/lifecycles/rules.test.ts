import { expect, it } from 'vitest';
import { whyNotCancel, whyNotComplete, whyNotConfirm, whyNotReschedule } from '../../shared/appointments/rules.ts';
import { whyNotSetStatus } from '../../shared/appointments/set-status-rules.ts';
import { whyNotAcceptBid, whyNotRejectBid } from '../../shared/bids/rules.ts';
import { whyNotPhotos, whyNotSetCarStatus } from '../../shared/cars/rules.ts';
import { whyNotMarkPaid, whyNotPaidOn } from '../../shared/commissions/rules.ts';
import { whyNotErase } from '../../shared/erasing/rules.ts';
import { whyNotDeleteRequest, whyNotSetRequestStatus } from '../../shared/requests/rules.ts';

// What somebody reads who comes too late: the thing by its name, and how it is.

const now = new Date('2026-11-21T10:00:00Z');
const [actor, request, dealer] = [{ user_id: 'wanjiru', role: 'buyer' } as const, { status: 'active' } as const, { is_verified: true }];
const viewing = { status: 'cancelled', proposed_by: 'otieno', appointment_date: now.toISOString() } as const;
const set = { outcome: null, final_price: null, is_disputed: false };
const bid = { price: 1, has_open_appointment: false };
const accepted = { status: 'accepted', car: null } as const;

it.each([
  [whyNotConfirm({ actor, appointment: viewing, request, dealer, now }), 'This viewing is already cancelled.'],
  [whyNotReschedule({ actor, appointment: viewing, request, dealer, now }), 'This viewing is already cancelled.'],
  [whyNotCancel({ appointment: viewing }), 'This viewing is already cancelled.'],
  [whyNotComplete({ actor, appointment: viewing, bid, now }), 'This viewing is already cancelled.'],
  [
    whyNotSetStatus({
      appointment: { status: 'pending', ...set },
      bid,
      is_of_lost_car: false,
      request: { is_deleted: false },
      to: 'pending',
    }),
    'This viewing is already pending.',
  ],
  [whyNotAcceptBid({ bid: accepted, request, dealer }), 'This offer is already accepted.'],
  [whyNotRejectBid({ bid: accepted, request }), 'This offer is already accepted.'],
  [whyNotSetCarStatus({ car: { status: 'sold' }, has_open_viewing: false, has_sale: false }, 'sold'), 'This car is already sold.'],
  [whyNotSetRequestStatus({ status: 'active' }, 'active'), 'This request is already active.'],
  [whyNotMarkPaid({ status: 'paid', held: false }), 'This commission is already paid.'],
  [
    whyNotDeleteRequest({ has_sale: true }),
    'A car was sold through this request, so it can’t be deleted. Its records are kept for 7 years.',
  ],
  [
    whyNotPaidOn('2026-11-20', { arose: now.toISOString(), now }),
    'It has been owed since 21 Nov 2026: please choose that day or a later one.',
  ],
  [whyNotPhotos(4, 3), 'At most 3 photos'],
  [whyNotErase([{ kind: 'viewing' }]), 'Your account can’t be erased yet. First see to: an open viewing.'],
])('%j says: %s', (refusal, sentence) => {
  expect(refusal?.message()).toBe(sentence);
});

it.each([
  [whyNotPaidOn('2026-11-20', { arose: now.toISOString(), now }), 'paid_too_early', 'paid_on'],
  [whyNotPhotos(4, 3), 'too_many_photos', 'image_urls'],
  [whyNotErase([{ kind: 'viewing' }]), 'unfinished', undefined],
  [whyNotDeleteRequest({ has_sale: true }), 'sold', undefined],
])('%j has the code %s, at the field %s', (refusal, code, field) => {
  expect([refusal?.code, refusal?.field]).toEqual([code, field]);
});
