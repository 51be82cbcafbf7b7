import { filtersOf, oneOf, short } from '../addresses/filters.ts';
import { type CarBodyType, carBodyTypes, carConditions, carFuelTypes, carTransmissions } from './options.ts';

/** The orders in which buyers read the market. */
export const browseSorts = ['newest', 'price_low', 'price_high', 'year', 'mileage'] as const;
export type BrowseSort = (typeof browseSorts)[number];

/** How somebody looks through the market: the query of the list and of its count, and of the page's address. All apply together. */
export interface BrowseFilters {
  /** Parts of make and model, and a year. */
  search?: string;
  condition?: (typeof carConditions)[number];
  fuel_type?: (typeof carFuelTypes)[number];
  transmission?: (typeof carTransmissions)[number];
  body_type?: CarBodyType;
  /** KSh, digits only: at least this much, and less than that much (docs/domain/limits-and-money.md, "Cars"). */
  price_from?: string;
  price_to?: string;
  /** Both years included. */
  year_from?: string;
  year_to?: string;
  /** km: at most. A car whose mileage nobody stated is left out. */
  mileage_to?: string;
  county?: string;
  sort?: BrowseSort;
}

/** A change of some filters; what is undefined is taken away. */
export type ChangedFilters = { [Name in keyof BrowseFilters]?: BrowseFilters[Name] | undefined };

const digits = (most: number) => (text: string | null) => (text && text.length <= most && /^\d+$/.test(text) ? text : undefined);

/** The filters in an address. */
export const filtersIn = filtersOf<BrowseFilters>({
  search: short,
  condition: oneOf(carConditions),
  fuel_type: oneOf(carFuelTypes),
  transmission: oneOf(carTransmissions),
  body_type: oneOf(carBodyTypes),
  price_from: digits(9),
  price_to: digits(9),
  year_from: digits(4),
  year_to: digits(4),
  mileage_to: digits(7),
  county: short,
  sort: oneOf(browseSorts),
});

/** The filters with some of them changed; the default order is not written. */
export function withChanged(filters: BrowseFilters, changed: ChangedFilters): BrowseFilters {
  const given = Object.entries({ ...filters, ...changed });
  return Object.fromEntries(given.filter(([name, value]) => value && !(name === 'sort' && value === 'newest')));
}

/** The filters that are removed, and counted, as one. */
export const filterGroups = {
  search: ['search'],
  price: ['price_from', 'price_to'],
  year: ['year_from', 'year_to'],
  mileage: ['mileage_to'],
  body_type: ['body_type'],
  fuel_type: ['fuel_type'],
  transmission: ['transmission'],
  condition: ['condition'],
  county: ['county'],
} as const satisfies Record<string, readonly (keyof BrowseFilters)[]>;
export type FilterGroup = keyof typeof filterGroups;

const groups = Object.keys(filterGroups) as FilterGroup[];

/** Those that are set, in the order in which they are shown. */
export function groupsSet(filters: BrowseFilters): FilterGroup[] {
  return groups.filter((group) => filterGroups[group].some((name) => filters[name] !== undefined));
}

/** The filters without one group. */
export function without(filters: BrowseFilters, group: FilterGroup): BrowseFilters {
  const left: readonly string[] = filterGroups[group];
  return Object.fromEntries(Object.entries(filters).filter(([name]) => !left.includes(name)));
}
