import { filtersOf, oneOf, short } from '../addresses/filters.ts';
import { type DealerSort, dealerSorts } from './sorts.ts';

/** How somebody looks through the dealers: the query of the list, and of the page's address. */
export interface DealerFilters {
  search?: string | undefined;
  sort?: DealerSort | undefined;
}

/** The filters in an address. */
export const dealerFiltersIn = filtersOf<DealerFilters>({ search: short, sort: oneOf(dealerSorts) });
