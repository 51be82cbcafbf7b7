import { describe, expect, it } from 'vitest';
import type { NextThing } from '../../shared/home/next-things.ts';
import { urgency } from '../../shared/home/urgency.ts';
import { buyerWords } from '../../web/modules/home/buyer-words.ts';
import { dealerWords } from '../../web/modules/home/dealer-words.ts';
import type { ThingFor } from '../../web/modules/home/next-words.ts';
import { ageOf, greetingOf, type Queue } from '../../web/modules/home/queue-words.ts';

const now = new Date('2026-11-23T06:00:00Z'); // Monday 09:00 in Nairobi
const id = 'a';
const axio = { id, car_model: 'Toyota Axio 2016', price: 1_480_000, color: null, image_url: null };
const viewing = { ...axio, at: '2026-11-23T12:00:00Z', other_name: 'Rift Valley Motors', words: null };
const offer = {
  ...axio,
  request_id: 'r',
  dealer_name: 'Rift Valley Motors',
  rating: 4.5,
  rating_count: 2,
  budget: '1.55M',
  budget_min: null,
  budget_max: 1_550_000,
};
const offers = {
  ...offer,
  kind: 'offers_wait' as const,
  count: 7,
  on_request: 4,
  other_request: { id: 'f', car_model: 'Honda Fit', count: 3 },
};
const request = {
  id,
  car_model: 'Toyota Axio 2016',
  budget: '1.55M',
  budget_min: null,
  budget_max: 1_550_000,
  location: 'Nakuru',
  created_at: '2026-11-23T05:12:00Z',
};
const commission = { id, car_model: 'Toyota Axio 2016', amount: 28_400, reference: 'TG 7Q4M', due_at: '2026-11-24T20:59:00Z' };

/** Kind, reader, thing, heading, the button and where it leads. */
const table: [NextThing['kind'], 'buyer' | 'dealer', Omit<NextThing, 'kind'>, string, string, string][] = [
  ['viewing_soon', 'buyer', viewing, 'See the Toyota Axio 2016 today 15:00', 'View Details', '/appointment/a'],
  ['viewing_soon', 'dealer', viewing, 'Rift Valley Motors comes to see the Toyota Axio 2016 today 15:00', 'View Details', '/appointment/a'],
  [
    'viewing_ahead',
    'buyer',
    { ...viewing, at: '2026-11-24T07:30:00Z' } as never,
    'See the Toyota Axio 2016 tomorrow 10:30',
    'View Details',
    '/appointment/a',
  ],
  [
    'viewing_ahead',
    'dealer',
    { ...viewing, at: '2026-11-24T07:30:00Z' } as never,
    'Rift Valley Motors comes to see the Toyota Axio 2016 tomorrow 10:30',
    'View Details',
    '/appointment/a',
  ],
  [
    'outcome_missing',
    'buyer',
    { ...viewing, at: '2026-11-22T07:30:00Z' } as never,
    'How did yesterday’s viewing go?',
    'Record the outcome',
    '/appointment/a#outcome',
  ],
  [
    'outcome_missing',
    'dealer',
    { ...viewing, at: '2026-11-20T07:30:00Z' } as never,
    'How did Friday’s viewing go?',
    'Record the outcome',
    '/appointment/a#outcome',
  ],
  [
    'outcome_missing',
    'dealer',
    { ...viewing, at: '2026-11-03T07:30:00Z' } as never,
    'How did the viewing of Tue 3 Nov go?',
    'Record the outcome',
    '/appointment/a#outcome',
  ],
  [
    'time_proposed',
    'buyer',
    viewing,
    'Rift Valley Motors can show you the Toyota Axio 2016 today 15:00',
    'Confirm 15:00',
    '/appointment/a',
  ],
  [
    'time_proposed',
    'dealer',
    { ...viewing, other_name: 'Kiprotich' } as never,
    'Kiprotich wants to see the Toyota Axio 2016 today 15:00',
    'Confirm 15:00',
    '/appointment/a',
  ],
  [
    'time_proposed',
    'buyer',
    { ...viewing, at: '2026-11-29T08:00:00Z' } as never,
    'Rift Valley Motors can show you the Toyota Axio 2016 on Sun 29 Nov 11:00',
    'Confirm 11:00',
    '/appointment/a',
  ],
  [
    'time_proposed',
    'dealer',
    { ...viewing, at: '2026-11-29T08:00:00Z', is_outside_hours: true } as never,
    'Rift Valley Motors wants to see the Toyota Axio 2016 on Sun 29 Nov 11:00',
    'Confirm 11:00',
    '/appointment/a',
  ],
  [
    'viewing_ahead',
    'buyer',
    { ...viewing, at: '2026-11-29T08:00:00Z' } as never,
    'See the Toyota Axio 2016 on Sun 29 Nov 11:00',
    'View Details',
    '/appointment/a',
  ],
  ['time_passed', 'buyer', viewing, 'Agree on a new time for the Toyota Axio 2016', 'Propose a new time', '/appointment/a#new-time'],
  ['time_passed', 'dealer', viewing, 'Agree on a new time for the Toyota Axio 2016', 'Propose a new time', '/appointment/a#new-time'],
  [
    'other_car_to_answer',
    'buyer',
    { ...offer, car_gone: 'sold' } as never,
    'Rift Valley Motors offers you another car',
    'See the other car',
    '/dashboard/requests#r',
  ],
  [
    'other_car_to_name',
    'dealer',
    { ...axio, request_id: 'r' } as never,
    'Name another car for the Toyota Axio 2016',
    'Choose the car',
    '/dashboard/buyer-requests#r',
  ],
  ['viewing_to_book', 'buyer', offer as never, 'Book a time to see the Toyota Axio 2016', 'Book a viewing', '/dashboard/requests?book=a#r'],
  ['offers_wait', 'buyer', offers, '7 offers wait for your answer', 'Compare the 4 Toyota Axio 2016 offers', '/dashboard/requests#r'],
  [
    'offers_wait',
    'buyer',
    { ...offers, count: 1, on_request: 1, other_request: null } as never,
    '1 offer waits for your answer',
    'See the offer',
    '/dashboard/requests#r',
  ],
  ['sale_to_rate', 'buyer', viewing, 'How was Rift Valley Motors?', 'Rate the dealer', '/appointment/a'],
  ['message_unread', 'buyer', viewing, 'Rift Valley Motors wrote to you', 'Read and answer', '/appointment/a'],
  [
    'message_unread',
    'dealer',
    { ...viewing, other_name: 'Kiprotich' } as never,
    'Kiprotich wrote to you',
    'Read and answer',
    '/appointment/a',
  ],
  ['offers_awaited', 'buyer', request as never, 'Your request is with the dealers', 'See the request', '/dashboard/requests#a'],
  [
    'request_that_fits',
    'dealer',
    { ...request, car: { make: 'Toyota', model: 'Axio', year: 2017 } } as never,
    'Your Toyota Axio 2017 fits a request from Nakuru',
    'See the request',
    '/dashboard/buyer-requests#a',
  ],
  ['stock_to_add', 'dealer', { id } as never, 'Add the cars of your yard', 'Add a car', '/dashboard/add-car'],
  [
    'commission_due',
    'dealer',
    commission as never,
    'Your commission of KSh\u00a028,400 is due tomorrow',
    'How to pay',
    '/dashboard/commissions',
  ],
  [
    'commission_overdue',
    'dealer',
    { ...commission, due_at: '2026-11-20T20:59:00Z' } as never,
    'Your commission of KSh\u00a028,400 has been overdue since Fri 20 Nov',
    'How to pay',
    '/dashboard/commissions',
  ],
  [
    'details_missing',
    'dealer',
    { id, missing: ['licence number'] } as never,
    'One thing is missing: licence number',
    'Complete your details',
    '/dealer-verification',
  ],
  [
    'details_missing',
    'dealer',
    { id, missing: [] } as never,
    'Our team is checking your business',
    'See your verification',
    '/dealer-verification',
  ],
];

describe('the words of the next thing', () => {
  it.each(table)('%s for a %s', (kind, reader, facts, heading, label, to) => {
    const thing = { kind, ...facts };
    const words = reader === 'buyer' ? buyerWords(thing as ThingFor<'buyer'>, now) : dealerWords(thing as ThingFor<'dealer'>, now);
    expect({ heading: words.heading, step: words.step }).toEqual({ heading, step: { label, to } });
    expect(words.reason).not.toMatch(/undefined|null|NaN/);
  });

  it('are there for every kind that a role can meet', () => {
    const said = (reader: string) => new Set(table.filter(([, who]) => who === reader).map(([kind]) => kind));
    expect(said('buyer')).toEqual(new Set(urgency.buyer));
    expect(said('dealer')).toEqual(new Set(urgency.dealer));
  });

  it('name the best offer, its stars, how far it is from the limit, and the other request', () => {
    const { reason, strong, other } = buyerWords(offers, now);
    expect(`${reason} ${strong}`).toBe(
      'The best fit is a Toyota Axio 2016 from Rift Valley Motors, ★ 4.5. KSh\u00a070,000 under your limit',
    );
    expect(other).toEqual({ label: '3 offers for the Honda Fit', to: '/dashboard/requests#f' });
    // Without a rating or a limit nothing is made up.
    const bare = buyerWords({ ...offers, rating: null, budget_max: null }, now);
    expect([bare.reason, bare.strong]).toEqual(['The best fit is a Toyota Axio 2016 from Rift Valley Motors.', undefined]);
  });

  it.each([
    ['sold', 'The car of the offer you accepted is gone. You decide; the price stays KSh\u00a01,480,000.'],
    ['bought', 'The car of this offer was recorded as sold to you. You decide; the price stays KSh\u00a01,480,000.'],
  ] as const)('say why another car is offered: the first is %s', (car_gone, reason) => {
    expect(buyerWords({ kind: 'other_car_to_answer', ...offer, car_gone }, now).reason).toBe(reason);
  });

  it('say of a time outside the yard’s hours that it is', () => {
    const outside = dealerWords({ kind: 'time_proposed', ...viewing, is_outside_hours: true }, now);
    expect([outside.reason, outside.strong]).toEqual(['Confirm this time, or propose another.', 'That is outside the yard’s hours.']);
  });

  it('quote what the other party wrote', () => {
    expect(dealerWords({ kind: 'time_proposed', ...viewing, words: 'I come with my brother.' }, now).reason).toBe(
      '“I come with my brother.”',
    );
  });
});

describe('the heading of the administrator’s home says the number of the queue', () => {
  const queue = (kind: Queue['kind'], count: number): Queue => ({ kind, count, id, since: now.toISOString(), oldest: 'Otieno Ouma' });
  it.each([
    ['Habari. Nothing waits for your decision.', []],
    ['Habari. One thing waits for your decision.', [queue('disputes_open', 1)]],
    // What is overdue is looked at, and nothing to decide.
    ['Habari. 10 things wait for your decision.', [queue('commissions_overdue', 3), queue('disputes_open', 4), queue('reports_open', 6)]],
    ['Habari. Nothing waits for your decision.', [queue('commissions_overdue', 100)]],
    ['Habari. More than 99 things wait for your decision.', [queue('reports_open', 60), queue('cars_to_approve', 60)]],
  ])('%s', (heading, queues) => {
    expect(greetingOf(queues)).toBe(heading);
  });
});

describe('the age of what waits for the administrator', () => {
  it.each([
    ['2026-11-23T05:40:00Z', 'just now'],
    ['2026-11-23T05:00:00Z', '1 hour'],
    ['2026-11-21T10:00:00Z', '44 hours'],
    ['2026-11-17T05:00:00Z', '6 days'],
  ])('since %s is %s', (since, words) => {
    expect(ageOf({ kind: 'disputes_open', since }, now).words).toBe(words);
  });

  it.each([
    ['dealers_to_verify', '2026-11-19T05:00:00Z', '4 days', false],
    ['dealers_to_verify', '2026-11-18T05:00:00Z', '5 days', true],
    ['disputes_open', '2026-11-21T05:00:00Z', '2 days', false],
    ['disputes_open', '2026-11-20T05:00:00Z', '3 days', true],
    ['commissions_overdue', '2026-11-22T05:00:00Z', '25 hours', true],
  ] as const)('of %s since %s: %s, late: %s; for a dealer in business days, as in its list', (kind, since, words, isLate) => {
    expect(ageOf({ kind, since }, now)).toEqual({ words, isLate });
  });
});
