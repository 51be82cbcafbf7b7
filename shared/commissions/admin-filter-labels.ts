import type { AdminCommissionSort } from './admin-filters.ts';

/** The orders of the administrator's list of commissions. */
export const adminCommissionSortLabels: Record<AdminCommissionSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  due: 'First due',
  highest: 'Highest first',
};
