import { oneOf, short } from '../address.ts';
import { type DealerSort, dealerSorts } from './sorts.ts';

/** How somebody looks through the dealers: the query of the list, and of the page's address. */
export interface DealerFilters {
  search?: string | undefined;
  sort?: DealerSort | undefined;
}

/** The filters in an address; what it holds beside them, or in another form, is left out. */
export function dealerFiltersIn(address: URLSearchParams): DealerFilters {
  return {
    search: short(address.get('search')),
    sort: oneOf(dealerSorts, address.get('sort')),
  };
}
