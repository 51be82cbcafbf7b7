import { notificationsApi } from '../../../shared/notifications/api.ts';
import type { NoticeFilters } from '../../../shared/notifications/filters.ts';
import { notices, noticesBy } from '../../../shared/notifications/reads.ts';
import { call } from '../../client/call.ts';
import { useUser } from '../../client/session.ts';
import { useChange } from '../../client/use-change.ts';
import { usePaged } from '../../client/use-paged.ts';

/** The user's own notices, newest first. */
export const useNotices = () => usePaged('notifications', notices);

/** Those of them that these filters leave. */
export const useNoticesBy = (filters: NoticeFilters) => usePaged('notifications', noticesBy(filters));

/** The number of unread notices. */
export const useUnreadNotices = () => useNotices().latest?.unread ?? 0;

/** Marks one notice, those about a page, or all of them, as read. Of who is suspended they stay unread, and nothing is asked for. */
export function useMarkRead() {
  const { is_suspended } = useUser();
  return useChange(['notification.read'], async (which: { id?: string; about?: string }) => {
    if (!is_suspended) await call(notificationsApi.read, { body: which });
  });
}
