import type { Reader } from '../../platform/data/database.ts';
import type { Actor } from '../../platform/http/session.ts';
import { ownColumns } from './columns.ts';

/** The stock of this dealer, as `cars as c`. */
export function ownCars(db: Reader, { user_id }: Actor) {
  return db.selectFrom('cars as c').where('c.dealer_id', '=', user_id).where('c.deleted_at', 'is', null);
}

/** One car of this dealer, as the reply `ownCar`. */
export function findOwnCar(db: Reader, actor: Actor, carId: string) {
  return ownCars(db, actor).select(ownColumns).where('c.id', '=', carId).executeTakeFirst();
}
