import { filtersOf, oneOf } from '../addresses/filters.ts';

/** What a buyer's own requests can be narrowed to: the active ones, or those with an offer that can be answered. */
export const ownRequestShows = ['active', 'to_answer'] as const;
export type OwnRequestShow = (typeof ownRequestShows)[number];

/** What a buyer can look for among the own requests, as it stands in the address. */
export interface OwnRequestFilters {
  show?: OwnRequestShow;
}

/** The filters in an address. */
export const ownRequestFiltersIn = filtersOf<OwnRequestFilters>({ show: oneOf(ownRequestShows) });
