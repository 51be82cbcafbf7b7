import * as z from 'zod/mini';
import { dealerCard } from '../accounts/replies.ts';
import { id, instant } from '../fields.ts';
import { carBodyTypes, carConditions, carFuelTypes, carStatuses, carTransmissions } from './options.ts';

/** The facts of a car in a reply; null where its dealer stated none. Mileage in km. */
export const statedFacts = {
  year: z.nullable(z.number()),
  mileage: z.nullable(z.number()),
  color: z.nullable(z.string()),
  engine_size: z.nullable(z.string()),
  fuel_type: z.nullable(z.enum(carFuelTypes)),
  transmission: z.nullable(z.enum(carTransmissions)),
  condition: z.nullable(z.enum(carConditions)),
};
const facts = z.object(statedFacts);
export type CarFacts = z.output<typeof facts>;

/** A photo of a car as a page draws it before it has come: its size, and a picture of a few pixels as a data URI; null for photos from before. */
export const carPhoto = z.object({ url: z.string(), width: z.number(), height: z.number(), placeholder: z.nullable(z.string()) });
export type CarPhoto = z.output<typeof carPhoto>;

/** A car on the market as a list shows it. Prices in KSh, mileage in km. */
export const carCard = z.object({
  id,
  make: z.string(),
  model: z.string(),
  year: z.number(),
  price: z.number(),
  /** The price before, where it was higher and changed within 30 days; else null. */
  was_price: z.nullable(z.number()),
  condition: z.enum(carConditions),
  fuel_type: z.enum(carFuelTypes),
  transmission: z.enum(carTransmissions),
  mileage: z.nullable(z.number()),
  location: z.string(),
  county: z.nullable(z.string()),
  color: z.nullable(z.string()),
  body_type: z.nullable(z.enum(carBodyTypes)),
  status: z.enum(carStatuses),
  created_at: instant,
  photo_count: z.number(),
  cover: z.nullable(carPhoto),
  dealer: dealerCard,
  /** In replies to buyers only: whether the reader has saved it. */
  saved: z.optional(z.boolean()),
});
export type CarCard = z.output<typeof carCard>;
