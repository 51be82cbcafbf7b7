import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { paths } from '../../../shared/addresses/paths.ts';
import type { WaitingCounts } from '../../../shared/home/api.ts';
import { messagesApi } from '../../../shared/messages/api.ts';
import { call } from '../../client/call.ts';
import { useUser } from '../../client/session.ts';
import { readAnew, staleBy } from '../../client/stale.ts';
import { toast } from '../../ui/toast.ts';
import { useNotices } from '../notifications/queries.ts';

/** The messages of a thread that its reader has not read: how many, and the last of them. */
interface UnreadMessages {
  unread: number;
  lastUnread: string | undefined;
}

/**
 * Marks a thread as read while it is visible (`isSeen`); in a background tab nobody has seen it. The number in the menu goes at once. A message that
 * comes while others are being marked is marked after them. Who is suspended marks none: they stay unread.
 */
export function useMarkRead(appointmentId: string, { unread, lastUnread }: UnreadMessages, isSeen = true): void {
  const client = useQueryClient();
  const { is_suspended } = useUser();
  const isWanted = isSeen && lastUnread !== undefined && !is_suspended;
  const countAsRead = useEffectEvent(() =>
    client.setQueriesData<WaitingCounts>(
      { queryKey: ['waiting'] },
      (was) => was && { ...was, unread_messages: Math.max(0, was.unread_messages - unread) },
    ),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once more for each message that comes
  useEffect(() => {
    if (!isWanted) return;
    let isCounted = false;
    const mark = async () => {
      if (document.visibilityState !== 'visible') return;
      // Once, however often they can't be marked.
      if (!isCounted) countAsRead();
      isCounted = true;
      // Nothing is lost if this fails: the messages stay unread and the next visit tries again; it is only logged.
      await call(messagesApi.read, { params: { id: appointmentId } }).catch((error: unknown) => console.warn('not marked as read', error));
      await readAnew(client, staleBy('message.read', { appointment_id: appointmentId }));
    };
    void mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [appointmentId, isWanted, lastUnread, client]);
}

/** Takes away the toast that told of unread messages in this thread, once they are seen. */
export function useToastGone(appointmentId: string, isSeen = true): void {
  const { latest } = useNotices();
  useEffect(() => {
    if (!isSeen) return;
    for (const { link, about_id } of latest?.rows ?? []) if (link === paths.thread(appointmentId)) toast.dismiss(about_id);
  }, [appointmentId, isSeen, latest]);
}
