import { oneOf, short } from '../address.ts';

/** Which cars the administrator lists: those that wait, those refused or taken down, or all. */
export const reviewShows = ['waiting', 'against', 'all'] as const;
export type ReviewShow = (typeof reviewShows)[number];

/** What the administrator can look for among the cars, as it stands in the address. */
export interface ReviewFilters {
  search?: string;
  show?: ReviewShow;
}

/** The filters in an address; what is unknown counts as absent. */
export function reviewFiltersIn(address: URLSearchParams): ReviewFilters {
  const search = short(address.get('search'));
  const show = oneOf(reviewShows, address.get('show'));
  return { ...(search && { search }), ...(show && { show }) };
}
