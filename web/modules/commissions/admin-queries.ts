import type { AdminCommissionFilters } from '../../../shared/commissions/admin-filters.ts';
import { allCommissions, commissionSums } from '../../../shared/commissions/admin-reads.ts';
import { usePaged } from '../../client/use-paged.ts';
import { useRead } from '../../client/use-read.ts';

/** All commissions, those that the filters leave, for the administrator. */
export const useAllCommissions = (filters: AdminCommissionFilters) => usePaged('commissions', allCommissions(filters));

/** What is owed and was paid, by all dealers or by one. */
export const useCommissionSums = (dealer?: string) => useRead('commissions', commissionSums(dealer));
