import { expect, it } from 'vitest';
import { dealStops } from '../../shared/deal.ts';
import { standingOf, stopOfRequest } from '../../shared/requests/road.ts';

const posted = { bid_count: 0, has_accepted: false, has_other_car: false, next_viewing: null, has_sale: false, has_rating: false };
const offered = { ...posted, bid_count: 3 };
const accepted = { ...offered, has_accepted: true };
const booked = { ...accepted, next_viewing: {} };
const sold = { ...accepted, has_sale: true };

it.each([
  ['requested', posted],
  ['offers', offered],
  ['accepted', accepted],
  ['accepted', { ...offered, has_other_car: true }],
  ['viewing', booked],
  // A viewing that is open beside the sale does not take the deal back.
  ['sold', { ...booked, ...sold, next_viewing: {} }],
  ['rated', { ...sold, has_rating: true }],
])('the road of a request stands at "%s"', (stop, request) => {
  expect(dealStops[stopOfRequest(request)]).toBe(stop);
});

const now = new Date('2026-11-21T06:00:00Z');
const active = { ...posted, status: 'active', created_at: '2026-11-21T05:40:00Z', waiting_count: 0, only_car_gone: null } as const;
const viewing = (appointment_date: string, status: 'pending' | 'confirmed') => ({
  ...active,
  ...booked,
  next_viewing: { appointment_date, status },
});

it.each([
  ['settled', 'Sent to dealers today 08:40', active],
  ['waiting', '1 offer waits for your answer', { ...active, bid_count: 2, waiting_count: 1 }],
  ['waiting', '4 offers wait for your answer', { ...active, bid_count: 4, waiting_count: 4, has_accepted: true }],
  ['open', 'No offer waits for your answer; dealers still see your request', { ...active, bid_count: 2 }],
  ['open', 'Its car was sold; other dealers still see your request', { ...active, bid_count: 1, only_car_gone: 'sold' as const }],
  ['open', 'No offer waits for your answer; dealers still see your request', { ...active, bid_count: 1 }],
  ['waiting', 'Another car is offered: please answer', { ...active, bid_count: 2, waiting_count: 1, has_other_car: true }],
  ['waiting', 'Offer accepted: book a viewing', { ...active, ...accepted }],
  ['settled', 'Viewing tomorrow 10:30', viewing('2026-11-22T07:30:00Z', 'confirmed')],
  ['settled', 'Viewing proposed for tomorrow 10:30', viewing('2026-11-22T07:30:00Z', 'pending')],
  ['waiting', 'How did the viewing go?', viewing('2026-11-21T05:00:00Z', 'confirmed')],
  ['waiting', 'The time passed: today 08:00', viewing('2026-11-21T05:00:00Z', 'pending')],
  ['waiting', 'Sold: how was the dealer?', { ...active, ...sold, status: 'completed' as const }],
  ['settled', 'Sold and rated', { ...active, ...sold, has_rating: true, status: 'completed' as const }],
  ['ended', 'Closed', { ...active, bid_count: 3, waiting_count: 3, status: 'cancelled' as const }],
])('a request that is %s says "%s"', (kind, words, request) => {
  expect(standingOf(request, now)).toEqual({ kind, words });
});
