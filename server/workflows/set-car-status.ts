import type { CarStatus } from '../../shared/cars/options.ts';
import { whyNotSetCarStatus } from '../../shared/cars/rules.ts';
import { endBidsWithCar, lockBidsToEnd } from '../modules/bids/lost-cars.ts';
import { carStatusRateLimit, lockOwnCar, moveCar } from '../modules/cars/cars.ts';
import type { Database } from '../platform/data/database.ts';
import { takePoint } from '../platform/data/rate-limits.ts';
import { found, refuse } from '../platform/http/errors.ts';
import type { Actor } from '../platform/http/session.ts';

/**
 * A dealer says how far the sale of an own car is; marking it as sold ends the bids that carry it (docs/domain/lifecycles.md, "Car").
 * Throws 404, 409 by `whyNotSetCarStatus`, 429.
 */
export async function setCarStatus(db: Database, actor: Actor, carId: string, to: CarStatus): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const facts = found(await lockOwnCar(tx, actor, carId));
    refuse(whyNotSetCarStatus(facts, to));
    if (to === 'sold') await lockBidsToEnd(tx, { car_id: carId });
    await takePoint(tx, carStatusRateLimit, actor.user_id);
    await moveCar(tx, actor, facts.car, to);
    if (to === 'sold') await endBidsWithCar(tx, actor, carId, { by: 'dealer', gone: 'sold' });
  });
}
