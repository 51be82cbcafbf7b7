import { type BrowseFilters, filtersIn } from '../../../shared/cars/browse-filters.ts';
import { useFilters } from '../../client/use-filters.ts';

/** The filters of the market, as every list has them; `show` puts others in the place of all. */
export function useBrowseFilters() {
  const { filters, deferred, change } = useFilters(filtersIn);
  const none = Object.fromEntries(Object.keys(filters).map((name) => [name, undefined]));
  return { filters, deferred, change, show: (next: BrowseFilters) => change({ ...none, ...next }) };
}
