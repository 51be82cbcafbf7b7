import { marketFilterWords } from '../../words/cars/market-filter.ts';
import { grouped } from '../grouped.ts';

/** Cars of a result are counted this far; the figure stands for itself and more (docs/domain/limits-and-money.md, "Cars"). */
export const mostCounted = 1_000;

/** '214', '1,000+'. */
export function countInWords(count: number): string {
  return `${grouped(count)}${count >= mostCounted ? '+' : ''}`;
}

/** '1 car', '214 cars', '1,000+ cars'. */
export function carsInWords(count: number): string {
  return marketFilterWords.cars(count, countInWords(count));
}
