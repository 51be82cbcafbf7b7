import type * as z from 'zod/mini';
import { whyNotSend } from '../../../shared/messages/rules.ts';
import type { messageForm } from '../../../shared/messages/schema.ts';
import { messageRulesWords } from '../../../words/messages/message-rules.ts';
import type { Database } from '../../platform/data/database.ts';
import { claimIdempotencyKey } from '../../platform/data/idempotency.ts';
import { addJob } from '../../platform/data/queue.ts';
import { type RateLimit, takePoint } from '../../platform/data/rate-limits.ts';
import { found, refuse } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { record, recordFor } from '../../platform/live/events.ts';
import { attachPhotos, claimPhotos } from '../photos/photos.ts';
import { lockRequest } from '../requests/locks.ts';
import { remindUnread } from './jobs.ts';
import { hasInspected, hasUnread, insertMessage, lockThread, markRead, type Thread } from './queries.ts';

/** Messages that one account can send. */
export const messageRateLimit: RateLimit = {
  name: 'message',
  points: 300,
  duration: 3600,
  told: () => messageRulesWords.sentALot,
};

const otherOf = (thread: Thread, userId: string) => (userId === thread.buyer_id ? thread.dealer_id : thread.buyer_id);

/**
 * A party of an appointment of any status writes to the other party (docs/domain/lifecycles.md, "Message"), with photos uploaded for it. Repeatable by
 * its id. Throws 409 for an id in use and by `whyNotSend`, 422 for another photo, 429.
 */
export async function sendMessage(db: Database, actor: Actor, thread: Thread, form: z.output<typeof messageForm>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await claimIdempotencyKey(tx, actor.user_id, { ...form, appointment_id: thread.id }))) return;
    refuse(whyNotSend({ request: found(await lockRequest(tx, thread.request_id)) }));
    await lockThread(tx, thread);
    const photos = await claimPhotos(tx, actor.user_id, 'message', form.image_urls ?? []);
    await takePoint(tx, messageRateLimit, actor.user_id);
    const receiver_id = otherOf(thread, actor.user_id);
    const unread = { appointment_id: thread.id, receiver_id };
    // While an older message is unread, its reminder is queued or was sent; a second one would mail the receiver twice.
    if (!(await hasUnread(tx, unread))) {
      await addJob(tx, remindUnread, unread, { after: '10 minutes', key: `unread:${thread.id}:${receiver_id}` });
    }
    await insertMessage(tx, { ...form, appointment_id: thread.id, sender_id: actor.user_id, receiver_id });
    await attachPhotos(tx, { kind: 'message', id: form.id }, photos);
    await recordFor(tx, actor, { type: 'message.sent', data: { message_id: form.id, appointment_id: thread.id } }, [
      actor.user_id,
      receiver_id,
    ]);
  });
}

/**
 * Records in the audit log that the administrator reads a thread, before they get it; does nothing for the parties. An open page reads its thread
 * repeatedly: reads within ten minutes are recorded once, or refreshes would fill the log.
 */
export async function recordInspection(db: Database, actor: Actor, thread: { id: string }): Promise<void> {
  if (actor.role !== 'admin') return;
  await db.transaction().execute(async (tx) => {
    // Two reads at once would otherwise both find nothing recorded.
    await lockThread(tx, thread);
    if (await hasInspected(tx, actor, thread)) return;
    await record(tx, actor, { type: 'thread.inspected', data: { appointment_id: thread.id } }, []);
  });
}

/** Records in the audit log that the administrator opens a thread, each time they do. Its reads that follow are part of it, see `recordInspection`. */
export async function recordOpening(db: Database, actor: Actor, thread: { id: string }): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await record(tx, actor, { type: 'thread.inspected', data: { appointment_id: thread.id } }, []);
  });
}

/** Marks the messages this actor has received in the thread as read, with a live event for their sender. Does nothing when all were read. */
export async function readThread(db: Database, actor: Actor, thread: Thread): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // A message sent meanwhile queues no reminder if it sees older ones unread. Without the lock it could miss both being read here and its reminder.
    await lockThread(tx, thread);
    if ((await markRead(tx, thread, actor.user_id)) === 0) return;
    await recordFor(tx, actor, { type: 'message.read', data: { appointment_id: thread.id, reader_id: actor.user_id } }, [
      actor.user_id,
      otherOf(thread, actor.user_id),
    ]);
  });
}
