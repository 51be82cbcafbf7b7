import { filtersOf, oneOf, short } from '../addresses/filters.ts';

/** Which cars the administrator lists: those that wait, those refused or taken down, or all. */
export const reviewShows = ['waiting', 'against', 'all'] as const;
export type ReviewShow = (typeof reviewShows)[number];

/** What the administrator can look for among the cars, as it stands in the address. */
export interface ReviewFilters {
  search?: string;
  show?: ReviewShow;
}

/** The filters in an address. */
export const reviewFiltersIn = filtersOf<ReviewFilters>({ search: short, show: oneOf(reviewShows) });
