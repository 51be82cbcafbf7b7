import { uuidv7 } from 'uuidv7';
import type { Appointment } from '../../../shared/appointments/api.ts';
import { useUser } from '../../client/session.ts';
import { useThread } from './queries.ts';
import { changeUnsent, useUnsent } from './unsent.ts';

/** The thread of an appointment, oldest message first, with what this reader wrote and has not sent yet. */
export function useChat(appointment: Appointment) {
  const { user_id, role } = useUser();
  const appointment_id = appointment.id;
  const thread = useThread(appointment_id);
  // For a moment a message that has just been sent is both in the thread and among the unsent ones.
  const messages = (thread.rows ?? []).toReversed();
  const known = new Set(messages.map(({ id }) => id));
  const waiting = useUnsent().filter((one) => one.appointment_id === appointment_id && one.user_id === user_id && !known.has(one.id));
  const isParty = role !== 'admin';
  const unread = isParty ? messages.filter((message) => message.receiver_id === user_id && !message.read) : [];
  return {
    appointment,
    thread,
    messages,
    waiting,
    last: waiting.at(-1) ?? messages.at(-1),
    isParty,
    /** How many of those loaded this reader has not read, and the last of them. */
    unread: unread.length,
    lastUnread: unread.at(-1)?.id,
    send(message: string, image_urls: string[]): void {
      const written = { id: uuidv7(), user_id, appointment_id, message, image_urls, reason: null, isRefused: false };
      changeUnsent((before) => [...before, written]);
    },
  };
}
export type ChatState = ReturnType<typeof useChat>;
