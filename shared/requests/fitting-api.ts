import * as z from 'zod/mini';
import { ownCar } from '../cars/api.ts';
import { endpoint } from '../contract.ts';
import { cursor, id, page, search } from '../fields.ts';

/** A car of the own stock that a bid on a request can carry. */
export const bidCar = z.extend(ownCar, {
  /** Whether it fits the request (docs/domain/limits-and-money.md, "A car that fits"). */
  fits: z.boolean(),
});
export type BidCar = z.output<typeof bidCar>;

/** Which cars in stock fit which requests. */
export const fittingApi = {
  ownCars: endpoint({
    method: 'GET',
    path: '/api/requests/:id/own-cars',
    summary: 'The cars of the own stock that a bid on this request can carry, those that fit it first',
    access: { roles: ['dealer'] },
    params: z.object({ id }),
    query: z.object({ cursor, search }),
    reply: page(bidCar),
  }),
};
