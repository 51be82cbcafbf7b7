import { type ExpressionBuilder, sql } from 'kysely';
import type { DB } from '../../../db/types.ts';
import type { PriceBand } from '../../../shared/analytics/price-bands.ts';
import type { Reader } from '../../platform/data/database.ts';
import { word } from '../../platform/data/statements.ts';
import type { Actor } from '../../platform/http/session.ts';
import { isInWindows, isNow, pieceOf, type Windows } from './windows.ts';

type Eb = ExpressionBuilder<DB & { b: DB['bids'] }, 'b'>;

// A sale through the request, a lost car and our team reject bids too; those the buyer has not decided about.
const isRejectedByBuyer = (eb: Eb) =>
  eb.and([
    eb('b.status', '=', word('rejected')),
    eb('b.removed_at', 'is', null),
    eb('b.car_gone', 'is', null),
    eb('b.is_outsold', '=', false),
  ]);

/** The bids of this dealer that led to a completed viewing, and whether to a sale. */
const dealsOf = (db: Reader, { user_id }: Actor) =>
  db
    .selectFrom('appointments as a')
    .where('a.dealer_id', '=', user_id)
    .where('a.status', '=', word('completed'))
    .select(['a.bid_id', sql<boolean>`bool_or(a.outcome = 'sold')`.as('was_sold')])
    .groupBy('a.bid_id');

// Its order is that of `priceBands`; null where the budget can't be read.
const bandOf = sql<PriceBand | null>`case
  when b.price <= r.budget_max * 0.9 then 'far_under'
  when b.price < r.budget_max then 'under'
  when b.price = r.budget_max then 'at'
  when b.price <= r.budget_max * 1.1 then 'over'
  when b.price > r.budget_max * 1.1 then 'far_over'
end`;

/**
 * The bids that this dealer sent in the two windows. The request of each is looked up by itself (a `limit` keeps it so), or PostgreSQL would read all
 * requests where a dealer has sent hundreds. What compares the two is said there, too, or it would remember each request, which no other bid asks for.
 */
function sentBids(db: Reader, actor: Actor, windows: Windows) {
  return db
    .selectFrom('bids as b')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('car_requests as r')
          .select([bandOf.as('band'), sql<number>`extract(epoch from b.created_at - r.created_at)::float8 / 60`.as('minutes')])
          .whereRef('r.id', '=', 'b.request_id')
          .where('r.deleted_at', 'is', null)
          .limit(1)
          .as('asked'),
      (join) => join.onTrue(),
    )
    .leftJoin(dealsOf(db, actor).as('deal'), 'deal.bid_id', 'b.id')
    .where('b.dealer_id', '=', actor.user_id)
    .where('b.withdrawn_at', 'is', null)
    .where((eb) => isInWindows(eb.ref('b.created_at'), windows))
    .select((eb) => [
      'b.price',
      'b.status',
      isNow(eb.ref('b.created_at'), windows).as('is_now'),
      pieceOf(eb.ref('b.created_at'), windows).as('piece'),
      'asked.band',
      'asked.minutes',
      isRejectedByBuyer(eb).as('was_rejected'),
      eb('deal.bid_id', 'is not', null).as('was_viewed'),
      'deal.was_sold',
    ]);
}

/**
 * What became of the bids of each window: of all of them, of those of each piece, and of those of each price against the budget. Read once for all three,
 * as a dealer may have sent thousands.
 */
export function countBids(db: Reader, actor: Actor, windows: Windows) {
  return db
    .selectFrom(sentBids(db, actor, windows).as('sent'))
    .select((eb) => [
      sql<'all' | 'piece' | 'band'>`case when grouping(piece) = 0 then 'piece' when grouping(band) = 0 then 'band' else 'all' end`.as('by'),
      'is_now',
      'piece',
      'band',
      eb.fn.countAll<number>().as('bids'),
      eb.fn.countAll<number>().filterWhere('status', '=', word('accepted')).as('accepted'),
      eb.fn.countAll<number>().filterWhere('status', '=', word('pending')).as('waiting'),
      eb.fn.countAll<number>().filterWhere('was_rejected', '=', true).as('rejected'),
      sql<number>`coalesce(sum(price) filter (where status = 'accepted'), 0)`.as('accepted_value'),
      eb.fn.countAll<number>().filterWhere('was_viewed', '=', true).as('viewed'),
      eb.fn.countAll<number>().filterWhere('was_sold', '=', true).as('sold'),
      sql<number>`round(percentile_cont(0.5) within group (order by minutes))::float8`.as('answer_minutes'),
    ])
    .groupBy(sql`grouping sets ((is_now), (is_now, piece), (is_now, band))`)
    .execute();
}

/** The sales recorded in each window: a sale has one commission, made when it is recorded. One that was kept is of no sale any more. */
export function sumSales(db: Reader, actor: Actor, windows: Windows) {
  return db
    .selectFrom('commissions as c')
    .where('c.dealer_id', '=', actor.user_id)
    .where('c.refunded_at', 'is', null)
    .where((eb) => isInWindows(eb.ref('c.created_at'), windows))
    .select((eb) => [
      isNow(eb.ref('c.created_at'), windows).as('is_now'),
      eb.fn.countAll<number>().filterWhere('c.kept_at', 'is', null).as('sales'),
      eb.fn.coalesce(eb.fn.sum<number>('c.purchase_price').filterWhere('c.kept_at', 'is', null), sql<number>`0`).as('value'),
      eb.fn.sum<number>('c.commission_amount').as('commission'),
    ])
    .groupBy('is_now')
    .execute();
}

/** How often buyers saved a car of this dealer's stock in each window, saves that stand. Car by car: PostgreSQL would rather read everybody's saves. */
export function countSaves(db: Reader, actor: Actor, windows: Windows) {
  return db
    .selectFrom('cars as k')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('saved_cars as s')
          .whereRef('s.car_id', '=', 'k.id')
          .where((of) => isInWindows(of.ref('s.created_at'), windows))
          .select((of) => [
            of.fn.countAll<number>().as('saves'),
            of.fn
              .countAll<number>()
              .filterWhere(isNow(of.ref('s.created_at'), windows))
              .as('now'),
          ])
          .as('saved'),
      (join) => join.onTrue(),
    )
    .where('k.dealer_id', '=', actor.user_id)
    .where('k.deleted_at', 'is', null)
    .select([sql<number>`coalesce(sum(saved.now), 0)`.as('now'), sql<number>`coalesce(sum(saved.saves - saved.now), 0)`.as('before')])
    .executeTakeFirstOrThrow();
}
