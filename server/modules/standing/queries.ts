import { type Insertable, sql, type UpdateObject } from 'kysely';
import type { DB, Suspensions, Warnings } from '../../../db/types.ts';
import { openBidStatuses, openStatuses } from '../../../shared/deal.ts';
import { mostCounted } from '../../../shared/home/limits.ts';
import { countOf } from '../../platform/data/counting.ts';
import type { Reader, Tx } from '../../platform/data/database.ts';
import { keyset } from '../../platform/data/paging.ts';
import { word, words } from '../../platform/data/statements.ts';
import { isForSale } from '../market/market.ts';
import { isAlike, isLookalikeOpen, lookalikes } from './columns.ts';

const contested = ['s.contest', 's.contested_at', 's.answer', 's.answered_at'] as const;

/** The suspension that a person is under. */
export function findSuspension(db: Reader, userId: string) {
  return db
    .selectFrom('suspensions as s')
    .select(['s.id', 's.reason', 's.was_verified', 's.created_at', ...contested])
    .where('s.user_id', '=', userId)
    .where('s.ended_at', 'is', null)
    .executeTakeFirst();
}

/** The warnings that a person has not read yet, the oldest first. */
export function listUnread(db: Reader, userId: string) {
  return db
    .selectFrom('warnings')
    .select(['id', 'words', 'created_at'])
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(20)
    .execute();
}

/** One of a person's own warnings. */
export function findOwnWarning(db: Reader, userId: string, warningId: string) {
  return db.selectFrom('warnings').select('id').where('id', '=', warningId).where('user_id', '=', userId).executeTakeFirst();
}

const newestWarnings = keyset('warnings of a person', [['w.created_at', 'desc', 'instant'], 'w.id']);

/** The warnings of a person, for the administrator. */
export function listWarnings(db: Reader, userId: string, cursor: string | undefined) {
  return db
    .selectFrom('warnings as w')
    .innerJoin('profiles as admin', 'admin.user_id', 'w.admin_id')
    .select(['w.id', 'w.words', 'w.created_at', 'w.read_at', 'admin.full_name as admin_name'])
    .where('w.user_id', '=', userId)
    .$call(newestWarnings.page(cursor));
}

const newestSuspensions = keyset('suspensions of a person', [['s.created_at', 'desc', 'instant'], 's.id']);

/** The suspensions of a person, for the administrator. */
export function listSuspensions(db: Reader, userId: string, cursor: string | undefined) {
  return db
    .selectFrom('suspensions as s')
    .innerJoin('profiles as admin', 'admin.user_id', 's.admin_id')
    .leftJoin('profiles as ender', 'ender.user_id', 's.ended_by')
    .select(['s.id', 's.reason', 's.created_at', 'admin.full_name as admin_name', ...contested])
    .select(['s.ended_at', 'ender.full_name as ended_by_name', 's.end_reason'])
    .where('s.user_id', '=', userId)
    .$call(newestSuspensions.page(cursor));
}

const one = sql<number>`1`.as('one');

/** What a suspension stops: cars and requests that others find, bids that can be accepted, viewings to come. Each up to `mostCounted`. */
function stopped(db: Reader, userId: string) {
  const cars = db.selectFrom('cars as c').select(one).where('c.dealer_id', '=', userId).where(isForSale);
  const requests = db
    .selectFrom('car_requests as r')
    .select(one)
    .where('r.user_id', '=', userId)
    .where('r.status', '=', word('active'))
    .where('r.deleted_at', 'is', null);
  const bids = bidsOf(db, userId);
  const viewings = viewingsOf(db, userId).select(one).where('a.appointment_date', '>', sql<string>`now()`);
  return { cars, requests, pending: bids.select(one).where('b.status', '=', word('pending')), viewings, bids };
}

/** The bids on open requests that this person has sent, or received. */
function bidsOf(db: Reader, userId: string) {
  return db
    .selectFrom('bids as b')
    .innerJoin('car_requests as r', 'r.id', 'b.request_id')
    .where('r.status', '=', word('active'))
    .where('r.deleted_at', 'is', null)
    .where('b.id', 'in', (eb) =>
      eb
        .selectFrom('bids as sent')
        .select('sent.id')
        .where('sent.dealer_id', '=', userId)
        .union(
          eb
            .selectFrom('bids as got')
            .innerJoin('car_requests as own', 'own.id', 'got.request_id')
            .select('got.id')
            .where('own.user_id', '=', userId),
        ),
    );
}

/** The open viewings of this person. */
function viewingsOf(db: Reader, userId: string) {
  return db
    .selectFrom('appointments as a')
    .where((eb) => eb.or([eb('a.buyer_id', '=', userId), eb('a.dealer_id', '=', userId)]))
    .where('a.status', 'in', words(openStatuses));
}

/** Who deals with this person now: the other party of each pending or accepted bid on an open request, and of each open viewing. */
export function partnersOf(db: Reader, userId: string) {
  const other = (dealer: string, buyer: string) =>
    sql<string>`case ${sql.ref(dealer)} when ${userId} then ${sql.ref(buyer)} else ${sql.ref(dealer)} end`.as('user_id');
  return bidsOf(db, userId)
    .select(other('b.dealer_id', 'r.user_id'))
    .where('b.status', 'in', words(openBidStatuses))
    .union(viewingsOf(db, userId).select(other('a.dealer_id', 'a.buyer_id')));
}

/** What a suspension of this person would stop, and how many others would hear of it; each up to `mostCounted`. */
export function countEffects(db: Reader, userId: string) {
  const { cars, requests, pending, viewings } = stopped(db, userId);
  return db
    .selectNoFrom((eb) => [
      countOf(eb, cars.limit(mostCounted)).as('cars'),
      countOf(eb, requests.limit(mostCounted)).as('requests'),
      countOf(eb, pending.limit(mostCounted)).as('pending'),
      countOf(eb, viewings.limit(mostCounted)).as('viewings'),
      countOf(eb, partnersOf(db, userId).limit(mostCounted)).as('others'),
    ])
    .executeTakeFirstOrThrow();
}

/** What stands still for a suspended person, and what stays theirs; `owed` in KSh. */
export function countOwn(db: Reader, userId: string) {
  const { cars, requests, pending, bids } = stopped(db, userId);
  const owed = db
    .selectFrom('commissions as c')
    .select(sql<number>`coalesce(sum(c.commission_amount), 0)`.as('sum'))
    .where('c.dealer_id', '=', userId)
    .where('c.status', '=', word('pending'));
  const disputes = db
    .selectFrom('outcome_disputes as d')
    .innerJoin('appointments as a', 'a.id', 'd.appointment_id')
    .select(one)
    .where('d.decided_at', 'is', null)
    .where((eb) => eb.or([eb('a.buyer_id', '=', userId), eb('a.dealer_id', '=', userId)]));
  // In one transaction with it, so at one instant.
  const cancelled = db
    .selectFrom('appointments as a')
    .innerJoin('suspensions as s', (join) => join.on('s.user_id', '=', userId).on('s.ended_at', 'is', null))
    .select(one)
    .where((eb) => eb.or([eb('a.buyer_id', '=', userId), eb('a.dealer_id', '=', userId)]))
    .whereRef('a.cancelled_by', '=', 's.admin_id')
    .whereRef('a.updated_at', '=', 's.created_at');
  return db
    .selectNoFrom((eb) => [
      countOf(eb, cars.limit(mostCounted)).as('cars'),
      countOf(eb, requests.limit(mostCounted)).as('requests'),
      countOf(eb, pending.limit(mostCounted)).as('pending'),
      countOf(eb, bids.select(one).where('b.status', '=', word('accepted')).limit(mostCounted)).as('accepted'),
      countOf(eb, cancelled.limit(mostCounted)).as('viewings'),
      countOf(eb, disputes.limit(mostCounted)).as('disputes'),
      owed.$asScalar().$notNull().as('owed'),
    ])
    .executeTakeFirstOrThrow();
}

/** Writes a warning. */
export async function insertWarning(tx: Tx, warning: Insertable<Warnings>): Promise<void> {
  await tx.insertInto('warnings').values(warning).execute();
}

/** Marks an own warning as read; false when it was. */
export async function markRead(tx: Tx, userId: string, warningId: string): Promise<boolean> {
  const read = await tx
    .updateTable('warnings')
    .set({ read_at: sql`now()` })
    .where('id', '=', warningId)
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return read !== undefined;
}

/** Writes a suspension. */
export async function insertSuspension(tx: Tx, suspension: Insertable<Suspensions>): Promise<void> {
  await tx.insertInto('suspensions').values(suspension).execute();
}

/** Writes what becomes of a suspension that is open and locked with its person. */
export async function updateSuspension(tx: Tx, id: string, change: UpdateObject<DB, 'suspensions'>): Promise<void> {
  await tx.updateTable('suspensions').set(change).where('id', '=', id).where('ended_at', 'is', null).execute();
}

const likenesses = sql<{ same: string }>`(values ('phone'), ('licence'))`.as<'alike'>(sql`alike (same)`);

/** Writes each suspended person whom this account is like, and by what; says whom it was not like before. */
export async function insertLookalikes(tx: Tx, userId: string): Promise<string[]> {
  const alike = tx
    .selectFrom('profiles as me')
    .innerJoin('profiles as p', (join) => join.on('p.suspended_at', 'is not', null))
    .innerJoin(likenesses, (join) => join.on(isAlike('alike.same')))
    .select(['me.user_id', 'p.user_id as suspended_id', 'alike.same'])
    .where('me.user_id', '=', userId);
  const written = await tx
    .insertInto('lookalikes')
    .columns(['user_id', 'suspended_id', 'same'])
    .expression(alike)
    .onConflict((conflict) => conflict.doNothing())
    .returning('suspended_id')
    .execute();
  return [...new Set(written.map(({ suspended_id }) => suspended_id))];
}

/** The rows of an account, locked, each with whether our team is to look at it. */
export function lockLookalikes(tx: Tx, userId: string) {
  return lookalikes(tx)
    .select(['l.suspended_id', 'l.same', isLookalikeOpen.as('is_open')])
    .where('l.user_id', '=', userId)
    .forNoKeyUpdate('l')
    .execute();
}

/** Our team leaves this row as it is. */
export async function markLeft(tx: Tx, row: { user_id: string; suspended_id: string; same: string }, left_by: string): Promise<void> {
  await tx
    .updateTable('lookalikes')
    .set({ left_at: sql`now()`, left_by })
    .where('user_id', '=', row.user_id)
    .where('suspended_id', '=', row.suspended_id)
    .where('same', '=', row.same)
    .execute();
}

/** Whose session this is, while it lives. */
export function findSessionOf(db: Reader, sessionId: string) {
  return db
    .selectFrom('sessions')
    .select(['id', 'user_id'])
    .where('id', '=', sessionId)
    .where('expires_at', '>', sql<string>`now()`)
    .executeTakeFirst();
}
