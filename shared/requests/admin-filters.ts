import { filtersOf, oneOf, short } from '../addresses/filters.ts';
import { type RequestStatus, requestStatuses } from '../deal.ts';

/** The orders in which the administrator reads all requests; the first one unless another is asked for. */
export const adminRequestSorts = ['newest', 'oldest', 'highest_budget', 'lowest_budget'] as const;
export type AdminRequestSort = (typeof adminRequestSorts)[number];

/** How the administrator looks through all requests: the query of the list and of its file, and of the page's address. */
export interface AdminRequestFilters {
  /** A part of the model, the place or the buyer's name. */
  search?: string;
  show?: RequestStatus;
  county?: string;
  sort?: AdminRequestSort;
}

/** The filters in an address. */
export const adminRequestFiltersIn = filtersOf<AdminRequestFilters>({
  search: short,
  show: oneOf(requestStatuses),
  county: short,
  sort: oneOf(adminRequestSorts),
});
