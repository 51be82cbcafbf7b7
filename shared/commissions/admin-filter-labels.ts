import type { AdminCommissionShow, AdminCommissionSort } from './admin-filters.ts';
import { commissionFilterLabels } from './filters.ts';

/** What the administrator's list of commissions is narrowed to, as it names it. */
export const adminCommissionShowLabels: Record<AdminCommissionShow, string> = { ...commissionFilterLabels, refunded: 'Refunded' };

/** Its orders. */
export const adminCommissionSortLabels: Record<AdminCommissionSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  due: 'First due',
  highest: 'Highest first',
};
