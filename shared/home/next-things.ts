import * as z from 'zod/mini';
import { carGone } from '../deal.ts';
import { id, instant } from '../fields.ts';
import { readBudget } from '../requests/replies.ts';

// What the sentence of each kind in `urgency` needs; money in KSh.

const offered = {
  car_model: z.string(),
  price: z.number(),
  color: z.nullable(z.string()),
  /** The first photo of the bid. */
  image_url: z.nullable(z.string()),
};

/** About an appointment, whose id it has. */
const ofViewing = z.object({
  kind: z.enum(['viewing_soon', 'viewing_ahead', 'outcome_missing', 'time_proposed', 'time_passed', 'sale_to_rate', 'message_unread']),
  id,
  ...offered,
  at: instant,
  other_name: z.string(),
  /** The latest unread message; otherwise the notes of the other party. */
  words: z.nullable(z.string()),
  /** Of a proposed time: whether the yard is closed then. */
  is_outside_hours: z.optional(z.boolean()),
});

const offer = {
  id,
  ...offered,
  request_id: id,
  dealer_name: z.string(),
  rating: z.nullable(z.number()),
  rating_count: z.number(),
  ...readBudget,
};

/** An accepted offer without a viewing: none was booked, or it was cancelled. */
const toBook = z.object({ kind: z.literal('viewing_to_book'), ...offer });

/** An accepted offer whose lost car its dealer wants to replace. */
const toAnswer = z.object({ kind: z.literal('other_car_to_answer'), ...offer, car_gone: z.nullable(z.enum(carGone)) });

/** The best of the pending offers. */
const toDecide = z.object({
  kind: z.literal('offers_wait'),
  ...offer,
  /** Of all pending offers on active requests. */
  count: z.number(),
  /** Of those on the request of this one. */
  on_request: z.number(),
  /** Of the other requests with pending offers that with the newest. */
  other_request: z.nullable(z.object({ id, car_model: z.string(), count: z.number() })),
});

/** The dealer's accepted bid whose car is gone, and for which another one can be named. */
const toName = z.object({ kind: z.literal('other_car_to_name'), ...offered, id, request_id: id });

const asked = { id, car_model: z.string(), ...readBudget, location: z.string(), created_at: instant };

/** A request that no dealer has answered. */
const ofRequest = z.object({ kind: z.literal('offers_awaited'), ...asked });

/** A request that a car of the dealer's stock fits; picture, colour and price are that car's. */
const thatFits = z.object({
  kind: z.literal('request_that_fits'),
  ...asked,
  ...offered,
  car: z.object({ make: z.string(), model: z.string(), year: z.number() }),
});

/** A verified dealer who has no car in stock; the dealer's id. */
const noStock = z.object({ kind: z.literal('stock_to_add'), id });

/** About a commission, whose id it has. */
const ofCommission = z.object({
  kind: z.enum(['commission_overdue', 'commission_due']),
  id,
  car_model: z.string(),
  amount: z.number(),
  reference: z.string(),
  due_at: z.nullable(instant),
});

/** What a dealer who is not verified has not given yet: 'licence number'; nothing when our team has all it needs. */
const ofDetails = z.object({ kind: z.literal('details_missing'), id, missing: z.array(z.string()) });

/** What waits for the administrator: how many, up to 100, since when, and whose the oldest is. */
const queue = z.object({
  kind: z.enum([
    ...(['dealers_to_verify', 'business_changes', 'cars_to_approve', 'disputes_open', 'reports_open'] as const),
    ...(['suspensions_contested', 'accounts_alike', 'commissions_overdue'] as const),
  ]),
  id,
  count: z.number(),
  since: instant,
  oldest: z.string(),
});

export const nextThing = z.discriminatedUnion('kind', [
  ofViewing,
  toBook,
  toAnswer,
  toName,
  toDecide,
  ofRequest,
  thatFits,
  noStock,
  ofCommission,
  ofDetails,
  queue,
]);
export type NextThing = z.output<typeof nextThing>;

/** Those things whose kind can be K. */
export type Of<K, T = NextThing> = T extends { kind: infer Kind } ? (K extends Kind ? T : never) : never;
