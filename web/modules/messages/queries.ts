import { useQuery } from '@tanstack/react-query';
import { messagesApi } from '../../../shared/messages/api.ts';
import { call } from '../../client/call.ts';
import { usePaged } from '../../client/use-paged.ts';

/** The thread of an appointment, newest first. */
export function useThread(appointmentId: string) {
  return usePaged(['messages', appointmentId], messagesApi.thread, { params: { id: appointmentId } });
}

/** The newest conversations with something unread in them, three at most, and how many more there are on the first page. */
export function useUnreadConversations() {
  return useQuery({
    queryKey: ['conversations', 'unread'],
    queryFn: ({ signal }) => call(messagesApi.conversations, {}, signal),
    select: ({ rows }) => rows.filter((row) => row.unread > 0),
  });
}
