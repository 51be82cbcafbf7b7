import { conversations, thread, unreadConversations } from '../../../shared/messages/reads.ts';
import { usePaged } from '../../client/use-paged.ts';
import { useRead } from '../../client/use-read.ts';

/** The thread of an appointment, newest first. */
export const useThread = (appointmentId: string) => usePaged(['messages', appointmentId], thread(appointmentId));

/** The user's own conversations whose car or other party contains `search`, latest first; all, or the unread ones. */
export const useConversations = (search = '', only?: 'unread') => usePaged('conversations', conversations(search, only));

/** The latest conversations with unread messages, and how many there are. */
export const useUnreadConversations = () => useRead('conversations', unreadConversations);
