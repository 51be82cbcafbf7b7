import { useQuery } from '@tanstack/react-query';
import { conversations, thread } from '../../../shared/messages/reads.ts';
import { usePaged } from '../../client/use-paged.ts';
import { reading } from '../../client/use-read.ts';

/** The thread of an appointment, newest first. */
export const useThread = (appointmentId: string) => usePaged(['messages', appointmentId], thread(appointmentId));

/** Every own conversation whose car or other party contains `search`, the latest first. */
export const useConversations = (search: string) => usePaged('conversations', conversations(search));

/** The newest conversations with something unread in them, as far as the first page holds them. */
export function useUnreadConversations() {
  return useQuery({ ...reading('conversations', conversations()), select: ({ rows }) => rows.filter((row) => row.unread > 0) });
}
