import { read } from '../contract.ts';
import { adminMessagesApi } from './admin-api.ts';
import type { ConversationShow } from './admin-filters.ts';
import { messagesApi } from './api.ts';

/** The thread of an appointment, newest first. */
export const thread = (appointmentId: string) => read(messagesApi.thread, { params: { id: appointmentId } });

/** The latest own threads with something unread in them, as lines of a home, and how many there are. */
export const unreadConversations = read(messagesApi.lines, {});

/** The own threads, unread ones first, then newest latest-message first, whose car or other party contains `search`; all, or those with something unread. */
export const conversations = (search = '', only?: 'unread') =>
  read(messagesApi.conversations, { query: { search, ...(only && { unread: 'true' as const }) } });

/** All threads for the administrator, the last written in first; those of open viewings, or with something unread. */
export const allConversations = (filter: { search?: string | undefined; show?: ConversationShow | undefined } = {}) =>
  read(adminMessagesApi.conversations, { query: filter });
