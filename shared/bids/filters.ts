import { filtersOf, oneOf } from '../addresses/filters.ts';
import { type BidStatus, bidStatuses } from '../deal.ts';

/** What a dealer can look for among the own bids, as it stands in the address. */
export interface BidFilters {
  status?: BidStatus;
}

/** The filters in an address. */
export const bidFiltersIn = filtersOf<BidFilters>({ status: oneOf(bidStatuses) });
