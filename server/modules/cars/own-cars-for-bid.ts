import { sql } from 'kysely';
import type { Reader } from '../../platform/data/database.ts';
import { keyset } from '../../platform/data/paging.ts';
import { containing } from '../../platform/data/search.ts';
import type { Actor } from '../../platform/http/session.ts';
import { isForSale } from '../market/market.ts';
import { fits } from './fits-request.ts';
import { own } from './own-cars.ts';

const fittingFirst = keyset('own cars for a request', [
  ['o.others_last', 'asc', 'number'],
  ['o.created_at', 'desc', 'instant'],
  ['o.id', 'desc', 'uuid'],
]);

/** A page of the cars of this dealer that a bid on the request can carry: those that fit it first, then the newest. */
export function listOwnCarsFor(db: Reader, actor: Actor, requestId: string, { cursor, search }: { cursor?: string; search?: string }) {
  const cars = own(db, actor)
    .innerJoin('car_requests as r', (join) => join.on('r.id', '=', requestId))
    .select([fits.as('fits'), sql<number>`case when ${fits} then 0 else 1 end`.as('others_last')])
    .where(isForSale)
    .$if(Boolean(search), (query) => query.where('c.name', 'ilike', containing(search)));
  return db.selectFrom(cars.as('o')).selectAll().$call(fittingFirst.page(cursor));
}
