import { describe, expect, it } from 'vitest';
import { afterAccepting } from '../../shared/appointments/after-accepting.ts';
import { bidInWords } from '../../shared/bids/state-in-words.ts';

const now = new Date('2026-11-21T06:00:00Z');
const active = { status: 'active' } as const;
const completed = { status: 'completed' } as const;
const verified = { is_verified: true };
const noCar = { car: null, car_gone: null, other_car: null };
const pending = {
  status: 'pending',
  created_at: '2026-11-21T05:40:00Z',
  decided_at: null,
  withdrawn_at: null,
  removed_at: null,
  request: active,
  dealer: verified,
  ...noCar,
} as const;
const revoked = { ...pending, dealer: { is_verified: false } } as const;
const decided = { ...pending, decided_at: '2026-11-20T05:40:00Z' };
const lost = { ...decided, status: 'accepted', car_gone: 'sold' } as const;
const answered = (answer: 'confirmed' | 'declined' | 'withdrawn' | null) => ({ ...lost, other_car: { answer } });

describe('how a bid stands', () => {
  it.each([
    ['buyer', 'waiting', 'Waiting for your answer', pending],
    ['buyer', 'waiting', 'Waiting for your answer', { ...pending, car: { is_on_market: true } }],
    ['buyer', 'open', 'Its car is off the market at the moment', { ...pending, car: { is_on_market: false } }],
    ['dealer', 'open', 'Its car is off the market at the moment', { ...pending, car: { is_on_market: false } }],
    ['dealer', 'open', 'Waiting for the buyer', pending],
    ['admin', 'open', 'Waiting for the buyer', pending],
    ['buyer', 'open', 'This dealer is not verified at the moment', revoked],
    ['dealer', 'open', 'You are not verified at the moment', revoked],
    ['admin', 'open', 'This dealer is not verified at the moment', revoked],
    ['buyer', 'ended', 'The request is closed', { ...revoked, request: completed }],
    ['buyer', 'settled', 'Accepted on 20 Nov 2026', { ...revoked, decided_at: decided.decided_at, status: 'accepted' }],
    ['buyer', 'ended', 'The request is closed', { ...pending, request: completed }],
    ['dealer', 'ended', 'The request is closed', { ...pending, request: completed }],
    ['buyer', 'settled', 'Accepted on 20 Nov 2026', { ...decided, status: 'accepted' }],
    ['dealer', 'settled', 'Accepted on 20 Nov 2026', { ...decided, status: 'accepted', request: completed }],
    ['buyer', 'ended', 'Rejected on 20 Nov 2026', { ...decided, status: 'rejected' }],
    ['dealer', 'ended', 'Rejected on 20 Nov 2026', { ...decided, status: 'rejected', request: completed }],
    ['dealer', 'ended', 'Removed by our team on 20 Nov 2026', { ...decided, status: 'rejected', removed_at: decided.decided_at }],
    ['buyer', 'ended', 'Withdrawn on 20 Nov 2026', { ...decided, status: 'rejected', withdrawn_at: decided.decided_at }],
    ['buyer', 'ended', 'Its car was sold on 20 Nov 2026', { ...lost, status: 'rejected' }],
    ['dealer', 'ended', 'Its car was sold on 20 Nov 2026', { ...lost, status: 'rejected' }],
    ['buyer', 'ended', 'Its car was withdrawn on 20 Nov 2026', { ...lost, status: 'rejected', car_gone: 'deleted' }],
    ['buyer', 'ended', 'Its car was recorded as sold to you on 20 Nov 2026', { ...lost, status: 'rejected', car_gone: 'bought' }],
    [
      'dealer',
      'ended',
      'Its car was recorded as sold to the same buyer on 20 Nov 2026',
      { ...lost, status: 'rejected', car_gone: 'bought' },
    ],
    ['buyer', 'open', 'Its car was recorded as sold to you: the dealer can name another', { ...lost, car_gone: 'bought' }],
    ['admin', 'open', 'Its car was recorded as sold to the same buyer: the dealer can name another', { ...lost, car_gone: 'bought' }],
    ['buyer', 'ended', 'Its car was sold', answered('withdrawn')],
    ['dealer', 'ended', 'Its car was sold', answered('withdrawn')],
    ['buyer', 'ended', 'Its car was withdrawn', { ...answered('declined'), car_gone: 'deleted' }],
    ['dealer', 'waiting', 'Its car was withdrawn: you can name another', { ...lost, car_gone: 'deleted' }],
    ['buyer', 'open', 'Its car was sold: the dealer can name another', lost],
    ['dealer', 'waiting', 'Its car was sold: you can name another', lost],
    ['admin', 'open', 'Its car was sold: the dealer can name another', lost],
    ['buyer', 'open', 'Its car was sold', { ...lost, dealer: { is_verified: false } }],
    ['dealer', 'open', 'Its car was sold', { ...lost, dealer: { is_verified: false } }],
    ['buyer', 'waiting', 'Its car was sold: please answer about another', answered(null)],
    ['dealer', 'open', 'Its car was sold: the buyer answers about another', answered(null)],
    ['buyer', 'ended', 'Its car was sold', answered('declined')],
    ['dealer', 'ended', 'Its car was sold', { ...lost, request: completed }],
    ['buyer', 'settled', 'Accepted on 20 Nov 2026', { ...answered('confirmed'), car_gone: null }],
  ] as const)('to a %s: %s, "%s"', (reader, kind, words, bid) => {
    expect(bidInWords(bid, reader)).toEqual({ kind, words });
  });
});

type Accepted = Parameters<typeof afterAccepting>[0];
const car = { car_model: 'Mazda Demio', budget: '800,000', budget_min: null, budget_max: 800_000, location: 'Nakuru', is_frozen: false };
const dealer = { is_verified: true } as Accepted['dealer'];
const accepted: Accepted = {
  status: 'accepted',
  request: { ...car, ...active },
  dealer,
  appointment: null,
  has_open_appointment: false,
  is_sold: false,
  car: null,
  car_gone: null,
  other_car: null,
};
const viewing = { id: 'a', appointment_date: '2026-11-22T07:30:00Z', status: 'pending', outcome: null } as const;
const cancelled = { ...accepted, appointment: { ...viewing, status: 'cancelled' } } as const;

describe('what comes after an accepted bid', () => {
  it.each([
    ['Appointment can be booked', accepted],
    ['Appointment can be booked', cancelled],
    ['Viewing tomorrow 10:30', { ...accepted, appointment: viewing, has_open_appointment: true }],
    ['The request is closed', { ...accepted, request: { ...car, ...completed } }],
    [null, { ...cancelled, request: { ...car, ...completed } }],
    [null, { ...cancelled, is_sold: true }],
    [null, { ...accepted, car_gone: 'sold' as const }],
    [null, { ...accepted, dealer: { ...dealer, is_verified: false } }],
    [null, { ...accepted, status: 'pending' as const }],
  ])('is "%s"', (words, bid) => {
    expect(afterAccepting(bid, now)).toBe(words);
  });
});
