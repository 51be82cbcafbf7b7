import { read } from '../contract.ts';
import { commissionsApi } from './api.ts';

/** The own commissions, newest first. */
export const ownCommissions = read(commissionsApi.list, {});

/** Their sums. */
export const commissionTotals = read(commissionsApi.totals, {});
