import { type RequestSort, requestSorts } from './sorts.ts';

/** How a dealer looks through the requests: the query of the list, and of the page's address. */
export interface RequestFilters {
  search?: string;
  /** KSh, digits only. */
  budget_from?: string;
  budget_to?: string;
  without_figure?: 'true';
  unanswered?: 'true';
  sort?: RequestSort;
}

const amount = (text: string | null) => (text && /^\d{1,9}$/.test(text) ? text : undefined);
const yes = (text: string | null) => (text === 'true' ? text : undefined);

/** The filters in an address; what it holds beside them, or in another form, is left out. */
export function filtersIn(address: URLSearchParams): RequestFilters {
  const given = {
    search: address.get('search')?.slice(0, 100) || undefined,
    budget_from: amount(address.get('budget_from')),
    budget_to: amount(address.get('budget_to')),
    without_figure: yes(address.get('without_figure')),
    unanswered: yes(address.get('unanswered')),
    sort: requestSorts.find((sort) => sort === address.get('sort')),
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}
