import { friendlyDay } from '../time.ts';
import { plural } from '../words.ts';
import type { StockCar } from './stock-api.ts';

/** How a car of the own stock stands, in a few words for its dealer; the kinds are those of `StateWords`. */
export function stockState(
  { status, approval, sold_at }: Pick<StockCar, 'status' | 'approval' | 'sold_at'>,
  now: Date,
): { kind: 'waiting' | 'open' | 'settled' | 'ended'; words: string } {
  if (status === 'sold') return { kind: 'ended', words: sold_at ? `sold ${friendlyDay(sold_at, now)}` : 'sold' };
  if (approval === 'refused') return { kind: 'waiting', words: 'not approved' };
  if (approval === 'taken_down') return { kind: 'waiting', words: 'taken off the market' };
  if (approval === 'waiting') return { kind: 'open', words: 'with our team' };
  return status === 'reserved' ? { kind: 'open', words: 'reserved' } : { kind: 'settled', words: 'available' };
}

const day = 24 * 60 * 60 * 1000;

/** The whole days that a car has been in stock, until it was sold. */
export function daysInStock({ created_at, sold_at }: Pick<StockCar, 'created_at' | 'sold_at'>, now: Date): number {
  const until = sold_at ? Date.parse(sold_at) : now.getTime();
  return Math.max(0, Math.floor((until - Date.parse(created_at)) / day));
}

/** Days from which a car counts as long in stock. */
export const longInStock = 60;

/** '9 days', 'new today'. */
export function daysInWords(days: number): string {
  return days === 0 ? 'new today' : plural(days, { one: '1 day', other: '# days' });
}
