import { type ExpressionBuilder, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { DB } from '../../../db/types.ts';
import { photosOfCar } from '../cars/columns.ts';

type Eb = ExpressionBuilder<DB & { b: DB['bids'] }, 'b'>;

// As `market()` says it, for one car.
const isOnMarket = sql<boolean>`(c.deleted_at is null and c.approval = 'approved' and c.status <> 'sold' and (
  select p.is_verified from profiles p where p.user_id = c.dealer_id
))`;

/** The columns of the reply `carOfBid`, for a query over `bids as b`. */
export function carOfBid(eb: Eb) {
  return [
    jsonObjectFrom(
      eb
        .selectFrom('cars as c')
        .select(['c.id', 'c.status', isOnMarket.as('is_on_market')])
        .select(sql<string>`b.car_make`.as('make'))
        .select(sql<string>`b.car_model`.as('model'))
        .select(sql<number | null>`b.year`.as('year'))
        .whereRef('c.id', '=', 'b.car_id'),
    ).as('car'),
    eb.ref('b.car_gone').as('car_gone'),
    jsonObjectFrom(
      eb
        .selectFrom('cars as c')
        .select(['c.id', 'c.make', 'c.model', 'c.status', 'c.price', isOnMarket.as('is_on_market'), photosOfCar.as('photos')])
        .select(['c.year', 'c.mileage', 'c.color', 'c.engine_size', 'c.fuel_type', 'c.transmission', 'c.condition'])
        .select((of) => of.ref('b.other_car_answer').as('answer'))
        .whereRef('c.id', '=', 'b.other_car_id'),
    ).as('other_car'),
  ] as const;
}
