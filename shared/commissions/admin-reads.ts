import { read } from '../contract.ts';
import { adminCommissionsApi } from './admin-api.ts';
import type { AdminCommissionFilters } from './admin-filters.ts';

/** All commissions, those that the filters leave. */
export const allCommissions = (filters: AdminCommissionFilters = {}) => read(adminCommissionsApi.list, { query: filters });

/** What is owed and was paid, by all dealers or by one. */
export const commissionSums = (dealer?: string) => read(adminCommissionsApi.sums, { query: { dealer } });
