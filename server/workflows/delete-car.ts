import { whyNotDeleteCar } from '../../shared/cars/rules.ts';
import { endBidsWithCar, lockBidsToEnd } from '../modules/bids/lost-cars.ts';
import { type LockedCar, lockOwnCar, softDeleteCar } from '../modules/cars/cars.ts';
import { releasePhotos } from '../modules/photos/photos.ts';
import type { Database, Tx } from '../platform/data/database.ts';
import { found, refuse } from '../platform/http/errors.ts';
import type { Actor } from '../platform/http/session.ts';
import type { Doer } from '../platform/live/events.ts';

/** A dealer deletes an own car, which ends the bids that carry it and lets go of the photos that no bid shows (docs/domain/lifecycles.md, "Car"). Throws 404, 409 by `whyNotDeleteCar`. */
export async function deleteCar(db: Database, actor: Actor, carId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const facts = found(await lockOwnCar(tx, actor, carId));
    refuse(whyNotDeleteCar(facts));
    await removeCar(tx, actor, facts.car);
  });
}

/** What follows when a dealer's locked car leaves the stock for good. */
export async function removeCar(tx: Tx, by: Doer, car: LockedCar): Promise<void> {
  await lockBidsToEnd(tx, { car_id: car.id });
  await softDeleteCar(tx, by, car);
  await endBidsWithCar(tx, by, car.id, { by: 'dealer', gone: 'deleted' });
  await releasePhotos(tx, { kind: 'car', id: car.id });
}
