import { oneOf } from '../address.ts';
import { type BidStatus, bidStatuses } from '../deal.ts';

/** What a dealer can look for among the own bids, as it stands in the address. */
export interface BidFilters {
  status?: BidStatus;
}

/** The filters in an address; what is unknown counts as absent. */
export function bidFiltersIn(address: URLSearchParams): BidFilters {
  const status = oneOf(bidStatuses, address.get('status'));
  return { ...(status && { status }) };
}
