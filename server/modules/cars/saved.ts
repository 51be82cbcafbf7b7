import { carRulesWords } from '../../../words/cars/car-rules.ts';
import type { Database, Tx } from '../../platform/data/database.ts';
import { type RateLimit, takePoint } from '../../platform/data/rate-limits.ts';
import { found } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { recordFor } from '../../platform/live/events.ts';
import { insertSaved, lockOnMarket } from './saved-queries.ts';

/** Changes of one buyer's saved cars. */
export const savedRateLimit: RateLimit = {
  name: 'saved-cars',
  points: 600,
  duration: 3600,
  told: () => carRulesWords.manySaved,
};

/** The buyer saves a car on the market; repeating it changes nothing (docs/domain/permissions.md, "Saved cars"). Throws 404 when it has gone meanwhile, 429. */
export async function saveCar(db: Database, actor: Actor, carId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const car = found(await lockOnMarket(tx, carId));
    if (await insertSaved(tx, actor, car)) await countAndTell(tx, actor, carId);
  });
}

/** The buyer takes a car off the saved ones; repeating it changes nothing. Throws 429. */
export async function unsaveCar(db: Database, actor: Actor, carId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('saved_cars')
      .where('buyer_id', '=', actor.user_id)
      .where('car_id', '=', carId)
      .executeTakeFirstOrThrow();
    if (numDeletedRows) await countAndTell(tx, actor, carId);
  });
}

async function countAndTell(tx: Tx, actor: Actor, carId: string): Promise<void> {
  await takePoint(tx, savedRateLimit, actor.user_id);
  await recordFor(tx, actor, { type: 'car.saved', data: { car_id: carId } }, [actor.user_id]);
}
