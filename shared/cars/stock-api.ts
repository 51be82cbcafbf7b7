import * as z from 'zod/mini';
import { get, put } from '../contract.ts';
import { cursor, id, instant, pageAsMeant, search } from '../fields.ts';
import { ownCar } from './api.ts';
import { carEditForm } from './car-form.ts';
import { carApprovals, carStatuses } from './options.ts';
import { carCard } from './replies.ts';
import { stockSorts } from './stock-filters.ts';

/** A car of the own stock as its list shows it. */
export const stockCar = z.extend(z.omit(carCard, { dealer: true, saved: true }), {
  approval: z.enum(carApprovals),
  /** Why the administrator refused it or took it down. */
  approval_reason: z.nullable(z.string()),
  sold_at: z.nullable(instant),
  /** Whether its page shows it to everyone signed in. */
  is_on_market: z.boolean(),
  /** The changed photos and description that buyers don't see yet. */
  change: z.nullable(z.object({ refused_reason: z.nullable(z.string()) })),
  saves: z.number(),
  /** How many open bids carry it. */
  bids: z.number(),
  has_open_viewing: z.boolean(),
});
export type StockCar = z.output<typeof stockCar>;

/** How many cars of each status the search finds, whatever status is chosen. */
const counts = z.object({ available: z.number(), reserved: z.number(), sold: z.number() });

export const stockApi = {
  list: get('/api/own-cars', {
    summary: 'The own stock',
    access: { roles: ['dealer'] },
    query: z.object({ search, status: z.optional(z.enum(carStatuses)), sort: z.optional(z.enum(stockSorts)), cursor }),
    reply: z.extend(pageAsMeant(stockCar), { counts }),
  }),
  edit: put('/api/cars/:id', {
    summary: 'Change a car of the own stock; its photos and description may wait for the administrator',
    access: { roles: ['dealer'] },
    params: z.object({ id }),
    body: carEditForm,
    reply: ownCar,
  }),
};
