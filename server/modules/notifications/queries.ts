import { sql } from 'kysely';
import type { HandledType } from '../../../shared/events.ts';
import { mostCounted } from '../../../shared/home/limits.ts';
import type { CaseKind } from '../../../shared/moderation/kinds.ts';
import type { NoticeFilters } from '../../../shared/notifications/filters.ts';
import { kindsOf } from '../../../shared/notifications/kind-rows.ts';
import type { Kind } from '../../../shared/notifications/kinds.ts';
import type { Reader, Tx } from '../../platform/data/database.ts';
import { keyset } from '../../platform/data/paging.ts';
import { word, words } from '../../platform/data/statements.ts';
import type { Actor } from '../../platform/http/session.ts';
import { goesOn, hasEnded, unreadNotices } from '../moderation/columns.ts';
import { shownName } from '../profile/columns.ts';
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

/** Whom a person's mail goes to; undefined when the account is erased. */
export function findReader(db: Reader, userId: string) {
  return db
    .selectFrom('users as u')
    .innerJoin('profiles as p', 'p.user_id', 'u.id')
    .select(['u.email', 'p.full_name', 'p.user_type', 'p.language', sql<boolean>`u.email_verified_at is not null`.as('email_verified')])
    .where('u.id', '=', userId)
    .executeTakeFirst();
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
  in_app: boolean;
}

/** Writes notices and returns the readers of those that are new: a person has one per event, an erased account none. */
export async function insertNotices(tx: Tx, notices: NoticeRow[]): Promise<string[]> {
  const accounts = await tx
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [...new Set(notices.map(({ user_id }) => user_id))])
    .execute();
  const readers = new Set(accounts.map(({ id }) => id));
  const toAccounts = notices.filter(({ user_id }) => readers.has(user_id));
  if (toAccounts.length === 0) return [];
  const rows = await tx
    .insertInto('notifications')
    .values(toAccounts.map(({ params, ...row }) => ({ ...row, params: JSON.stringify(params), read_at: row.in_app ? null : sql`now()` })))
    .onConflict((conflict) => conflict.constraint('notifications_once_per_event').doNothing())
    .returning('user_id')
    .execute();
  return rows.map((row) => row.user_id);
}

/** Whether this person has not yet read an earlier notice that this case waits; `before`: the event of a later one. */
export async function hasUnreadOfCase(
  db: Reader,
  userId: string,
  { kind, case_id, before }: { kind: CaseKind; case_id: string; before: number },
): Promise<boolean> {
  const earlier = await db
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .where('kind', '=', word('case-waiting'))
    .where(sql<boolean>`params ->> 'case' = ${kind} and params ->> 'case_id' = ${case_id}`)
    .where('event_id', '<', before)
    .executeTakeFirst();
  return earlier !== undefined;
}

const newest = keyset('notifications', [['n.created_at', 'desc', 'instant'], 'n.id']);

/** What the event of a notice says it is about. */
const eventId = (name: 'request_id' | 'appointment_id' | 'car_id') => sql<string | null>`(e.data ->> ${sql.lit(name)})::uuid`;

/**
 * A page of the actor's notices that these filters leave, newest first. `deal_id`: the request that it is about, also through its appointment, or
 * else the car; from the event, because not every notice keeps it.
 */
export function listNotices(db: Reader, actor: Actor, { cursor, only, group }: NoticeFilters & { cursor?: string | undefined }) {
  return db
    .selectFrom('notifications as n')
    .leftJoin('events as e', 'e.id', 'n.event_id')
    .leftJoin('appointments as a', (join) => join.on('a.id', '=', eventId('appointment_id')))
    .select(['n.id', 'n.kind', sql<object>`n.params`.as('params'), 'n.created_at', 'n.read_at'])
    .select(sql<boolean>`coalesce(e.actor_id = n.user_id, false)`.as('is_own'))
    .select(sql<string | null>`coalesce(${eventId('request_id')}, a.request_id, ${eventId('car_id')})`.as('deal_id'))
    .where('n.user_id', '=', actor.user_id)
    .where('n.in_app', '=', true)
    .where(goesOn(db, actor))
    .$if(only === 'unread', (query) => query.where('n.read_at', 'is', null))
    .$if(group !== undefined, (query) => query.where('n.kind', 'in', words(group ? kindsOf(group) : [])))
    .$call(newest.page(cursor));
}

/** How many of the actor's notices are unread, counted up to `mostCounted`. */
export async function countUnread(db: Reader, actor: Actor): Promise<number> {
  const { count } = await db
    .selectFrom(unreadNotices(db, actor).as('unread'))
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

/** Forgets up to `size` notices whose cause is over; how many there were. */
export async function forgetEnded(db: Reader, size: number): Promise<number> {
  const ended = db.selectFrom('notifications as n').select('n.id').where(hasEnded(db)).limit(size);
  const { numDeletedRows } = await db.deleteFrom('notifications').where('id', 'in', ended).executeTakeFirst();
  return Number(numDeletedRows);
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
