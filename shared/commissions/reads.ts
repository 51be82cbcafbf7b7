import { read } from '../contract.ts';
import { commissionsApi } from './api.ts';
import type { CommissionFilter } from './filters.ts';

/** The dealer's commissions, newest first. */
export const ownCommissions = read(commissionsApi.list, {});

/** The sums of the dealer's commissions. */
export const commissionTotals = read(commissionsApi.totals, {});

/** All commissions, newest first, for the administrator. */
export const allCommissions = (status?: CommissionFilter) => read(commissionsApi.list, { query: { status } });
