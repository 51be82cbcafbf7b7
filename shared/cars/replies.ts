import * as z from 'zod/mini';
import { carConditions, carFuelTypes, carTransmissions } from './options.ts';

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
