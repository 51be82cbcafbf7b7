import { marketFilterWords } from '../../words/cars/market-filter.ts';
import type { RequestInLink } from '../addresses/filters.ts';
import { typedKsh } from '../money.ts';
import { unquoted } from '../search.ts';
import { type BrowseFilters, type FilterGroup, groupsSet } from './browse-filters.ts';
import { inWords } from './filter-words.ts';

/** What the form of a request has no field for; it goes into the description. */
const described: readonly FilterGroup[] = ['body_type', 'year', 'mileage'];

function budgetOf({ price_from, price_to }: BrowseFilters): string | undefined {
  if (price_to === undefined) return price_from && marketFilterWords.budgetFrom(typedKsh(Number(price_from)));
  return price_from ? `${typedKsh(Number(price_from))} - ${typedKsh(Number(price_to))}` : typedKsh(Number(price_to));
}

/** The request for which these filters look, as far as they say it: the fields of its form (docs/domain/limits-and-money.md, "Cars"). */
export function requestOf(filters: BrowseFilters): RequestInLink {
  const { search, county, condition, fuel_type, transmission } = filters;
  const words = groupsSet(filters).filter((group) => described.includes(group));
  return {
    car_model: search && unquoted(search),
    budget: budgetOf(filters),
    location: county,
    condition,
    fuel_type,
    // A CVT is an automatic to those who look for one.
    transmission: transmission === 'cvt' ? 'automatic' : transmission,
    description: words.map((group) => inWords(group, filters)).join(', ') || undefined,
  };
}
