import { conversations, thread, unreadConversations } from '../../../shared/messages/reads.ts';
import { usePaged } from '../../client/use-paged.ts';
import { useRead } from '../../client/use-read.ts';

/** The thread of an appointment, newest first. */
export const useThread = (appointmentId: string) => usePaged(['messages', appointmentId], thread(appointmentId));

/** Every own conversation whose car or other party contains `search`, the latest first. */
export const useConversations = (search: string) => usePaged('conversations', conversations(search));

/** The newest conversations with something unread in them, and how many there are. */
export const useUnreadConversations = () => useRead('conversations', unreadConversations);
