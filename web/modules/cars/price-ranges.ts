import type { BrowseFilters } from '../../../shared/cars/browse-filters.ts';
import type { marketWords } from '../../../words/cars/market.ts';

interface PriceRange {
  name: keyof typeof marketWords.ranges;
  price_from?: string;
  price_to?: string;
}

/** The ranges that are offered, each below the next (docs/domain/limits-and-money.md, "Cars"). */
export const priceRanges: readonly PriceRange[] = [
  { name: 'under1', price_to: '1000000' },
  { name: 'from1To2', price_from: '1000000', price_to: '2000000' },
  { name: 'from2To3', price_from: '2000000', price_to: '3000000' },
  { name: 'over3', price_from: '3000000' },
];

/** Whether the filters ask for exactly this range. */
export function isRange(range: PriceRange, { price_from, price_to }: BrowseFilters): boolean {
  return range.price_from === price_from && range.price_to === price_to;
}
