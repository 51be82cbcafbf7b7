import type { CarCount, Facet } from '../../../shared/cars/browse-api.ts';
import { countInWords } from '../../../shared/cars/counts.ts';
import { kilometres } from '../../../shared/kilometres.ts';
import { marketFilterWords } from '../../../words/cars/market-filter.ts';

/** Years from which, and mileages to which, buyers look. */
export const yearsFrom = ['2022', '2020', '2018', '2016', '2014', '2012', '2010'];
const mileagesTo = ['20000', '50000', '80000', '100000', '150000', '200000'];

/** These mileages, and the chosen one where it is another. */
export const mileagesWith = (chosen = '') => [...new Set([...mileagesTo, chosen])].filter(Boolean);

/** 'up to 80,000 km'. */
export const mileageLabel = (km: string) => marketFilterWords.upTo(kilometres(Number(km)));

/** How many cars an option would leave, as it stands beside it; '' where that is not known. */
export function countOf(counted: CarCount | undefined, facet: Facet, value: string): string {
  if (!counted) return '';
  const found = counted.facets[facet].find((option) => option.value === value);
  if (found) return found.count === null ? '' : countInWords(found.count);
  // What is not among the options was found nowhere, if all cars were looked at.
  return counted.prices ? '0' : '';
}

/** The counties that have cars, and the chosen one. */
export function countiesOf(counted: CarCount | undefined, chosen: string | undefined): string[] {
  const found = counted?.facets.county.map(({ value }) => value) ?? [];
  return chosen && !found.includes(chosen) ? [chosen, ...found] : found;
}
