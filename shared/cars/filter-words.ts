import { carFieldWords } from '../../words/cars/car-field.ts';
import { marketFilterWords } from '../../words/cars/market-filter.ts';
import { kilometres } from '../kilometres.ts';
import { unquoted } from '../search.ts';
import type { BrowseFilters, FilterGroup } from './browse-filters.ts';

/** '1M', '1.25M', '850k'. */
export function shortAmount(amount: number): string {
  if (amount >= 1_000_000) return `${amount / 1_000_000}M`;
  return amount >= 1_000 ? `${amount / 1_000}k` : String(amount);
}

function priceInWords({ price_from, price_to }: BrowseFilters): string {
  const [from, to] = [Number(price_from ?? 0), Number(price_to)];
  if (price_to === undefined) return marketFilterWords.priceOver(shortAmount(from));
  return from > 0 ? marketFilterWords.priceBetween(shortAmount(from), shortAmount(to)) : marketFilterWords.priceUnder(shortAmount(to));
}

function yearInWords({ year_from, year_to }: BrowseFilters): string {
  if (year_from === undefined) return year_to ? marketFilterWords.yearOrOlder(year_to) : '';
  if (year_to === undefined) return marketFilterWords.yearOrNewer(year_from);
  return year_from === year_to ? year_from : `${year_from}–${year_to}`;
}

const words: Record<FilterGroup, (filters: BrowseFilters) => string> = {
  search: ({ search = '' }) => `“${unquoted(search)}”`,
  price: priceInWords,
  year: yearInWords,
  mileage: ({ mileage_to }) => marketFilterWords.upTo(kilometres(Number(mileage_to))),
  body_type: ({ body_type }) => (body_type ? carFieldWords.options.body_type[body_type] : ''),
  fuel_type: ({ fuel_type }) => (fuel_type ? carFieldWords.options.fuel_type[fuel_type] : ''),
  transmission: ({ transmission }) => (transmission ? carFieldWords.options.transmission[transmission] : ''),
  condition: ({ condition }) => (condition ? carFieldWords.options.condition[condition] : ''),
  county: ({ county = '' }) => county,
};

/** A filter that is set, in the words of its chip: 'KSh 1M–3M', '2014 or newer', 'Automatic'. */
export function inWords(group: FilterGroup, filters: BrowseFilters): string {
  return words[group](filters);
}
