import * as z from 'zod/mini';
import { besidePriceNames, carFields } from '../cars/fields.ts';
import { statedFacts } from '../cars/replies.ts';
import { del, get, post, put } from '../contract.ts';
import { appointmentStatuses, bidStatuses, outcomes, requestStatuses } from '../deal.ts';
import { dealerToVisit } from '../dealers/replies.ts';
import { namesAt, pick } from '../field-row.ts';
import { cover, cursor, id, instant, lines, page } from '../fields.ts';
import { everyone } from '../roles.ts';
import { carOfBid } from './car-of-bid.ts';
import { bidForm, namedCarForm, seenCarForm } from './schema.ts';
import { offerSorts } from './sorts.ts';

/** What a dealer sent with a bid, and what became of it. */
export const sentBid = z.object({
  id,
  price: z.number(),
  message: z.nullable(z.string()),
  image_urls: z.array(z.string()),
  ...statedFacts,
  ...carOfBid,
  status: z.enum(bidStatuses),
  decided_at: z.nullable(instant),
  /** When its dealer withdrew it; it is rejected then. */
  withdrawn_at: z.nullable(instant),
  /** When our team took it away; it is rejected then, without message and photos. */
  removed_at: z.nullable(instant),
  created_at: instant,
});

/** A bid as its dealer, its buyer and the admin see it. Nobody else gets a bid, so no reply shows a competitor's. */
export const bid = z.extend(sentBid, {
  /** The first photo in a few pixels, as a data URI: drawn until it has come. */
  placeholder: z.nullable(z.string()),
  request_id: id,
  dealer_id: id,
  dealer: dealerToVisit,
  request: z.object({
    car_model: z.string(),
    budget: z.string(),
    budget_min: z.nullable(z.number()),
    budget_max: z.nullable(z.number()),
    location: z.string(),
    logbook_in_sellers_name: z.optional(z.boolean()),
    status: z.enum(requestStatuses),
    /** Our team has stopped its buyer's account (docs/domain/accounts.md, "Suspending"). */
    is_frozen: z.boolean(),
  }),
  /** Whether the dealer's yard and the place of the request are in one county; null when one of them is unknown (docs/domain/words.md, "Counties"). */
  same_county: z.nullable(z.boolean()),
  /** In replies to its buyer only (docs/domain/permissions.md, "Shortlist"). */
  shortlisted: z.optional(z.boolean()),
  /** Of all appointments booked from this bid: whether one is open, and whether one ended in a sale. */
  has_open_appointment: z.boolean(),
  is_sold: z.boolean(),
  /** The latest appointment booked from this bid. */
  appointment: z.nullable(
    z.object({ id, appointment_date: instant, status: z.enum(appointmentStatuses), outcome: z.nullable(z.enum(outcomes)) }),
  ),
});
export type Bid = z.output<typeof bid>;

const { request, dealer, car, other_car, appointment } = bid.shape;
const lineNames = [
  ...(['id', 'request_id', 'price', 'placeholder', 'color', 'status'] as const),
  ...(['decided_at', 'withdrawn_at', 'removed_at', 'created_at', 'car_gone'] as const),
] as const;
const line = {
  ...pick(bid.shape, lineNames),
  image_urls: cover,
  car: z.nullable(z.pick(car.def.innerType, { status: true, is_on_market: true })),
  other_car: z.nullable(z.pick(other_car.def.innerType, { answer: true })),
};
const wanted = z.pick(request, { car_model: true, budget: true, budget_min: true, budget_max: true, status: true });

/** An offer as a line of its buyer's home: the car, its price, whose it is, and how it stands. */
export const offerLine = z.object({
  ...line,
  ...pick(bid.shape, [...besidePriceNames, ...namesAt(carFields, 'home')]),
  request: z.extend(wanted, z.pick(request, { logbook_in_sellers_name: true, is_frozen: true }).shape),
  dealer: z.pick(dealer, { full_name: true, business_name: true, is_verified: true, is_suspended: true, rating: true, rating_count: true }),
});
export type OfferLine = z.output<typeof offerLine>;

/** A dealer's own bid as a line of their home: for which request, its price, how it stands, and what comes next. */
export const ownBidLine = z.object({
  ...line,
  ...pick(bid.shape, ['has_open_appointment', 'is_sold'] as const),
  appointment: z.nullable(z.pick(appointment.def.innerType, { id: true, appointment_date: true })),
  request: z.extend(wanted, z.pick(request, { location: true }).shape),
});
export type OwnBidLine = z.output<typeof ownBidLine>;

const params = z.object({ id });

export const bidsApi = {
  place: post('/api/requests/:id/bids', {
    summary: 'Bid on a request, once',
    access: { roles: ['dealer'], verified: true },
    params,
    body: bidForm,
    reply: bid,
  }),
  ofRequest: get('/api/requests/:id/bids', {
    summary: 'The bids on a request, in best-fit order unless asked otherwise: all for its buyer, the own one for a dealer',
    access: { roles: everyone },
    params,
    query: z.object({ cursor, sort: z._default(z.enum(offerSorts), 'best'), only: z.optional(z.enum(['shortlist'])) }),
    reply: page(bid),
  }),
  own: get('/api/bids', {
    summary: 'The own bids of a dealer, the offers a buyer has received, or all for the admin, newest first',
    access: { roles: everyone },
    query: z.object({ cursor, status: z.optional(z.enum(bidStatuses)) }),
    reply: page(bid),
  }),
  lines: get('/api/bids/lines', {
    summary: 'The five newest offers that the buyer has received, each as a line of the home',
    access: { roles: ['buyer'] },
    reply: lines(offerLine),
  }),
  ownLines: get('/api/bids/own-lines', {
    summary: 'The five newest own bids of a dealer, each as a line of the home',
    access: { roles: ['dealer'] },
    reply: lines(ownBidLine),
  }),
  accept: post('/api/bids/:id/accept', {
    summary: 'Accept an offer; final',
    access: { roles: ['buyer'] },
    params,
    reply: bid,
  }),
  reject: post('/api/bids/:id/reject', {
    summary: 'Reject an offer; final',
    access: { roles: ['buyer'] },
    params,
    reply: bid,
  }),
  shortlist: put('/api/bids/:id/shortlist', {
    summary: 'Keep an offer on the own shortlist',
    access: { roles: ['buyer'] },
    params,
    reply: bid,
  }),
  unshortlist: del('/api/bids/:id/shortlist', {
    summary: 'Take an offer off the own shortlist',
    access: { roles: ['buyer'] },
    params,
    reply: bid,
  }),
  nameCar: put('/api/bids/:id/car', {
    summary: 'Name another car of the own stock, once, for an accepted bid whose car is gone; its price stays',
    access: { roles: ['dealer'], verified: true },
    params,
    body: namedCarForm,
    reply: bid,
  }),
  confirmCar: post('/api/bids/:id/car/confirm', {
    summary: 'Take the car that was named instead, at the price of the offer; final',
    access: { roles: ['buyer'] },
    params,
    body: seenCarForm,
    reply: bid,
  }),
  declineCar: post('/api/bids/:id/car/decline', {
    summary: 'Decline the car that was named instead; the offer stays accepted, without a car; final',
    access: { roles: ['buyer'] },
    params,
    reply: bid,
  }),
};
