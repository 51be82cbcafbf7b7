import { filtersOf, oneOf, short } from '../addresses/filters.ts';
import { type CarStatus, carStatuses } from './options.ts';

/** The orders of a dealer's stock. 'stock': the longest in stock first. */
export const stockSorts = ['newest', 'stock', 'saves', 'price_high', 'price_low'] as const;
export type StockSort = (typeof stockSorts)[number];

/** What a dealer can look for in the own stock, as it stands in the address. */
export interface StockFilters {
  search?: string;
  status?: CarStatus;
  sort?: StockSort;
}

/** The filters in an address. */
export const stockFiltersIn = filtersOf<StockFilters>({ search: short, status: oneOf(carStatuses), sort: oneOf(stockSorts) });
