import { filtersOf, oneOf } from '../addresses/filters.ts';
import { type NoticeGroup, noticeGroups } from './groups.ts';

/** Which of the own notices are listed: the query of the list, and of the page's address. */
export interface NoticeFilters {
  only?: 'unread';
  group?: NoticeGroup;
}

/** The filters in an address. */
export const noticeFiltersIn = filtersOf<NoticeFilters>({ only: oneOf(['unread']), group: oneOf(noticeGroups) });
