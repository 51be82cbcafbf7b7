import { type ExpressionBuilder, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { DB } from '../../../db/types.ts';
import type { CarOfBid } from '../../../shared/bids/car-of-bid.ts';
import type { CarFacts, CarPhoto } from '../../../shared/cars/replies.ts';
import { isCarOnMarket } from '../market/market.ts';

/** A car as it was when its dealer named it: what the buyer reads, and what the bid carries once it is confirmed. */
export interface NamedCar extends CarFacts {
  make: string;
  model: string;
  year: number;
  price: number;
  version: number;
  photos: CarPhoto[];
}

type Eb = ExpressionBuilder<DB & { b: DB['bids'] }, 'b'>;

// By what it was when it was named; only its state is that of now.
const otherCar = sql<CarOfBid['other_car']>`(
  select b.other_car_as_named || jsonb_build_object('id', c.id, 'status', c.status, 'is_on_market', ${isCarOnMarket}, 'answer', b.other_car_answer)
  from cars c
  where c.id = b.other_car_id
)`;

/** The columns of the reply `carOfBid`, for a query over `bids as b`. */
export function carOfBid(eb: Eb) {
  return [
    jsonObjectFrom(
      eb
        .selectFrom('cars as c')
        .select(['c.id', 'c.status', isCarOnMarket.as('is_on_market')])
        .select(sql<string>`b.car_make`.as('make'))
        .select(sql<string>`b.car_model`.as('model'))
        .select(sql<number | null>`b.year`.as('year'))
        .whereRef('c.id', '=', 'b.car_id'),
    ).as('car'),
    eb.ref('b.car_gone').as('car_gone'),
    otherCar.as('other_car'),
  ] as const;
}
