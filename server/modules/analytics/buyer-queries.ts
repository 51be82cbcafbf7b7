import { sql } from 'kysely';
import type { Reader } from '../../platform/data/database.ts';
import { word } from '../../platform/data/statements.ts';
import type { Actor } from '../../platform/http/session.ts';
import { isInWindows, isNow, type Windows } from './windows.ts';

/** As many requests as the page lists. */
const mostListed = 50;

/** The requests that this buyer posted in the two windows, each with its offers until now. */
function postedRequests(db: Reader, actor: Actor, windows: Windows) {
  return db
    .selectFrom('car_requests as r')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('bids as b')
          .whereRef('b.request_id', '=', 'r.id')
          .where('b.withdrawn_at', 'is', null)
          .select((of) => [
            of.fn.countAll<number>().as('offers'),
            of.fn.min<number | null>('b.price').as('lowest'),
            sql<number | null>`round(avg(b.price))`.as('mean'),
            sql<number | null>`round(extract(epoch from min(b.created_at) - r.created_at) / 60)::float8`.as('first_offer_minutes'),
          ])
          .as('offered'),
      (join) => join.onTrue(),
    )
    .where('r.user_id', '=', actor.user_id)
    .where('r.deleted_at', 'is', null)
    .where((eb) => isInWindows(eb.ref('r.created_at'), windows))
    .select(['r.id', 'r.car_model', 'r.status', 'r.created_at', 'r.budget_max'])
    .select(['offered.offers', 'offered.lowest', 'offered.mean', 'offered.first_offer_minutes'])
    .select((eb) => isNow(eb.ref('r.created_at'), windows).as('is_now'));
}

const percentOfBudget = (price: 'lowest' | 'mean') => sql<number | null>`round(avg(${sql.ref(price)} / budget_max) * 100)::float8`;

/** What came of the requests of each window. */
export function countRequests(db: Reader, actor: Actor, windows: Windows) {
  return db
    .selectFrom(postedRequests(db, actor, windows).as('posted'))
    .select((eb) => [
      'is_now',
      eb.fn.countAll<number>().as('requests'),
      sql<number | null>`round(percentile_cont(0.5) within group (order by first_offer_minutes))::float8`.as('first_offer_minutes'),
      percentOfBudget('lowest').as('lowest_percent'),
      percentOfBudget('mean').as('mean_percent'),
    ])
    .groupBy('is_now')
    .execute();
}

/** The requests of the period, the newest first. */
export function listRequests(db: Reader, actor: Actor, windows: Windows) {
  return db
    .selectFrom(postedRequests(db, actor, windows).as('posted'))
    .selectAll()
    .select(sql<number>`round(extract(epoch from now() - created_at) / 60)::float8`.as('waited_minutes'))
    .where('is_now', '=', true)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostListed)
    .execute();
}

/** The offers that came in each window, whenever the request was posted. */
export function countOffers(db: Reader, actor: Actor, windows: Windows) {
  return db
    .selectFrom('car_requests as r')
    .innerJoin('bids as b', 'b.request_id', 'r.id')
    .where('r.user_id', '=', actor.user_id)
    .where('b.withdrawn_at', 'is', null)
    .where('r.deleted_at', 'is', null)
    .where((eb) => isInWindows(eb.ref('b.created_at'), windows))
    .select((eb) => [isNow(eb.ref('b.created_at'), windows).as('is_now'), eb.fn.countAll<number>().as('offers')])
    .groupBy('is_now')
    .execute();
}

/** The viewings booked in each window that took place, with any outcome. */
export function countViewings(db: Reader, actor: Actor, windows: Windows) {
  return db
    .selectFrom('appointments as a')
    .innerJoin('car_requests as r', 'r.id', 'a.request_id')
    .where('a.buyer_id', '=', actor.user_id)
    .where('a.status', '=', word('completed'))
    .where('r.deleted_at', 'is', null)
    .where((eb) => isInWindows(eb.ref('a.created_at'), windows))
    .select((eb) => [isNow(eb.ref('a.created_at'), windows).as('is_now'), eb.fn.countAll<number>().as('viewings')])
    .groupBy('is_now')
    .execute();
}

/** The purchases recorded in each window, by the commission of their sale. */
export function countPurchases(db: Reader, actor: Actor, windows: Windows) {
  return db
    .selectFrom('appointments as a')
    .innerJoin('commissions as c', 'c.appointment_id', 'a.id')
    .where('a.buyer_id', '=', actor.user_id)
    .where('c.refunded_at', 'is', null)
    .where('c.kept_at', 'is', null)
    .where((eb) => isInWindows(eb.ref('c.created_at'), windows))
    .select((eb) => [isNow(eb.ref('c.created_at'), windows).as('is_now'), eb.fn.countAll<number>().as('purchases')])
    .groupBy('is_now')
    .execute();
}
