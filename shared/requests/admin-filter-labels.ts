import type { AdminRequestSort } from './admin-filters.ts';

/** The orders of the administrator's list of requests, as it names them. */
export const adminRequestSortLabels: Record<AdminRequestSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  highest_budget: 'Highest budget',
  lowest_budget: 'Lowest budget',
};
