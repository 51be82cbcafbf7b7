import * as z from 'zod/mini';
import { get, post } from '../contract.ts';
import { appointmentStatuses } from '../deal.ts';
import { cursor, id, instant, page, search } from '../fields.ts';
import { conversationShows } from './admin-filters.ts';

/** A party of a conversation, by the name that others see. */
const party = z.object({ user_id: id, name: z.string() });

/** The thread of one appointment as the administrator sees it; its id is the appointment's. */
export const adminConversation = z.object({
  id,
  car_model: z.string(),
  buyer: party,
  dealer: party,
  appointment_date: instant,
  status: z.enum(appointmentStatuses),
  last_message: z.object({ message: z.string(), image_urls: z.array(z.string()), sender_id: id, created_at: instant }),
  /** Messages that their receiver has not read, of either party. */
  unread: z.number(),
});
export type AdminConversation = z.output<typeof adminConversation>;

/** All conversations, for the administrator (docs/domain/permissions.md, "Appointments and chats"). */
export const adminMessagesApi = {
  conversations: get('/api/admin/conversations', {
    summary: 'Every thread with at least one message, the last written in first; search by the names of both parties or the car',
    access: { roles: ['admin'] },
    query: z.object({ cursor, search, show: z.optional(z.enum(conversationShows)) }),
    /** `count`: how many there are, counted up to `mostConversationsCounted`. */
    reply: z.extend(page(adminConversation), { count: z.number() }),
  }),
  open: post('/api/admin/conversations/:id/open', {
    summary: 'Record that the administrator opens a thread; its messages are then read as its parties read them. Marks nothing as read',
    access: { roles: ['admin'] },
    params: z.object({ id }),
    reply: adminConversation,
  }),
};
