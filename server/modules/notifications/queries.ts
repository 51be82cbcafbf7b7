import { sql } from 'kysely';
import type { HandledType } from '../../../shared/events.ts';
import { mostCounted } from '../../../shared/home/limits.ts';
import type { Kind } from '../../../shared/notifications/kinds.ts';
import type { Reader, Tx } from '../../platform/data/database.ts';
import { keyset } from '../../platform/data/paging.ts';
import type { Actor } from '../../platform/http/session.ts';
import { shownName } from '../accounts/names.ts';
import type { HandledEvent } from './event-handler.ts';

/** The event to handle, from the log. */
export async function findEvent(db: Reader, eventId: number): Promise<HandledEvent<HandledType>> {
  const event = await db
    .selectFrom('events')
    .select(['id', 'type', 'actor_id', 'data', 'created_at'])
    .where('id', '=', eventId)
    .executeTakeFirstOrThrow();
  return event as HandledEvent<HandledType>;
}

/** Whom a person's mail goes to. */
export function findReader(db: Reader, userId: string) {
  return db
    .selectFrom('users as u')
    .innerJoin('profiles as p', 'p.user_id', 'u.id')
    .select(['u.email', 'p.full_name', sql<boolean>`u.email_verified_at is not null`.as('email_verified')])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** The names that others see of these people, by user id. */
export async function findNames(db: Reader, userIds: string[]): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('profiles as p')
    .select(['p.user_id', shownName.as('name')])
    .where('p.user_id', 'in', userIds)
    .execute();
  return new Map(rows.map(({ user_id, name }) => [user_id, name]));
}

interface NoticeRow {
  user_id: string;
  event_id: number;
  kind: Kind;
  params: object;
}

/** Writes notices and returns the readers of those that are new: a person has one per event. */
export async function insertNotices(tx: Tx, notices: NoticeRow[]): Promise<string[]> {
  const rows = await tx
    .insertInto('notifications')
    .values(notices.map(({ params, ...row }) => ({ ...row, params: JSON.stringify(params) })))
    .onConflict((conflict) => conflict.constraint('notifications_once_per_event').doNothing())
    .returning('user_id')
    .execute();
  return rows.map((row) => row.user_id);
}

const newest = keyset('notifications', [
  ['created_at', 'desc', 'instant'],
  ['id', 'desc', 'uuid'],
]);

/** A page of the actor's notices, newest first. */
export function listNotices(db: Reader, actor: Actor, cursor: string | undefined) {
  return db
    .selectFrom('notifications')
    .select(['id', 'kind', sql<object>`params`.as('params'), 'created_at', 'read_at'])
    .select(sql<boolean>`exists (select from events e where e.id = event_id and e.actor_id = user_id)`.as('is_own'))
    .where('user_id', '=', actor.user_id)
    .$call(newest.page(cursor));
}

/** How many of the actor's notices are unread, counted up to `mostCounted`. */
export async function countUnread(db: Reader, actor: Actor): Promise<number> {
  const { count } = await db
    .selectFrom((query) =>
      query
        .selectFrom('notifications')
        .select('id')
        .where('user_id', '=', actor.user_id)
        .where('read_at', 'is', null)
        .limit(mostCounted)
        .as('unread'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** One of the actor's notices. */
export function findNotice(db: Reader, actor: Actor, noticeId: string) {
  return db.selectFrom('notifications').select('id').where('user_id', '=', actor.user_id).where('id', '=', noticeId).executeTakeFirst();
}

/** The actor's newest unread notices, as many as are counted. */
export function listUnread(db: Reader, actor: Actor) {
  return db
    .selectFrom('notifications')
    .select(['id', 'kind', sql<object>`params`.as('params')])
    .where('user_id', '=', actor.user_id)
    .where('read_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(mostCounted)
    .execute();
}

/** Marks these of the actor's unread notices as read, or all of them; true when there was one. */
export async function markNoticesRead(tx: Tx, actor: Actor, noticeIds: string[] | undefined): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('notifications')
    .set({ read_at: sql`now()` })
    .where('user_id', '=', actor.user_id)
    .where('read_at', 'is', null)
    .$if(noticeIds !== undefined, (query) => query.where('id', '=', sql<string>`any(${noticeIds}::uuid[])`))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
