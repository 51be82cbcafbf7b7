import { sql } from 'kysely';
import { whatIsMissing } from '../../../shared/business/missing.ts';
import { thingsShown } from '../../../shared/home/limits.ts';
import { checkedNames } from '../../../shared/profile/fields.ts';
import type { Reader } from '../../platform/data/database.ts';
import { word } from '../../platform/data/statements.ts';
import type { Actor } from '../../platform/http/session.ts';
import { dueColumns, isOverdue, isPayable } from '../commissions/columns.ts';
import { listFittingRequests } from '../requests/requests-that-fit.ts';

function payable(db: Reader, actor: Actor) {
  return db
    .selectFrom('commissions as c')
    .innerJoin('appointments as a', 'a.id', 'c.appointment_id')
    .innerJoin('car_requests as r', 'r.id', 'a.request_id')
    .where('c.dealer_id', '=', actor.user_id)
    .where(isPayable)
    .select(['c.id', 'r.car_model', 'c.commission_amount as amount'])
    .select(dueColumns)
    .orderBy('c.due_at')
    .limit(thingsShown);
}

/** Accepted bids on active requests whose car is gone, but not to their own buyer, and for which no other was named yet. */
export async function otherCarToName(db: Reader, actor: Actor) {
  if (!actor.is_verified) return [];
  return db
    .selectFrom('bids as b')
    .innerJoin('car_requests as r', 'r.id', 'b.request_id')
    .where('b.dealer_id', '=', actor.user_id)
    .where('b.status', '=', word('accepted'))
    .where('b.car_gone', '<>', word('bought'))
    .where('b.other_car_id', 'is', null)
    .where('r.status', '=', word('active'))
    .where('r.deleted_at', 'is', null)
    .select(['b.id', 'b.request_id', 'b.price', 'b.color', 'r.car_model'])
    .select(sql<string | null>`b.image_urls[1]`.as('image_url'))
    .orderBy('b.decided_at', 'desc')
    .limit(thingsShown)
    .execute();
}

/** Commissions whose last day is over, the oldest first. */
export function commissionOverdue(db: Reader, actor: Actor) {
  return payable(db, actor).where(isOverdue).execute();
}

/** The commission that can still be paid in time and is due first; the others leave room for what else is to be done. */
export function commissionDue(db: Reader, actor: Actor) {
  return payable(db, actor)
    .where((eb) => eb.not(isOverdue(eb)))
    .limit(1)
    .execute();
}

/** What a dealer who is not verified still has to give. */
export async function detailsMissing(db: Reader, actor: Actor) {
  if (actor.is_verified) return [];
  const business = await db.selectFrom('profiles').select(checkedNames).where('user_id', '=', actor.user_id).executeTakeFirstOrThrow();
  return [{ id: actor.user_id, missing: whatIsMissing(business).map(({ name }) => name) }];
}

/** The newest request that a car of a verified dealer's stock fits and that the dealer has not bid on, with the dearest of these cars. */
export async function requestThatFits(db: Reader, actor: Actor) {
  if (!actor.is_verified) return [];
  const { rows } = await listFittingRequests(db, actor, undefined, 1);
  return rows.map(({ best_car: { image_url, color, price, ...car }, ...request }) => ({ ...request, car, image_url, color, price }));
}

/** A verified dealer with nothing in stock. */
export async function stockToAdd(db: Reader, actor: Actor) {
  if (!actor.is_verified) return [];
  const car = await db
    .selectFrom('cars as c')
    .select('c.id')
    .where('c.dealer_id', '=', actor.user_id)
    .where('c.deleted_at', 'is', null)
    .where('c.status', '<>', word('sold'))
    .limit(1)
    .executeTakeFirst();
  return car ? [] : [{ id: actor.user_id }];
}
