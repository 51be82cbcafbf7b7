import { filtersOf, oneOf, short } from '../addresses/filters.ts';
import { carConditions, carFuelTypes, wantedTransmissions } from '../cars/options.ts';
import { type RequestSort, requestSorts } from './sorts.ts';

/** How a dealer looks through the requests: the query of the list, and of the page's address. */
export interface RequestFilters {
  search?: string;
  /** KSh, digits only. */
  budget_from?: string;
  budget_to?: string;
  without_figure?: 'true';
  unanswered?: 'true';
  county?: string;
  /** Those whose buyer wants this, or takes any. */
  condition?: (typeof carConditions)[number];
  fuel_type?: (typeof carFuelTypes)[number];
  transmission?: (typeof wantedTransmissions)[number];
  sort?: RequestSort;
}

const amount = (text: string | null) => (text && /^\d{1,9}$/.test(text) ? text : undefined);

/** The filters in an address. */
export const filtersIn = filtersOf<RequestFilters>({
  search: short,
  budget_from: amount,
  budget_to: amount,
  without_figure: oneOf(['true']),
  unanswered: oneOf(['true']),
  county: short,
  condition: oneOf(carConditions),
  fuel_type: oneOf(carFuelTypes),
  transmission: oneOf(wantedTransmissions),
  sort: oneOf(requestSorts),
});
