import { conversations, thread, unreadConversations } from '../../../shared/messages/reads.ts';
import { usePaged } from '../../client/use-paged.ts';
import { useRead } from '../../client/use-read.ts';

/** The thread of an appointment, newest first. */
export const useThread = (appointmentId: string) => usePaged(['messages', appointmentId], thread(appointmentId));

/** The user's own conversations whose car or other party contains `search`, latest first. */
export const useConversations = (search = '') => usePaged('conversations', conversations(search));

/** The latest conversations with unread messages, and how many there are. */
export const useUnreadConversations = () => useRead('conversations', unreadConversations);
