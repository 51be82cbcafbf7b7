import { oneOf, short } from '../address.ts';
import { carConditions, carFuelTypes } from '../cars/options.ts';
import { type RequestSort, requestSorts } from './sorts.ts';

/** The transmissions that a request can name. */
export const wantedTransmissions = ['manual', 'automatic'] as const;
type WantedTransmission = (typeof wantedTransmissions)[number];

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
  transmission?: WantedTransmission;
  sort?: RequestSort;
}

const amount = (text: string | null) => (text && /^\d{1,9}$/.test(text) ? text : undefined);
const yes = (text: string | null) => (text === 'true' ? text : undefined);

/** The filters in an address; what it holds beside them, or in another form, is left out. */
export function filtersIn(address: URLSearchParams): RequestFilters {
  const given = {
    search: short(address.get('search')),
    budget_from: amount(address.get('budget_from')),
    budget_to: amount(address.get('budget_to')),
    without_figure: yes(address.get('without_figure')),
    unanswered: yes(address.get('unanswered')),
    county: short(address.get('county')),
    condition: oneOf(carConditions, address.get('condition')),
    fuel_type: oneOf(carFuelTypes, address.get('fuel_type')),
    transmission: oneOf(wantedTransmissions, address.get('transmission')),
    sort: oneOf(requestSorts, address.get('sort')),
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}
