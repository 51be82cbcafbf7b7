import * as z from 'zod/mini';
import { ownCar } from '../cars/api.ts';
import { carCard } from '../cars/replies.ts';
import { get } from '../contract.ts';
import { cursor, id, page, pageAsMeant, search } from '../fields.ts';
import { dealerRequest } from './api.ts';

/** A car of the own stock that a bid on a request can carry. */
export const bidCar = z.extend(ownCar, {
  /** Whether it fits the request (docs/domain/limits-and-money.md, "A car that fits"). */
  fits: z.boolean(),
  /** Whether the request's buyer asked for an offer on its page. */
  asked: z.boolean(),
});
export type BidCar = z.output<typeof bidCar>;

/** An active request that cars of the reader's stock fit. */
export const fittingRequest = z.extend(dealerRequest, {
  /** How many of them. */
  fitting_cars: z.number(),
  /** The dearest of them. */
  best_car: z.object({ id, make: z.string(), model: z.string(), year: z.number(), price: z.number() }),
});
export type FittingRequest = z.output<typeof fittingRequest>;

/** Which cars in stock fit which requests. */
export const fittingApi = {
  ownCars: get('/api/requests/:id/own-cars', {
    summary: 'The cars of the own stock that a bid on this request can carry, those that fit it first, or by distance to an accepted price',
    access: { roles: ['dealer'] },
    params: z.object({ id }),
    query: z.object({ cursor, search }),
    reply: pageAsMeant(bidCar),
  }),
  cars: get('/api/requests/:id/cars', {
    summary: 'The cars on the market that fit an own request, the cheapest first, and how many they are',
    access: { roles: ['buyer'] },
    params: z.object({ id }),
    /** `preview`: three of them instead of a page. */
    query: z.object({ cursor, preview: z.optional(z.enum(['true'])) }),
    reply: z.extend(page(carCard), { count: z.number() }),
  }),
  requests: get('/api/fitting-requests', {
    summary: 'The active requests that cars of the own stock fit, without those the reader has bid on, newest first',
    access: { roles: ['dealer'] },
    query: z.object({ cursor }),
    reply: page(fittingRequest),
  }),
};
