import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { messagesApi } from '../../../shared/messages/api.ts';
import { call } from '../../client/call.ts';
import { readAnew, staleBy } from '../../client/stale.ts';

/** Marks a thread as read while it is visible; in a background tab nobody has seen it. */
export function useMarkRead(appointmentId: string, hasUnread: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!hasUnread) return;
    const mark = async () => {
      if (document.visibilityState !== 'visible') return;
      // Nothing is lost if this fails: the messages stay unread and the next visit tries again; it is only logged.
      await call(messagesApi.read, { params: { id: appointmentId } }).catch((error: unknown) => console.warn('not marked as read', error));
      await readAnew(client, staleBy('message.read', { appointment_id: appointmentId }));
    };
    void mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [appointmentId, hasUnread, client]);
}
