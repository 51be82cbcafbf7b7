import { filtersOf, idIn, oneOf, short } from '../addresses/filters.ts';
import { type CommissionFilter, commissionFilters } from './filters.ts';

/** Its orders; the newest first unless another is asked for. 'due': what had to be paid first comes first. */
export const adminCommissionSorts = ['newest', 'oldest', 'due', 'highest'] as const;
export type AdminCommissionSort = (typeof adminCommissionSorts)[number];

/** How the administrator looks through all commissions: the query of the list and of its file, and of the page's address. */
export interface AdminCommissionFilters {
  /** A part of a reference, of the model or of the dealer's name. */
  search?: string;
  show?: CommissionFilter;
  /** The id of a dealer: this one's alone. */
  dealer?: string;
  sort?: AdminCommissionSort;
}

/** The filters in an address. */
export const adminCommissionFiltersIn = filtersOf<AdminCommissionFilters>({
  search: short,
  show: oneOf(commissionFilters),
  dealer: idIn,
  sort: oneOf(adminCommissionSorts),
});
