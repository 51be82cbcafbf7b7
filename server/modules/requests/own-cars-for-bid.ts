import { sql } from 'kysely';
import type { Reader } from '../../platform/data/database.ts';
import { keyset } from '../../platform/data/paging.ts';
import { word } from '../../platform/data/statements.ts';
import type { Actor } from '../../platform/http/session.ts';
import { fits, ownColumns } from '../cars/columns.ts';
import { carsHave, type Sought } from '../cars/search.ts';
import { ownCars } from '../cars/visible.ts';
import { isForSale } from '../market/market.ts';

const asked = sql<boolean>`c.id is not distinct from r.asked_car_id`;

const nextBest = keyset('own cars for a request', [
  ['o.price_distance', 'asc', 'number'],
  ['o.rank', 'asc', 'number'],
  ['o.created_at', 'desc', 'instant'],
  'o.id',
]);

/**
 * A page of the cars of this dealer that a bid on the request can carry: approved and not sold, the one its buyer asked about first, then those that fit
 * it, then the newest. In place of the lost car of an accepted bid: before all by how near they are to its price.
 */
export function listOwnCarsFor(
  db: Reader,
  actor: Actor,
  requestId: string,
  { cursor, search, whole, dealers, ids }: { cursor?: string } & Sought,
) {
  const cars = ownCars(db, actor)
    .innerJoin('car_requests as r', (join) => join.on('r.id', '=', requestId))
    .leftJoin('bids as b', (join) =>
      join.onRef('b.request_id', '=', 'r.id').on('b.dealer_id', '=', actor.user_id).on('b.status', '=', word('accepted')),
    )
    .select(ownColumns)
    .select([fits.as('fits'), asked.as('asked')])
    .select(sql<number>`coalesce(abs(c.price - b.price), 0)`.as('price_distance'))
    .select(sql<number>`case when ${asked} then 0 when ${fits} then 1 else 2 end`.as('rank'))
    .where(isForSale)
    .$if(Boolean(search), (query) => query.where(carsHave({ search, whole, dealers, ids })));
  return db.selectFrom(cars.as('o')).selectAll().$call(nextBest.page(cursor));
}
