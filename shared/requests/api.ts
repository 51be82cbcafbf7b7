import * as z from 'zod/mini';
import { requestRulesWords } from '../../words/requests/request-rules.ts';
import { bid, sentBid } from '../bids/api.ts';
import { bodies } from '../cars/body.ts';
import { carConditions, carFuelTypes, wantedTransmissions } from '../cars/options.ts';
import { del, get, post } from '../contract.ts';
import { appointmentStatuses, carGone, requestStatuses } from '../deal.ts';
import { pick } from '../field-row.ts';
import { cursor, id, instant, lines, page, pageAsMeant, search } from '../fields.ts';
import { ownRequestShows } from './own-filters.ts';
import { readBudget, toldOfRequest } from './replies.ts';
import { requestForm } from './schema.ts';
import { requestSorts } from './sorts.ts';
import { requestStatusForm } from './status-form.ts';

const askedCar = z.object({ id, make: z.string(), model: z.string(), year: z.number() });

/** The fields of a request that everyone sees who may see it. */
export const request = z.object({
  id,
  ...toldOfRequest,
  ...readBudget,
  status: z.enum(requestStatuses),
  created_at: instant,
  bid_count: z.number(),
  /** Our team has stopped its buyer's account: only dealers who have bid on it still read it (docs/domain/accounts.md, "Suspending"). */
  is_frozen: z.boolean(),
});

/** How far a buyer's own request has come. */
const progress = {
  /** Pending bids. */
  waiting_count: z.number(),
  /** Whether an offer is accepted whose car can be viewed. */
  has_accepted: z.boolean(),
  /** The colour of the car of the offer that was accepted last, as its dealer stated it. */
  accepted_color: z.nullable(z.string()),
  /** Whether the dealer of an accepted offer whose car is gone has named another, for the buyer to answer. */
  has_other_car: z.boolean(),
  /** The open viewing that begins first. */
  next_viewing: z.nullable(z.object({ id, appointment_date: instant, status: z.enum(appointmentStatuses) })),
  has_sale: z.boolean(),
  /** Whether the buyer has rated the dealer of the sale. */
  has_rating: z.boolean(),
  /** Of a request with one bid, why the car of that bid is gone. */
  only_car_gone: z.nullable(z.enum(carGone)),
};

/** Of the car of a request, as it is drawn. */
const looks = z.object({ body: z.enum(bodies), colour: z.string() });
const { accepted_color: _, ...progressInLine } = progress;

/** The buyer's own request as a line of the home: what is wanted, and how far it has come. */
export const ownRequestLine = z.object({
  ...pick(request.shape, ['id', 'car_model', 'budget', 'budget_min', 'budget_max', 'status', 'created_at', 'bid_count']),
  looks,
  ...progressInLine,
});
export type OwnRequestLine = z.output<typeof ownRequestLine>;

/** The buyer's own request, with the bids on it that fit best (the others through bidsApi.ofRequest), and how far it has come. */
export const ownRequest = z.extend(request, {
  ...progress,
  bids: z.array(bid),
  shortlist_count: z.number(),
  /** The car whose page led to it, and the dealer who was told. */
  asked_car: z.nullable(z.extend(askedCar, { business_name: z.nullable(z.string()), full_name: z.string() })),
});
export type OwnRequest = z.output<typeof ownRequest>;

/**
 * A request as a dealer sees it: the buyer's name only when the dealer is verified, and the dealer's own bid (docs/domain/permissions.md,
 * "Requests").
 */
export const dealerRequest = z.extend(z.omit(request, { bid_count: true }), {
  buyer_name: z.nullable(z.string()),
  /** Whether the reader may reveal the buyer's phone number now: the buyer opted in and has one, and the request is active. */
  can_reveal_phone: z.boolean(),
  /** The reader's own car whose page led to it. */
  asked_car: z.nullable(askedCar),
  own_bid: z.nullable(sentBid),
});
export type DealerRequest = z.output<typeof dealerRequest>;

const { car, other_car } = sentBid.shape;
const lineNames = ['id', 'car_model', 'budget', 'budget_min', 'budget_max', 'location', 'created_at'] as const;
const ownBidNames = ['price', 'status', 'created_at', 'decided_at', 'withdrawn_at', 'removed_at', 'car_gone'] as const;

/** A request as a line of a dealer's home: what is wanted, where, and how the own bid on it stands. */
export const availableRequestLine = z.object({
  ...pick(request.shape, lineNames),
  looks,
  own_bid: z.nullable(
    z.object({
      ...pick(sentBid.shape, ownBidNames),
      car: z.nullable(z.pick(car.def.innerType, { is_on_market: true })),
      other_car: z.nullable(z.pick(other_car.def.innerType, { answer: true })),
    }),
  ),
});
export type AvailableRequestLine = z.output<typeof availableRequestLine>;

/** A whole amount in KSh in a query string. */
const amount = z.string().check(z.regex(/^\d{1,9}$/, { error: () => requestRulesWords.notShillings }));

const params = z.object({ id });

export const requestsApi = {
  post: post('/api/requests', {
    summary: 'Post the car wanted',
    access: { roles: ['buyer'] },
    body: requestForm,
    reply: ownRequest,
  }),
  own: get('/api/requests', {
    summary: 'The own requests with the offers that fit best, newest first: all, the active ones, or those with an offer to answer',
    access: { roles: ['buyer'] },
    query: z.object({ cursor, show: z.optional(z.enum(ownRequestShows)) }),
    reply: page(ownRequest),
  }),
  lines: get('/api/requests/lines', {
    summary: 'The five newest own requests, each as a line of the home',
    access: { roles: ['buyer'] },
    reply: lines(ownRequestLine),
  }),
  readOwn: get('/api/requests/:id', {
    summary: 'One own request with the offers that fit best',
    access: { roles: ['buyer'] },
    params,
    reply: ownRequest,
  }),
  active: get('/api/active-requests', {
    summary: 'The requests dealers can bid on, newest first unless sorted otherwise',
    access: { roles: ['dealer', 'admin'] },
    query: z.object({
      cursor,
      /** A part of the model or the place. */
      search,
      /** KSh: requests whose budget names at least, or at most, this much. Those without a figure are left out then. */
      budget_from: z.optional(amount),
      budget_to: z.optional(amount),
      /** 'true': with a budget asked for, also the requests whose budget names no figure. */
      without_figure: z.optional(z.enum(['true'])),
      /** 'true': only those without a bid of the reader's. */
      unanswered: z.optional(z.enum(['true'])),
      county: z.optional(z.string().check(z.maxLength(100))),
      /** Those whose buyer wants this, or takes any. */
      condition: z.optional(z.enum(carConditions)),
      fuel_type: z.optional(z.enum(carFuelTypes)),
      transmission: z.optional(z.enum(wantedTransmissions)),
      sort: z.optional(z.enum(requestSorts)),
    }),
    reply: pageAsMeant(dealerRequest),
  }),
  activeLines: get('/api/active-requests/lines', {
    summary: 'The five newest requests dealers can bid on, each as a line of the home',
    access: { roles: ['dealer'] },
    reply: lines(availableRequestLine),
  }),
  readActive: get('/api/active-requests/:id', {
    summary: 'One request as a dealer sees it: active, or one the dealer has bid on',
    access: { roles: ['dealer', 'admin'] },
    params,
    reply: dealerRequest,
  }),
  revealPhone: post('/api/requests/:id/phone', {
    summary: 'Reveal the phone number of a buyer who opted in; logged, 30 a day',
    access: { roles: ['dealer', 'admin'], verified: true },
    params,
    reply: z.object({ phone: z.string(), phone_e164: z.nullable(z.string()) }),
  }),
  delete: del('/api/requests/:id', {
    summary: 'Delete an own request with its offers',
    access: { roles: ['buyer'] },
    params,
    reply: z.object({}),
  }),
  setStatus: post('/api/admin/requests/:id/status', {
    summary: 'Set a request active, completed or cancelled',
    access: { roles: ['admin'] },
    params,
    body: requestStatusForm,
    reply: dealerRequest,
  }),
};
