import { sql } from 'kysely';
import type { AppointmentStatus } from '../../../shared/deal.ts';
import type { EventType } from '../../../shared/events.ts';
import { messagesPerPage } from '../../../shared/messages/schema.ts';
import type { Reader, Tx } from '../../platform/data/database.ts';
import { keyset, pageSize } from '../../platform/data/paging.ts';
import { has, hasEach } from '../../platform/data/search.ts';
import { word } from '../../platform/data/statements.ts';
import type { Actor } from '../../platform/http/session.ts';
import { visibleAppointments } from '../appointments/visible.ts';
import { shownName } from '../profile/columns.ts';
import { lastMessage, unreadBy } from './columns.ts';

/** The appointment whose thread this actor may read: its parties and the admin. */
export function findThread(db: Reader, actor: Actor, appointmentId: string) {
  return visibleAppointments(db, actor)
    .select(['a.id', 'a.request_id', 'a.buyer_id', 'a.dealer_id'])
    .where('a.id', '=', appointmentId)
    .executeTakeFirst();
}
export type Thread = NonNullable<Awaited<ReturnType<typeof findThread>>>;

function columns(db: Reader) {
  return db
    .selectFrom('messages')
    .select(['id', 'appointment_id', 'sender_id', 'receiver_id', 'message', 'image_urls', 'read', 'created_at'])
    .select(sql<boolean>`removed_at is not null`.as('is_removed'));
}

const newest = keyset('messages', [['created_at', 'desc', 'instant'], 'id']);

/** A page of a thread, newest first. */
export function listMessages(db: Reader, thread: { id: string }, cursor: string | undefined) {
  return columns(db).where('appointment_id', '=', thread.id).$call(newest.page(cursor, messagesPerPage));
}

/** One message of a thread. */
export function findMessage(db: Reader, thread: Thread, messageId: string) {
  return columns(db).where('id', '=', messageId).where('appointment_id', '=', thread.id).executeTakeFirst();
}

/** Makes transactions that write or read in one thread run one after the other, so that messages are ordered as they became visible. */
export async function lockThread(tx: Tx, thread: { id: string }): Promise<void> {
  await tx.selectFrom('appointments').select('id').where('id', '=', thread.id).forNoKeyUpdate().executeTakeFirstOrThrow();
}

/** Whether this person has unread messages in a thread. */
export async function hasUnread(db: Reader, thread: { appointment_id: string; receiver_id: string }): Promise<boolean> {
  const unread = await db
    .selectFrom('messages')
    .select('id')
    .where('receiver_id', '=', thread.receiver_id)
    .where('appointment_id', '=', thread.appointment_id)
    .where('read', '=', false)
    .limit(1)
    .executeTakeFirst();
  return unread !== undefined;
}

/** Writes a new, unread message. */
export async function insertMessage(
  tx: Tx,
  message: {
    id: string;
    appointment_id: string;
    sender_id: string;
    receiver_id: string;
    message: string;
    image_urls?: string[] | undefined;
  },
): Promise<void> {
  await tx.insertInto('messages').values(message).execute();
}

/** Marks this receiver's unread messages in a thread as read and returns how many there were. */
export async function markRead(tx: Tx, thread: Thread, receiverId: string): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('messages')
    .set({ read: true })
    .where('appointment_id', '=', thread.id)
    .where('receiver_id', '=', receiverId)
    .where('read', '=', false)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Whether the audit log has this administrator reading the thread within the last ten minutes. */
export async function hasInspected(tx: Tx, actor: Actor, thread: { id: string }): Promise<boolean> {
  const recent = await tx
    .selectFrom('events')
    .select('id')
    .where('actor_id', '=', actor.user_id)
    .where('type', '=', word('thread.inspected' satisfies EventType))
    .where('created_at', '>', sql<string>`now() - interval '10 minutes'`)
    .where(sql<boolean>`data ->> 'appointment_id' = ${thread.id}`)
    .executeTakeFirst();
  return recent !== undefined;
}

const unreadOf = (db: Reader, actor: Actor) => db.selectFrom('messages').where('receiver_id', '=', actor.user_id).where('read', '=', false);

/** How many unread messages this actor has. */
export function countUnread(db: Reader, actor: Actor) {
  return unreadOf(db, actor)
    .select((eb) => eb.fn.countAll<number>().as('unread'))
    .executeTakeFirstOrThrow();
}

/** How many of the actor's threads have unread messages. */
export async function countUnreadThreads(db: Reader, actor: Actor): Promise<number> {
  const { n } = await unreadOf(db, actor)
    .select((eb) => eb.fn.count<number>('appointment_id').distinct().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}

const sides = {
  buyer: { own: 'a.buyer_id', other: 'a.dealer_id', hasUnread: 'a.buyer_has_unread' },
  dealer: { own: 'a.dealer_id', other: 'a.buyer_id', hasUnread: 'a.dealer_has_unread' },
} as const;

/** With something unread first, then by the latest message. */
const unreadFirst = (hasUnread: string) =>
  keyset('conversations', [[hasUnread, 'desc', 'boolean'], ['a.last_message_at', 'desc', 'instant'], 'a.id']);
const orders = { buyer: unreadFirst(sides.buyer.hasUnread), dealer: unreadFirst(sides.dealer.hasUnread) };

/**
 * A page of the actor's threads that have messages: those with something unread first, then by their latest message; with `search` those whose car or
 * other party contains it.
 */
export function listConversations(
  db: Reader,
  actor: Actor,
  filter: { search?: string; cursor?: string; unread?: 'true' },
  size = pageSize,
) {
  const side = actor.role === 'dealer' ? 'dealer' : 'buyer';
  const { own, other, hasUnread } = sides[side];
  return db
    .selectFrom('appointments as a')
    .innerJoin('car_requests as r', 'r.id', 'a.request_id')
    .innerJoin('bids as b', 'b.id', 'a.bid_id')
    .innerJoin('profiles as p', 'p.user_id', other)
    .where(own, '=', actor.user_id)
    .where('a.last_message_at', 'is not', null)
    .$if(filter.unread === 'true', (query) => query.where(hasUnread, '=', true))
    .$if(Boolean(filter.search), (query) =>
      query.where(hasEach(filter.search, (word) => has(sql`r.car_model || '|' || ${shownName}`, word))),
    )
    .select(['a.id', 'r.car_model', 'b.image_urls', 'b.color'])
    .select([
      sql<{ user_id: string; name: string }>`json_build_object('user_id', p.user_id, 'name', ${shownName})`.as('other'),
      sql<{ id: string; appointment_date: string; status: AppointmentStatus }>`
        json_build_object('id', a.id, 'appointment_date', a.appointment_date, 'status', a.status)`.as('appointment'),
      lastMessage.as('last_message'),
      unreadBy((message) => message('u.receiver_id', '=', actor.user_id)).as('unread'),
    ])
    .$call(orders[side].page(filter.cursor, size));
}
