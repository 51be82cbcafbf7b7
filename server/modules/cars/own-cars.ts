import type { CarForm } from '../../../shared/cars/car-form.ts';
import type { CarApproval } from '../../../shared/cars/options.ts';
import type { Reader, Tx } from '../../platform/data/database.ts';
import type { Actor } from '../../platform/http/session.ts';
import { ownColumns } from './columns.ts';

/** The stock of this dealer as the reply `ownCar`, a query over `cars as c`. */
export function own(db: Reader, actor: Actor) {
  return db.selectFrom('cars as c').select(ownColumns).where('c.dealer_id', '=', actor.user_id).where('c.deleted_at', 'is', null);
}

/** One car of this dealer. */
export function findOwnCar(db: Reader, actor: Actor, carId: string) {
  return own(db, actor).where('c.id', '=', carId).executeTakeFirst();
}

/** Writes a new car. */
export async function insertCar(tx: Tx, car: CarForm & { dealer_id: string; county: string | null; approval: CarApproval }): Promise<void> {
  await tx.insertInto('cars').values(car).execute();
}
