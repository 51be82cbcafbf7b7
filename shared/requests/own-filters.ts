import { oneOf } from '../address.ts';

/** What a buyer's own requests can be narrowed to: the active ones, or those with an offer that can be answered. */
export const ownRequestShows = ['active', 'to_answer'] as const;
export type OwnRequestShow = (typeof ownRequestShows)[number];

/** What a buyer can look for among the own requests, as it stands in the address. */
export interface OwnRequestFilters {
  show?: OwnRequestShow;
}

/** The filters in an address; what is unknown counts as absent. */
export function ownRequestFiltersIn(address: URLSearchParams): OwnRequestFilters {
  const show = oneOf(ownRequestShows, address.get('show'));
  return { ...(show && { show }) };
}
