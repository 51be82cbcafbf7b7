import { oneOf } from '../addresses/filters.ts';

/** What a list of commissions can be narrowed to; overdue and held ones are pending too. */
export const commissionFilters = ['pending', 'overdue', 'held', 'paid', 'refunded'] as const;
export type CommissionFilter = (typeof commissionFilters)[number];

/** The filter in an address; undefined when it has none that is known. */
export const commissionFilterIn = (address: URLSearchParams) => oneOf(commissionFilters)(address.get('show'));
