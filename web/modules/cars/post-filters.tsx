import { paths } from '../../../shared/addresses/paths.ts';
import type { BrowseFilters } from '../../../shared/cars/browse-filters.ts';
import { groupsSet } from '../../../shared/cars/browse-filters.ts';
import { requestOf } from '../../../shared/cars/request-of-filters.ts';
import { marketWords } from '../../../words/cars/market.ts';

/** Leads to the form of a request, filled in with what is looked for here. A page of the site, so an ordinary link. */
export function PostFilters({ filters }: { filters: BrowseFilters }) {
  return (
    <a className="btn btn-outline" href={paths.postRequestWith(requestOf(filters))}>
      {groupsSet(filters).length > 0 ? marketWords.postFilters : marketWords.postRequest}
    </a>
  );
}
