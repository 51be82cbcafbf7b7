import * as z from 'zod/mini';
import { savedChangeWords } from '../../words/cars/saved-change.ts';
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
export function changeInWords(change: SavedChange): string {
  const { state, price, price_before } = change;
  if (state === 'sold') return savedChangeWords.sold;
  if (state === 'gone') return savedChangeWords.gone;
  const now = stateInWords(change);
  if (price === price_before) return now ?? '';
  const [is, was] = [ksh(price), ksh(price_before)];
  return now ? savedChangeWords.priceAnd(is, was, now) : savedChangeWords.price(is, was);
}

function stateInWords({ state, state_before }: SavedChange): string | null {
  const isReserved = state === 'reserved';
  if (state_before === 'sold' || state_before === 'gone') return isReserved ? savedChangeWords.backReserved : savedChangeWords.backOnMarket;
  if (state === state_before) return null;
  return isReserved ? savedChangeWords.reserved : savedChangeWords.availableAgain;
}
