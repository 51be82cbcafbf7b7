import * as z from 'zod/mini';
import { get } from '../contract.ts';
import { dealerPage } from '../dealers/api.ts';
import { pick } from '../field-row.ts';
import { cursor, id, page } from '../fields.ts';
import { everyone } from '../roles.ts';
import { remainingNames } from './fields.ts';
import { besideCar, carCard, carPhoto, toldOfCar } from './replies.ts';

/** What a car's page says of it: 'gone' is whatever takes it off the market but a sale. */
export const carPageStates = ['on_market', 'sold', 'gone'] as const;

/** A car as its own page shows it. */
export const carPage = z.object({
  id,
  ...pick(toldOfCar, remainingNames),
  state: z.enum(carPageStates),
  /** Null once it is off the market, but for its dealer and the administrator. */
  details: z.nullable(
    z.object({
      ...toldOfCar,
      ...besideCar,
      photos: z.array(carPhoto),
      saved: carCard.shape.saved,
      dealer: dealerPage,
      /** For a buyer: the own active request that asks about this car or has an open offer of it, the newest. */
      own_request: z.optional(z.nullable(id)),
    }),
  ),
});
export type CarPage = z.output<typeof carPage>;
export type CarDetails = NonNullable<CarPage['details']>;

/** What like cars have in common with a car: where there is none of its model, its make and body; where there is none of these, its body and about its price. */
export const alikeBy = ['model', 'make', 'body'] as const;
export type AlikeBy = (typeof alikeBy)[number];

/** Like cars on the market: of the same make and model, at most a year older or newer; without the car itself. */
export const alike = z.object({
  by: z.enum(alikeBy),
  /** The nearest in year, then in price; eight at most. Of another model only where there is none of the same. */
  rows: z.array(carCard),
  /** All of the same model, counted to `mostCounted`. */
  count: z.number(),
  /** Those whose prices are compared: of other dealers, two of each at most. */
  counted: z.number(),
  /** The middle of their prices, in KSh; null when they are too few to tell. */
  middle: z.nullable(z.number()),
  /** Their prices, sorted, to be drawn: 60 at most, the lowest and the highest among them; none when they are too few. */
  prices: z.array(z.number()),
});
export type Alike = z.output<typeof alike>;

const params = z.object({ id });

/** A car's page, and the cars of one dealer (docs/domain/permissions.md, "Cars"). */
export const carPageApi = {
  read: get('/api/cars/:id', {
    summary: 'One car; of one that left the market its name only',
    access: { roles: everyone },
    params,
    reply: carPage,
  }),
  alike: get('/api/cars/:id/alike', {
    summary: 'Cars like this one on the market, and their typical price',
    access: { roles: everyone },
    params,
    reply: alike,
  }),
  ofDealer: get('/api/dealers/:id/cars', {
    summary: 'The cars of one dealer on the market, newest first',
    access: { roles: everyone },
    params,
    query: z.object({ cursor }),
    reply: page(carCard),
  }),
};
