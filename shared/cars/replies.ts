import * as z from 'zod/mini';
import { dealerCard } from '../dealers/replies.ts';
import { namesAt, pick } from '../field-row.ts';
import { eachMayLack, toldOf } from '../field-schema.ts';
import { id, instant } from '../fields.ts';
import { carFields, factNames } from './fields.ts';
import { carStatuses } from './options.ts';
import { carSchemas } from './schema.ts';

/** What its dealer says of a car, in a reply. Prices in KSh, mileage in km. */
export const toldOfCar = toldOf(carSchemas);

/** The facts of a car in a reply; null where its dealer stated none. */
export const statedFacts = toldOf(eachMayLack(pick(carSchemas, factNames)));
const facts = z.object(statedFacts);
export type CarFacts = z.output<typeof facts>;

/** A photo of a car as a page draws it before it has come: its size, and a picture of a few pixels as a data URI. */
export const carPhoto = z.object({ url: z.string(), width: z.number(), height: z.number(), placeholder: z.string() });
export type CarPhoto = z.output<typeof carPhoto>;

/** What every reply with a car has beside what its dealer says of it. */
export const besideCar = {
  id,
  /** The price before, where it was higher and changed within 30 days; else null. */
  was_price: z.nullable(z.number()),
  county: z.nullable(z.string()),
  status: z.enum(carStatuses),
  created_at: instant,
  photo_count: z.number(),
  cover: z.nullable(carPhoto),
};

/** A car on the market as a list shows it. */
export const carCard = z.object({
  ...pick(toldOfCar, namesAt(carFields, 'card')),
  ...besideCar,
  dealer: dealerCard,
  /** In replies to buyers only: whether the reader has saved it. */
  saved: z.optional(z.boolean()),
});
export type CarCard = z.output<typeof carCard>;
