import * as z from 'zod/mini';
import { del, get, put } from '../contract.ts';
import { cursor, id, instant, page } from '../fields.ts';
import { carCard } from './replies.ts';

/** How a saved car stands: on the market, sold, or gone from it otherwise. */
export const savedStates = ['available', 'reserved', 'sold', 'withdrawn'] as const;

/** A car that a buyer has saved. Of one that is no longer on the market only the name is told. */
export const savedCar = z.object({
  id,
  make: z.string(),
  model: z.string(),
  year: z.number(),
  state: z.enum(savedStates),
  saved_at: instant,
  /** KSh, when it was saved. */
  saved_price: z.number(),
  car: z.nullable(carCard),
});
export type SavedCar = z.output<typeof savedCar>;

const params = z.object({ id });
const reply = z.object({ id, saved: z.boolean() });

/** The cars that a buyer has saved. */
export const savedApi = {
  save: put('/api/cars/:id/saved', {
    summary: 'Save a car on the market',
    access: { roles: ['buyer'] },
    params,
    reply,
  }),
  unsave: del('/api/cars/:id/saved', {
    summary: 'Take a car off the saved ones',
    access: { roles: ['buyer'] },
    params,
    reply,
  }),
  own: get('/api/saved-cars', {
    summary: 'The saved cars, the one saved last first, and how many they are',
    access: { roles: ['buyer'] },
    query: z.object({ cursor }),
    reply: z.extend(page(savedCar), { count: z.number() }),
  }),
};
