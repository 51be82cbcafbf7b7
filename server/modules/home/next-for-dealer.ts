import { sql } from 'kysely';
import { whatIsMissing } from '../../../shared/business/missing.ts';
import { thingsShown } from '../../../shared/home/limits.ts';
import { checkedNames } from '../../../shared/profile/fields.ts';
import type { Reader } from '../../platform/data/database.ts';
import { word } from '../../platform/data/statements.ts';
import type { Actor } from '../../platform/http/session.ts';
import { dueColumns, isOverdue, isPayable } from '../commissions/columns.ts';

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
    .select(['b.id', 'b.request_id', 'b.price', 'r.car_model'])
    .select(sql<string | null>`b.image_urls[1]`.as('image_url'))
    .orderBy('b.decided_at', 'desc')
    .limit(thingsShown)
    .execute();
}

/** Commissions whose last day is over, the oldest first. */
export function commissionOverdue(db: Reader, actor: Actor) {
  return payable(db, actor).where(isOverdue).execute();
}

/** Commissions that can still be paid in time, the first due first. */
export function commissionDue(db: Reader, actor: Actor) {
  return payable(db, actor)
    .where((eb) => eb.not(isOverdue(eb)))
    .execute();
}

/** What a dealer who is not verified still has to give. */
export async function detailsMissing(db: Reader, actor: Actor) {
  if (actor.is_verified) return [];
  const business = await db.selectFrom('profiles').select(checkedNames).where('user_id', '=', actor.user_id).executeTakeFirstOrThrow();
  return [{ id: actor.user_id, missing: whatIsMissing(business).map(({ name }) => name) }];
}

/** The newest active request on which a verified dealer has not bid. */
export async function requestToAnswer(db: Reader, actor: Actor) {
  if (!actor.is_verified) return [];
  return db
    .selectFrom('car_requests as r')
    .where('r.status', '=', word('active'))
    .where('r.deleted_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('bids as b').select('b.id').whereRef('b.request_id', '=', 'r.id').where('b.dealer_id', '=', actor.user_id))),
    )
    .select(['r.id', 'r.car_model', 'r.budget', 'r.budget_min', 'r.budget_max', 'r.location', 'r.created_at'])
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(1)
    .execute();
}
