import * as z from 'zod/mini';
import { id } from '../fields.ts';
import { ksh } from '../money.ts';

/** How a saved car stands, as its buyer is told once a day. */
export const toldStates = ['available', 'reserved', 'sold', 'gone'] as const;
export type ToldState = (typeof toldStates)[number];

/** A saved car as its buyer knew it before a digest. */
export const toldCar = z.object({ car_id: id, price: z.number(), state: z.enum(toldStates) });
export type ToldCar = z.output<typeof toldCar>;

/** A saved car now, and as its buyer knew it; prices in KSh. */
export interface SavedChange {
  state: ToldState;
  state_before: ToldState;
  price: number;
  price_before: number;
}

/** The same with its name, 'Toyota Axio 2016'. */
export interface SavedCarChange extends SavedChange {
  id: string;
  name: string;
}

/** What has changed of a saved car: 'now KSh 1,200,000, before KSh 1,285,000, reserved', 'sold', 'back on the market'. */
export function changeInWords({ state, state_before, price, price_before }: SavedChange): string {
  if (state === 'sold') return 'sold';
  if (state === 'gone') return 'no longer available';
  const words = price === price_before ? [] : [`now ${ksh(price)}`, `before ${ksh(price_before)}`];
  if (state_before === 'sold' || state_before === 'gone') words.push('back on the market');
  if (state === 'reserved' && state_before !== 'reserved') words.push('reserved');
  if (state === 'available' && state_before === 'reserved') words.push('available again');
  return words.join(', ');
}
