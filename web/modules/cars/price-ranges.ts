import type { BrowseFilters } from '../../../shared/cars/browse-filters.ts';

interface PriceRange {
  label: string;
  price_from?: string;
  price_to?: string;
}

/** The ranges that are offered, each below the next (docs/domain/limits-and-money.md, "Cars"). */
export const priceRanges: readonly PriceRange[] = [
  { label: 'under 1M', price_to: '1000000' },
  { label: '1M–2M', price_from: '1000000', price_to: '2000000' },
  { label: '2M–3M', price_from: '2000000', price_to: '3000000' },
  { label: 'over 3M', price_from: '3000000' },
];

/** Whether the filters ask for exactly this range. */
export function isRange(range: PriceRange, { price_from, price_to }: BrowseFilters): boolean {
  return range.price_from === price_from && range.price_to === price_to;
}
