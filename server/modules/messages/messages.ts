import type * as z from 'zod/mini';
import { userTopic } from '../../../shared/events.ts';
import type { messageForm } from '../../../shared/messages/schema.ts';
import type { Database } from '../../platform/data/database.ts';
import { claimIdempotencyKey } from '../../platform/data/idempotency.ts';
import { addJob } from '../../platform/data/queue.ts';
import type { Actor } from '../../platform/http/session.ts';
import { record } from '../../platform/live/events.ts';
import { remindUnread } from './jobs.ts';
import { hasUnread, insertMessage, lockThread, markRead, type Thread } from './queries.ts';

const otherOf = (thread: Thread, userId: string) => (userId === thread.buyer_id ? thread.dealer_id : thread.buyer_id);

/**
 * A party writes to the other party of an appointment, in whatever state it is (specification §5 'Message'). Repeatable by its id.
 * Throws 409 for an id in use.
 */
export async function sendMessage(db: Database, actor: Actor, thread: Thread, form: z.output<typeof messageForm>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await claimIdempotencyKey(tx, actor.user_id, { ...form, appointment_id: thread.id }))) return;
    await lockThread(tx, thread);
    const receiver_id = otherOf(thread, actor.user_id);
    const unread = { appointment_id: thread.id, receiver_id };
    // While an older one is unread, its reminder is due or was sent: a busy sender brings no second mail.
    if (!(await hasUnread(tx, unread))) {
      await addJob(tx, remindUnread, unread, { after: '10 minutes', key: `unread:${thread.id}:${receiver_id}` });
    }
    await insertMessage(tx, { ...form, appointment_id: thread.id, sender_id: actor.user_id, receiver_id });
    await record(tx, actor, { type: 'message.sent', data: { message_id: form.id, appointment_id: thread.id } }, [
      userTopic(actor.user_id),
      userTopic(receiver_id),
    ]);
  });
}

/** The receiver has seen the thread: its messages become read, and their sender hears of it. Nothing happens when all were read. */
export async function readThread(db: Database, actor: Actor, thread: Thread): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // A message sent meanwhile sees the older ones unread, and brings no reminder: it has to be among those that are read here.
    await lockThread(tx, thread);
    if ((await markRead(tx, thread, actor.user_id)) === 0) return;
    await record(tx, actor, { type: 'message.read', data: { appointment_id: thread.id, reader_id: actor.user_id } }, [
      userTopic(actor.user_id),
      userTopic(otherOf(thread, actor.user_id)),
    ]);
  });
}
