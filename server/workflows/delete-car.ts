import { whyNotDeleteCar } from '../../shared/cars/rules.ts';
import { endBidsWithCar, lockBidsToEnd } from '../modules/bids/lost-cars.ts';
import { lockOwnCar, softDeleteCar } from '../modules/cars/status.ts';
import { releasePhotos } from '../modules/photos/photos.ts';
import type { Database } from '../platform/data/database.ts';
import { found, refuse } from '../platform/http/errors.ts';
import type { Actor } from '../platform/http/session.ts';

/** A dealer deletes an own car, which ends the bids that carry it and lets go of the photos that no bid shows (docs/domain/lifecycles.md, "Car"). Throws 404, 409 by `whyNotDeleteCar`. */
export async function deleteCar(db: Database, actor: Actor, carId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const facts = found(await lockOwnCar(tx, actor, carId));
    refuse(whyNotDeleteCar(facts));
    await lockBidsToEnd(tx, { car_id: carId });
    await softDeleteCar(tx, actor, facts.car);
    await endBidsWithCar(tx, actor, carId, { by: 'dealer', gone: 'deleted' });
    await releasePhotos(tx, { kind: 'car', id: carId });
  });
}
