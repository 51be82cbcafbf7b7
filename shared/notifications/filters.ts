import { oneOf } from '../address.ts';
import { type NoticeGroup, noticeGroups } from './groups.ts';

/** Which of the own notices are listed: the query of the list, and of the page's address. */
export interface NoticeFilters {
  only?: 'unread';
  group?: NoticeGroup;
}

/** The filters in an address; what it holds beside them is left out. */
export function noticeFiltersIn(address: URLSearchParams): NoticeFilters {
  const only = oneOf(['unread'] as const, address.get('only'));
  const group = oneOf(noticeGroups, address.get('group'));
  return { ...(only && { only }), ...(group && { group }) };
}
