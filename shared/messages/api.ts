import * as z from 'zod/mini';
import { get, post } from '../contract.ts';
import { appointmentStatuses } from '../deal.ts';
import { cursor, id, instant, page, search } from '../fields.ts';
import { everyone } from '../roles.ts';
import { messageForm } from './schema.ts';

export const message = z.object({
  id,
  appointment_id: id,
  sender_id: id,
  receiver_id: id,
  message: z.string(),
  /** Addresses of its photos, which are read through the session. */
  image_urls: z.array(z.string()),
  read: z.boolean(),
  /** Our team took away what stood here; `message` says so. */
  is_removed: z.optional(z.boolean()),
  created_at: instant,
});
export type Message = z.output<typeof message>;

/** The thread of one appointment in the list of conversations; its id is the appointment's. */
export const conversation = z.object({
  id,
  car_model: z.string(),
  /** The photos of the offer, and its colour where it says one. */
  image_urls: z.array(z.string()),
  color: z.nullable(z.string()),
  /** The other party, with the name others see: a dealer's business, a buyer's full name. */
  other: z.object({ user_id: id, name: z.string() }),
  appointment: z.object({ id, appointment_date: instant, status: z.enum(appointmentStatuses) }),
  last_message: z.object({ message: z.string(), image_urls: z.array(z.string()), sender_id: id, read: z.boolean(), created_at: instant }),
  unread: z.number(),
});
export type Conversation = z.output<typeof conversation>;

/** A thread with unread messages as a line of a home. */
const conversationLine = z.extend(z.pick(conversation, { id: true, car_model: true, unread: true }), {
  other: z.pick(conversation.shape.other, { name: true }),
});
export type ConversationLine = z.output<typeof conversationLine>;

const params = z.object({ id });

export const messagesApi = {
  thread: get('/api/appointments/:id/messages', {
    summary: 'The messages of an appointment, newest first, 50 to a page',
    access: { roles: everyone },
    params,
    query: z.object({ cursor }),
    reply: page(message),
  }),
  send: post('/api/appointments/:id/messages', {
    summary: 'Send a message to the buyer or dealer of the appointment',
    access: { roles: ['buyer', 'dealer'] },
    params,
    body: messageForm,
    reply: message,
  }),
  read: post('/api/appointments/:id/messages/read', {
    summary: 'Mark what others wrote to me in this thread as read',
    access: { roles: ['buyer', 'dealer'] },
    params,
    reply: z.object({ unread: z.number() }),
  }),
  conversations: get('/api/conversations', {
    summary: 'The own threads with at least one message, unread ones first, then newest latest-message first; search by name or car',
    access: { roles: everyone },
    /** `unread` 'true': only threads with unread messages. */
    query: z.object({ cursor, search, unread: z.optional(z.enum(['true'])) }),
    /** `unread_chats`: how many of all the reader's threads have unread messages. */
    reply: z.extend(page(conversation), { unread_chats: z.number() }),
  }),
  lines: get('/api/conversations/lines', {
    summary: 'The latest three own threads with unread messages, each as a line of the home, and how many there are',
    access: { roles: ['buyer', 'dealer'] },
    reply: z.object({ rows: z.array(conversationLine), unread_chats: z.number() }),
  }),
  unread: get('/api/messages/unread', {
    summary: 'How many messages wait unread for me',
    access: { roles: everyone },
    reply: z.object({ unread: z.number() }),
  }),
};
