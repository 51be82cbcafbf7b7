import { type ExpressionBuilder, sql } from 'kysely';
import type { DB } from '../../../db/types.ts';
import type { CarPage } from '../../../shared/cars/car-page-api.ts';
import { remainingNames } from '../../../shared/cars/fields.ts';
import { openBidStatuses } from '../../../shared/deal.ts';
import type { Reader } from '../../platform/data/database.ts';
import { word, words } from '../../platform/data/statements.ts';
import type { Actor } from '../../platform/http/session.ts';
import { findDealer } from '../dealers/dealers.ts';
import { isFoundBy } from '../dealers/visible.ts';
import { isOnMarket, isTheirs } from '../market/market.ts';
import { pageColumns, savedBy } from './columns.ts';

// Everybody could see it then: it was approved while its dealer was verified.
const wasOnMarket = sql<boolean>`(
  (c.approval in ('approved', 'taken_down') or c.shown_as is not null) and (p.is_verified or exists (
    select from verification_steps v where v.dealer_id = c.dealer_id and v.step = 'unverified' and v.created_at > c.created_at
  ))
)`;

/**
 * A car as its page shows it to this reader: in full while it is on the market, later its name only; never the one that was not yet on it. Its dealer and
 * the administrator see it in full until it is deleted (docs/domain/permissions.md, "Cars").
 */
export async function findCarPage(db: Reader, actor: Actor, carId: string): Promise<CarPage | undefined> {
  const isWhole = sql<boolean>`(${isOnMarket} or ${isTheirs(actor)})`;
  const found = await db
    .selectFrom('cars as c')
    .innerJoin('profiles as p', 'p.user_id', 'c.dealer_id')
    .select(['c.id', 'c.dealer_id', 'c.shown_as'])
    .select(remainingNames.map((name) => `c.${name}` as const))
    .select(sql<CarPage['state']>`case when ${isOnMarket} then 'on_market' when c.status = 'sold' then 'sold' else 'gone' end`.as('state'))
    .select(isWhole.as('is_whole'))
    .where('c.id', '=', carId)
    .where(sql<boolean>`(${isWhole} or ${wasOnMarket} and ${isFoundBy(actor)})`)
    .executeTakeFirst();
  if (!found) return undefined;
  const { is_whole, dealer_id, shown_as, ...car } = found;
  return is_whole ? { ...car, details: await detailsOf(db, actor, car.id, dealer_id) } : { ...car, ...shown_as, details: null };
}

/** The newest active request of this buyer that asks about the car or has an open offer of it, for a query over `cars as c`. */
function ownRequest(eb: ExpressionBuilder<DB & { c: DB['cars'] }, 'c'>, buyer: Actor) {
  return eb
    .selectFrom('car_requests as r')
    .select('r.id')
    .where('r.user_id', '=', buyer.user_id)
    .where('r.status', '=', word('active'))
    .where('r.deleted_at', 'is', null)
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb('r.asked_car_id', '=', eb.ref('c.id')),
        exists(
          selectFrom('bids as b')
            .select('b.id')
            .whereRef('b.request_id', '=', 'r.id')
            .whereRef('b.car_id', '=', 'c.id')
            .where('b.status', 'in', words(openBidStatuses)),
        ),
      ]),
    )
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id')
    .limit(1);
}

async function detailsOf(db: Reader, actor: Actor, carId: string, dealerId: string): Promise<CarPage['details']> {
  const [details, dealer] = await Promise.all([
    db
      .selectFrom('cars as c')
      .select(pageColumns)
      .$if(actor.role === 'buyer', (query) =>
        query.select((eb) => [savedBy(eb, actor).as('saved'), ownRequest(eb, actor).as('own_request')]),
      )
      .where('c.id', '=', carId)
      .executeTakeFirst(),
    findDealer(db, actor, dealerId),
  ]);
  return details && dealer ? { ...details, dealer } : null;
}
