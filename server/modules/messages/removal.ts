import { sql } from 'kysely';
import { whyNotRemove } from '../../../shared/moderation/rules.ts';
import { keptMessageWords } from '../../../words/messages/kept-message.ts';
import type { Tx } from '../../platform/data/database.ts';
import { found, refuse } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { changeOf, recordFor } from '../../platform/live/events.ts';
import { lockThread } from './queries.ts';

async function lockToRemove(tx: Tx, messageId: string) {
  const { appointment_id } = found(await tx.selectFrom('messages').select('appointment_id').where('id', '=', messageId).executeTakeFirst());
  await lockThread(tx, { id: appointment_id });
  return tx
    .selectFrom('messages')
    .select(['id', 'appointment_id', 'sender_id', 'receiver_id', 'image_urls'])
    .select(sql<boolean>`removed_at is not null`.as('is_removed'))
    .where('id', '=', messageId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}
type Locked = Awaited<ReturnType<typeof lockToRemove>>;

// The sender, because the log outlives the message.
const removed = ({ id, appointment_id, sender_id }: Locked) =>
  ({ type: 'message.removed', data: { message_id: id, appointment_id, owner_id: sender_id } }) as const;
const partiesOf = ({ sender_id, receiver_id }: Locked) => [sender_id, receiver_id];

/**
 * The administrator hides a message after a report (docs/domain/lifecycles.md, "Report"): both parties read in its place that it was removed, and
 * its photos are not there for them any more. Throws 409 by `whyNotRemove`.
 */
export async function removeMessage(tx: Tx, actor: Actor, messageId: string, reason: string): Promise<void> {
  const message = await lockToRemove(tx, messageId);
  refuse(whyNotRemove.message(message));
  await tx
    .updateTable('messages')
    .set({
      removed_at: sql`now()`,
      removed: sql`jsonb_build_object('message', message, 'image_urls', image_urls)`,
      message: keptMessageWords.removed,
      image_urls: sql`'{}'`,
    })
    .where('id', '=', messageId)
    .execute();
  await recordFor(tx, actor, removed(message), partiesOf(message), changeOf({ is_removed: false }, { is_removed: true, reason }));
}

/** Takes these photos out of a message, which stays. */
export async function removePhotosOfMessage(tx: Tx, actor: Actor, messageId: string, urls: string[], reason: string): Promise<void> {
  const message = await lockToRemove(tx, messageId);
  const kept = message.image_urls.filter((url) => !urls.includes(url));
  await tx.updateTable('messages').set({ image_urls: kept }).where('id', '=', messageId).execute();
  await recordFor(
    tx,
    actor,
    removed(message),
    partiesOf(message),
    changeOf({ photos: message.image_urls.length }, { photos: kept.length, reason }),
  );
}
