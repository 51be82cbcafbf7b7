import { useMutation, useQuery } from '@tanstack/react-query';
import { notificationsApi } from '../../../shared/notifications/api.ts';
import { call } from '../../client/call.ts';
import { usePaged } from '../../client/use-paged.ts';
import { useRefresh } from '../../client/use-refresh.ts';

/** How many notices are unread. */
export function useUnreadNotices(): number {
  const { data } = useQuery({
    queryKey: ['notifications', 'unread'],
    queryFn: ({ signal }) => call(notificationsApi.own, {}, signal),
    select: ({ unread }) => unread,
  });
  return data ?? 0;
}

/** The own notices, newest first. */
export function useNotices() {
  return usePaged(['notifications', 'own'], notificationsApi.own);
}

/** Marks one notice, or all of them, as read. */
export function useMarkRead() {
  return useMutation({
    mutationFn: (id?: string) => call(notificationsApi.read, { body: { id } }),
    ...useRefresh(['notifications']),
  });
}
