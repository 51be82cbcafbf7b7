import { sql } from 'kysely';
import { thingsShown } from '../../../shared/home/limits.ts';
import type { Reader } from '../../platform/data/database.ts';
import { word } from '../../platform/data/statements.ts';
import type { Actor } from '../../platform/http/session.ts';
import { isOtherCarToAnswer, isToAnswer, isToView } from '../bids/columns.ts';
import { fit, offerOrders } from '../bids/offer-order.ts';
import { shownName } from '../profile/columns.ts';

/** The offers of verified dealers on this buyer's active requests. */
function offers(db: Reader, actor: Actor) {
  return db
    .selectFrom('car_requests as r')
    .innerJoin('bids as b', 'b.request_id', 'r.id')
    .innerJoin('profiles as p', 'p.user_id', 'b.dealer_id')
    .where('r.user_id', '=', actor.user_id)
    .where('r.status', '=', word('active'))
    .where('r.deleted_at', 'is', null)
    .where('p.is_verified', '=', true)
    .select([
      'b.id',
      'b.request_id',
      'b.price',
      'b.color',
      'r.car_model',
      'r.budget',
      'r.budget_min',
      'r.budget_max',
      'p.rating',
      'p.rating_count',
    ])
    .select([shownName.as('dealer_name'), sql<string | null>`b.image_urls[1]`.as('image_url')]);
}

/** Accepted offers whose car is gone, and for which the dealer has named another. */
export function otherCarToAnswer(db: Reader, actor: Actor) {
  return offers(db, actor).where(isOtherCarToAnswer).select('b.car_gone').orderBy('b.decided_at', 'desc').limit(thingsShown).execute();
}

/** Accepted offers whose car is still to be had, without a viewing: none was booked, or it was cancelled. */
export function viewingToBook(db: Reader, actor: Actor) {
  return offers(db, actor)
    .where(isToView)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('appointments as a').select('a.id').whereRef('a.bid_id', '=', 'b.id').where('a.status', '!=', word('cancelled'))),
      ),
    )
    .orderBy('b.decided_at', 'desc')
    .limit(thingsShown)
    .execute();
}

/** The best of the pending offers (docs/domain/limits-and-money.md, "Best fit"), if there are any, with how many wait. */
export async function offersWait(db: Reader, actor: Actor) {
  const {
    rows: [best],
  } = await offers(db, actor)
    .innerJoin(fit, (join) => join.onTrue())
    .where(isToAnswer)
    .$call(offerOrders.best.page(undefined, 1));
  if (!best) return [];
  const waiting = await countByRequest(db, actor);
  return [
    {
      ...best,
      count: waiting.reduce((sum, { count }) => sum + count, 0),
      on_request: waiting.find(({ id }) => id === best.request_id)?.count ?? 1,
      other_request: waiting.find(({ id }) => id !== best.request_id) ?? null,
    },
  ];
}

/** How many offers wait on each active request, that with the newest first. */
function countByRequest(db: Reader, actor: Actor) {
  return db
    .selectFrom('car_requests as r')
    .innerJoin('bids as b', 'b.request_id', 'r.id')
    .where('r.user_id', '=', actor.user_id)
    .where(isToAnswer)
    .groupBy('r.id')
    .select(['r.id', 'r.car_model'])
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .orderBy((eb) => eb.fn.max('b.created_at'), 'desc')
    .execute();
}

/** The newest active request that nobody has answered yet. */
export function offersAwaited(db: Reader, actor: Actor) {
  return db
    .selectFrom('car_requests as r')
    .where('r.user_id', '=', actor.user_id)
    .where('r.status', '=', word('active'))
    .where('r.deleted_at', 'is', null)
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('bids as b').select('b.id').whereRef('b.request_id', '=', 'r.id'))))
    .select(['r.id', 'r.car_model', 'r.budget', 'r.budget_min', 'r.budget_max', 'r.location', 'r.created_at'])
    .orderBy('r.created_at', 'desc')
    .limit(1)
    .execute();
}
