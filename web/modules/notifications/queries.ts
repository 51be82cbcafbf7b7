import { useQuery } from '@tanstack/react-query';
import { notificationsApi } from '../../../shared/notifications/api.ts';
import { notices } from '../../../shared/notifications/reads.ts';
import { call } from '../../client/call.ts';
import { useChange } from '../../client/use-change.ts';
import { usePaged } from '../../client/use-paged.ts';
import { reading } from '../../client/use-read.ts';

/** How many notices are unread. */
export function useUnreadNotices(): number {
  return useQuery({ ...reading('notifications', notices), select: ({ unread }) => unread }).data ?? 0;
}

/** The own notices, newest first. */
export const useNotices = () => usePaged('notifications', notices);

/** Marks one notice, or all of them, as read. */
export function useMarkRead() {
  return useChange(['notification.read'], (id?: string) => call(notificationsApi.read, { body: { id } }));
}
