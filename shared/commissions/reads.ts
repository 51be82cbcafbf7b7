import { read } from '../contract.ts';
import { commissionsApi } from './api.ts';

/** The dealer's commissions, newest first. */
export const ownCommissions = read(commissionsApi.list, {});

/** The sums of the dealer's commissions. */
export const commissionTotals = read(commissionsApi.totals, {});
