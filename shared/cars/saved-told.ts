import * as z from 'zod/mini';
import { id } from '../fields.ts';

/** How a saved car stands, as its buyer is told once a day. */
export const toldStates = ['available', 'reserved', 'gone'] as const;
export type ToldState = (typeof toldStates)[number];

/** A saved car as its buyer knew it before a digest. */
export const toldCar = z.object({ car_id: id, price: z.number(), state: z.enum(toldStates) });
export type ToldCar = z.output<typeof toldCar>;
