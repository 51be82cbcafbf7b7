import { sql } from 'kysely';
import type { CarForm } from '../../../shared/cars/car-form.ts';
import { ownedBeforeItCame, registeredTooEarly, whyNotOneCar } from '../../../shared/cars/facts-agree.ts';
import type { CarApproval, CarStatus } from '../../../shared/cars/options.ts';
import { carLifecycle, carStepTo, whyNotPhotos } from '../../../shared/cars/rules.ts';
import { openStatuses } from '../../../shared/deal.ts';
import { countyOf } from '../../../shared/places/counties.ts';
import { carRulesWords } from '../../../words/cars/car-rules.ts';
import type { Database, Reader, Tx } from '../../platform/data/database.ts';
import { claimIdempotencyKey } from '../../platform/data/idempotency.ts';
import { moved } from '../../platform/data/moved.ts';
import { type RateLimit, takePoint } from '../../platform/data/rate-limits.ts';
import { word, words } from '../../platform/data/statements.ts';
import { constraintMeans, refuse } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { type Doer, record } from '../../platform/live/events.ts';
import { attachPhotos, claimPhotos } from '../photos/photos.ts';
import { readSettings } from '../settings/settings.ts';
import { audienceOf } from './audience.ts';
import { lockCar } from './locks.ts';

constraintMeans('cars_registered_in_time', registeredTooEarly);
constraintMeans('cars_owners_by_history', ownedBeforeItCame);

/** Cars that one dealer can add. */
export const carRateLimit: RateLimit = { name: 'car', points: 100, duration: 24 * 3600, told: () => carRulesWords.manyAdded };

/**
 * A dealer adds a car to the stock (docs/domain/lifecycles.md, "Car"). It is on the market at once, unless the administrator approves cars first or the
 * dealer is not verified yet.
 *
 * Repeating the call with the same id and content changes nothing. Throws 422 by `whyNotOneCar` and the photos, 409 for an id in use, 429.
 */
export async function addCar(db: Database, actor: Actor, form: CarForm): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await claimIdempotencyKey(tx, actor.user_id, form))) return;
    const { maxImagesPerListing, autoApproveListings } = await readSettings(tx);
    refuse(whyNotOneCar(form) ?? whyNotPhotos(form.image_urls.length, maxImagesPerListing));
    const photos = await claimPhotos(tx, actor.user_id, 'car', form.image_urls);
    await takePoint(tx, carRateLimit, actor.user_id);
    const approval = autoApproveListings ? 'approved' : 'waiting';
    const car = { ...form, dealer_id: actor.user_id, county: countyOf(form.location), approval } as const;
    await tx.insertInto('cars').values(car).execute();
    await attachPhotos(tx, { kind: 'car', id: form.id }, photos);
    const audience = await audienceOf(tx, { dealer_id: actor.user_id, approval });
    await record(tx, actor, { type: 'car.added', data: { car_id: form.id } }, audience);
  });
}

/** Changes of the status of cars that one dealer can make. */
export const carStatusRateLimit: RateLimit = {
  name: 'car-status',
  points: 200,
  duration: 3600,
  told: () => carRulesWords.manyStatuses,
};

export interface LockedCar {
  id: string;
  dealer_id: string;
  status: CarStatus;
  approval: CarApproval;
}

/** The open viewing of a car that begins first, whether there is one, and whether a sale of it is recorded here. */
export async function standingOf(db: Reader, carId: string) {
  const ofCar = db.selectFrom('appointments').select('id').where('car_id', '=', carId).limit(1);
  const viewing = await ofCar.where('status', 'in', words(openStatuses)).orderBy('appointment_date').executeTakeFirst();
  const sale = await ofCar.where('outcome', '=', word('sold')).executeTakeFirst();
  return { viewing_id: viewing?.id ?? null, has_open_viewing: viewing !== undefined, has_sale: sale !== undefined };
}

/** What decides about the status of an own car, and about deleting it; locked. Null when it is deleted or another's. */
export async function lockOwnCar(tx: Tx, actor: Doer, carId: string) {
  const car = await lockCar(tx, carId);
  if (car?.dealer_id !== actor.user_id || car.is_deleted) return null;
  return { car, ...(await standingOf(tx, carId)) };
}

/** Moves a locked car to another status, with an event for all who see it. */
export async function moveCar(tx: Tx, actor: Actor, car: LockedCar, to: CarStatus): Promise<void> {
  moved(
    await tx
      .updateTable('cars')
      .set({ status: to, sold_at: to === 'sold' ? sql`now()` : null, updated_at: sql`now()` })
      .where('id', '=', car.id)
      .where('status', 'in', words(carStepTo[to].from))
      .executeTakeFirstOrThrow(),
  );
  await record(tx, actor, { type: 'car.status_changed', data: { car_id: car.id, status: to } }, await audienceOf(tx, car));
}

/** A sale here sells its car, whatever its status is and whether or not it was deleted. */
export async function sellCar(tx: Tx, actor: Actor, carId: string): Promise<void> {
  const car = await lockCar(tx, carId);
  if (car && carLifecycle.sell.from.some((from) => from === car.status)) await moveCar(tx, actor, car, 'sold');
}

/** Takes a locked car out of the stock, with an event for all who see it; the row stays. */
export async function softDeleteCar(tx: Tx, actor: Doer, car: LockedCar): Promise<void> {
  await tx.updateTable('cars').set({ deleted_at: sql`now()`, updated_at: sql`now()` }).where('id', '=', car.id).execute();
  await record(tx, actor, { type: 'car.deleted', data: { car_id: car.id } }, await audienceOf(tx, car));
}
