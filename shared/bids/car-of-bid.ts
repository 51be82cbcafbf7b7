import * as z from 'zod/mini';
import { factNames } from '../cars/fields.ts';
import { carStatuses } from '../cars/options.ts';
import { carPhoto, statedFacts } from '../cars/replies.ts';
import { carGone, namingEnds } from '../deal.ts';
import { id } from '../fields.ts';

const car = z.object({
  id,
  make: z.string(),
  model: z.string(),
  year: z.nullable(z.number()),
  status: z.enum(carStatuses),
  /** Whether its page shows it to everyone signed in. */
  is_on_market: z.boolean(),
});

/** The car of the dealer's stock that a bid carries, and what became of it (docs/domain/lifecycles.md, "A car that is sold"). */
export const carOfBid = {
  /** By the name it had when the bid took it; null when the bid carries none, or has lost it. */
  car: z.nullable(
    z.extend(car, {
      /** The facts that the bid states otherwise than the car's page does now; none where there is no such page. */
      differs: z.array(z.enum(factNames)),
    }),
  ),
  /** Why the bid has lost its car. */
  car_gone: z.nullable(z.enum(carGone)),
  /** The car that its dealer named instead, by what it was then, at the price of the bid. */
  other_car: z.nullable(
    z.extend(car, {
      ...statedFacts,
      /** In KSh, as the dealer's stock had it. */
      price: z.number(),
      /** Which of its versions was named; the buyer's answer names it too. */
      version: z.number(),
      photos: z.array(carPhoto),
      /** What the buyer answered, or 'withdrawn' when its dealer sold or deleted it before; null while the answer is awaited. */
      answer: z.nullable(z.enum(namingEnds)),
    }),
  ),
};
const shape = z.object(carOfBid);
export type CarOfBid = z.output<typeof shape>;
