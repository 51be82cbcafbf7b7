import { read } from '../contract.ts';
import { commissionsApi } from './api.ts';
import type { CommissionFilter } from './filters.ts';

/** The sums of the dealer's commissions. */
export const commissionTotals = read(commissionsApi.totals, {});

/** The dealer's own commissions, all for the administrator, newest first. */
export const commissions = (status?: CommissionFilter) => read(commissionsApi.list, { query: { status } });

/** The dealer's newest, as lines of the home. */
export const commissionLines = read(commissionsApi.lines, {});

/** One commission. */
export const oneCommission = (id: string) => read(commissionsApi.one, { params: { id } });
