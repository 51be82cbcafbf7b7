import { notificationsApi } from '../../../shared/notifications/api.ts';
import type { NoticeFilters } from '../../../shared/notifications/filters.ts';
import { notices, noticesBy } from '../../../shared/notifications/reads.ts';
import { call } from '../../client/call.ts';
import { useChange } from '../../client/use-change.ts';
import { usePaged } from '../../client/use-paged.ts';

/** The user's own notices, newest first. */
export const useNotices = () => usePaged('notifications', notices);

/** Those of them that these filters leave. */
export const useNoticesBy = (filters: NoticeFilters) => usePaged('notifications', noticesBy(filters));

/** The number of unread notices. */
export const useUnreadNotices = () => useNotices().latest?.unread ?? 0;

/** Marks one notice, those about a page, or all of them, as read. */
export function useMarkRead() {
  return useChange(['notification.read'], (which: { id?: string; about?: string }) => call(notificationsApi.read, { body: which }));
}
