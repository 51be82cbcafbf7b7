import { type ExpressionBuilder, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type * as z from 'zod/mini';
import type { DB } from '../../../db/types.ts';
import { looksOfRequest } from '../../../shared/cars/looks.ts';
import type { RequestStatus } from '../../../shared/deal.ts';
import { linesShown } from '../../../shared/home/limits.ts';
import type { Step } from '../../../shared/lifecycle.ts';
import type { OwnRequestShow } from '../../../shared/requests/own-filters.ts';
import type { requestForm } from '../../../shared/requests/schema.ts';
import type { Reader, Tx } from '../../platform/data/database.ts';
import { moved } from '../../platform/data/moved.ts';
import { keyset } from '../../platform/data/paging.ts';
import { word, words } from '../../platform/data/statements.ts';
import type { Actor } from '../../platform/http/session.ts';
import { carFacts, carOfBid, withCounty } from '../bids/columns.ts';
import { isPersonSuspended } from '../profile/columns.ts';
import { askedForBuyer, askedForDealer } from './asked-car.ts';
import { requestColumns } from './columns.ts';
import { bestBids, hasOfferToAnswer, progressColumns } from './own-columns.ts';
import { isOfferedTo, living } from './visible.ts';

function columns(db: Reader) {
  return living(db)
    .select(requestColumns)
    .select(['r.id', 'r.budget_min', 'r.budget_max', 'r.status', 'r.created_at', isPersonSuspended('r.user_id').as('is_frozen')]);
}

function own(db: Reader, actor: Actor) {
  return columns(db)
    .where('r.user_id', '=', actor.user_id)
    .select([...progressColumns, bestBids.as('bids')])
    .select(askedForBuyer);
}

type Own = NonNullable<Awaited<ReturnType<ReturnType<typeof own>['executeTakeFirst']>>>;
const reply = (request: Own) => ({ ...request, bids: request.bids.map(withCounty) });

/** One request of this buyer with the bids that fit best. */
export async function findOwnRequest(db: Reader, actor: Actor, requestId: string) {
  const request = await own(db, actor).where('r.id', '=', requestId).executeTakeFirst();
  return request && reply(request);
}

/** Where this person is, as their profile says. */
export async function findPlace(db: Reader, userId: string): Promise<string | null> {
  const profile = await db.selectFrom('profiles').select('location').where('user_id', '=', userId).executeTakeFirst();
  return profile?.location ?? null;
}

/** The newest first. */
export const newest = keyset('requests', [['r.created_at', 'desc', 'instant'], 'r.id']);

/** The newest of this buyer's requests, as lines of the home. */
export async function listRequestLines(db: Reader, actor: Actor) {
  const own = columns(db).where('r.user_id', '=', actor.user_id).select(progressColumns);
  const { rows, next } = await own.$call(newest.page(undefined, linesShown));
  // Said here: a description of 1,000 letters is much to send for a colour.
  return { rows: rows.map((row) => ({ ...row, looks: looksOfRequest(row) })), next };
}

/** A page of this buyer's requests with the bids that fit best, newest first: all, the active ones, or those with an offer that can be answered. */
export async function listOwnRequests(db: Reader, actor: Actor, { show, cursor }: { show?: OwnRequestShow; cursor?: string }) {
  const { rows, next } = await own(db, actor)
    .$if(show === 'active', (query) => query.where('r.status', '=', word('active')))
    .$if(show === 'to_answer', (query) => query.where(hasOfferToAnswer))
    .$call(newest.page(cursor));
  return { rows: rows.map(reply), next };
}

// The buyer opted in, has a number, is not suspended, and the request is active.
const sharesPhone = (eb: ExpressionBuilder<DB & { r: DB['car_requests']; p: DB['profiles'] }, 'r' | 'p'>) =>
  eb.and([
    eb('r.share_phone', '=', true),
    eb('r.status', '=', word('active')),
    eb('p.phone', 'is not', null),
    eb('p.suspended_at', 'is', null),
  ]);

/**
 * Requests as a dealer (or the admin) sees them: the buyer's name only for the verified, the own bid only (docs/domain/permissions.md,
 * "Requests").
 */
export function offered(db: Reader, actor: Actor) {
  const seesBuyer = sql<boolean>`${actor.role === 'admin' || actor.is_verified}::boolean`;
  return columns(db).select((eb) => {
    const buyer = eb.selectFrom('profiles as p').whereRef('p.user_id', '=', 'r.user_id').where(seesBuyer);
    return [
      buyer.select('p.full_name').as('buyer_name'),
      eb.exists(buyer.where(sharesPhone).select('p.user_id')).$castTo<boolean>().as('can_reveal_phone'),
      askedForDealer(eb, actor),
      jsonObjectFrom(
        eb
          .selectFrom('bids as b')
          .select([
            'b.id',
            'b.price',
            'b.message',
            'b.image_urls',
            'b.status',
            'b.decided_at',
            'b.withdrawn_at',
            'b.removed_at',
            'b.created_at',
            ...carFacts,
          ])
          .select(carOfBid)
          .whereRef('b.request_id', '=', 'r.id')
          .where('b.dealer_id', '=', actor.user_id),
      ).as('own_bid'),
    ];
  });
}

/** One request a dealer may see: active, or one they have bid on. */
export function findOfferedRequest(db: Reader, actor: Actor, requestId: string) {
  return offered(db, actor)
    .where('r.id', '=', requestId)
    .$if(actor.role === 'dealer', (query) => query.where(isOfferedTo(actor)))
    .executeTakeFirst();
}

/** The phone number behind a request that shares it. */
export function findSharedPhone(db: Reader, requestId: string) {
  return living(db)
    .innerJoin('profiles as p', 'p.user_id', 'r.user_id')
    .select(['p.phone', 'p.phone_e164'])
    .where('r.id', '=', requestId)
    .where(sharesPhone)
    .executeTakeFirst();
}

/** How many numbers this dealer has revealed since midnight in Nairobi, and the seconds until the next. Locks the dealer's profile, or two reveals at once could exceed the limit. */
export async function countRevealedToday(tx: Tx, dealerId: string): Promise<{ reveals: number; secondsLeft: number }> {
  await tx.selectFrom('profiles').select('user_id').where('user_id', '=', dealerId).forNoKeyUpdate().execute();
  const midnight = sql<string>`date_trunc('day', now(), 'Africa/Nairobi')`;
  return tx
    .selectFrom('events')
    .select((eb) => eb.fn.countAll<number>().as('reveals'))
    .select(sql<number>`ceil(extract(epoch from ${midnight} + interval '24 hours' - now()))`.as('secondsLeft'))
    .where('type', '=', word('request.phone_revealed'))
    .where('actor_id', '=', dealerId)
    .where('created_at', '>=', midnight)
    .executeTakeFirstOrThrow();
}

/** Whether a request of this buyer, deleted or not, came from the page of this car within 24 hours. */
export async function hasAskedToday(tx: Tx, buyerId: string, carId: string): Promise<boolean> {
  const asked = await tx
    .selectFrom('car_requests')
    .select('id')
    .where('user_id', '=', buyerId)
    .where('asked_car_id', '=', carId)
    .where('created_at', '>', sql<string>`now() - interval '24 hours'`)
    .limit(1)
    .executeTakeFirst();
  return asked !== undefined;
}

/** Writes a new, active request. */
export async function insertRequest(
  tx: Tx,
  request: z.output<typeof requestForm> & { user_id: string; budget_min: number | null; budget_max: number | null; county: string | null },
): Promise<void> {
  await tx.insertInto('car_requests').values(request).execute();
}

/** Moves a locked request along a step of its lifecycle. */
export async function moveRequest(tx: Tx, requestId: string, { from, to }: Step<RequestStatus>): Promise<void> {
  moved(
    await tx
      .updateTable('car_requests')
      .set({ status: to, updated_at: sql`now()` })
      .where('id', '=', requestId)
      .where('status', 'in', words(from))
      .executeTakeFirstOrThrow(),
  );
}

/** A request of this buyer that is not deleted. */
export function findOwnRequestId(db: Reader, actor: Actor, requestId: string) {
  return living(db).select('r.id').where('r.id', '=', requestId).where('r.user_id', '=', actor.user_id).executeTakeFirst();
}

/** Soft delete: the row is kept for the legal retention period, but no query returns it. */
export async function markDeleted(tx: Tx, requestId: string): Promise<void> {
  await tx.updateTable('car_requests').set({ deleted_at: sql`now()`, updated_at: sql`now()` }).where('id', '=', requestId).execute();
}
