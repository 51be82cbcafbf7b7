import { stockWords } from '../../words/cars/stock.ts';
import { friendlyDay } from '../time.ts';
import type { StockCar } from './stock-api.ts';

/** How a car of the own stock stands, in a few words for its dealer; the kinds are those of `StateWords`. */
export function stockState(
  { status, approval, sold_at }: Pick<StockCar, 'status' | 'approval' | 'sold_at'>,
  now: Date,
): { kind: 'waiting' | 'open' | 'settled' | 'ended'; words: string } {
  if (status === 'sold') return { kind: 'ended', words: sold_at ? stockWords.soldOn(friendlyDay(sold_at, now)) : stockWords.sold };
  if (approval === 'refused') return { kind: 'waiting', words: stockWords.notApproved };
  if (approval === 'taken_down') return { kind: 'waiting', words: stockWords.takenDown };
  if (approval === 'waiting') return { kind: 'open', words: stockWords.withTeam };
  return status === 'reserved' ? { kind: 'open', words: stockWords.reserved } : { kind: 'settled', words: stockWords.available };
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
  return days === 0 ? stockWords.newToday : stockWords.days(days);
}
