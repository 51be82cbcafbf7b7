import type { ExpressionBuilder } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { DB } from '../../../db/types.ts';
import { looksOf } from '../../../shared/cars/looks.ts';
import { carName } from '../../../shared/cars/names.ts';
import { dealerName } from '../../../shared/dealers/names.ts';
import { id } from '../../../shared/fields.ts';
import type { AskedCar } from '../../../shared/site/pages.ts';
import type { Reader } from '../../platform/data/database.ts';
import type { Actor } from '../../platform/http/session.ts';
import { nameAsSeen } from '../cars/columns.ts';
import { findOnMarket } from '../market/market.ts';

// The car whose page led to a request (docs/domain/lifecycles.md, "Request").

/** It as the form shows it to this person, while it is on the market; else null. */
export async function findAsked(db: Reader, carId: string | undefined, actor: Actor | null): Promise<AskedCar | null> {
  const car = id.safeParse(carId).success && (await findOnMarket(db, carId ?? ''));
  if (!car) return null;
  const { price, image_urls } = car;
  return { id: car.id, name: carName(car), price, photo: image_urls[0] ?? null, looks: looksOf(car), dealer: actor && dealerName(car) };
}

type Eb = ExpressionBuilder<DB & { r: DB['car_requests'] }, 'r'>;

/** It as the request's buyer reads it, with who was told, for a query over `car_requests as r`. */
export function askedForBuyer(eb: Eb) {
  return jsonObjectFrom(
    eb
      .selectFrom('cars as c')
      .innerJoin('profiles as p', 'p.user_id', 'c.dealer_id')
      .select(['c.id', ...nameAsSeen, 'p.business_name', 'p.full_name'])
      .whereRef('c.id', '=', 'r.asked_car_id'),
  ).as('asked_car');
}

/** It as this dealer reads it: only an own one, while it is in stock, for a query over `car_requests as r`. */
export function askedForDealer(eb: Eb, actor: Actor) {
  return jsonObjectFrom(
    eb
      .selectFrom('cars as c')
      .select(['c.id', 'c.make', 'c.model', 'c.year'])
      .whereRef('c.id', '=', 'r.asked_car_id')
      .where('c.dealer_id', '=', actor.user_id)
      .where('c.deleted_at', 'is', null),
  ).as('asked_car');
}
