import { read } from '../contract.ts';
import { type CommissionFilter, commissionsApi } from './api.ts';

/** The dealer's commissions, newest first. */
export const ownCommissions = read(commissionsApi.list, {});

/** The sums of the dealer's commissions. */
export const commissionTotals = read(commissionsApi.totals, {});

/** All commissions, newest first, for the administrator. */
export const allCommissions = (status?: CommissionFilter) => read(commissionsApi.list, { query: { status } });
