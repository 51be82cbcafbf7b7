import type { CarForm } from '../../../shared/cars/car-form.ts';
import { whyNotPhotos } from '../../../shared/cars/rules.ts';
import { countyOf } from '../../../shared/places/counties.ts';
import type { Database } from '../../platform/data/database.ts';
import { claimIdempotencyKey } from '../../platform/data/idempotency.ts';
import { type RateLimit, takePoint } from '../../platform/data/rate-limits.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { record } from '../../platform/live/events.ts';
import { attachPhotos, claimPhotos } from '../photos/photos.ts';
import { readSettings } from '../settings/settings.ts';
import { hearers } from './hearers.ts';
import { insertCar } from './own-cars.ts';

/** Cars that one dealer can add. */
export const carRateLimit: RateLimit = { name: 'car', points: 100, duration: 24 * 3600, told: 'You have added a lot of cars today.' };

/**
 * A dealer adds a car to the stock (docs/domain/lifecycles.md, "Car"). It is on the market at once, unless the administrator approves cars first or the
 * dealer is not verified yet.
 *
 * Repeating the call with the same id and content changes nothing. Throws 422 by the photos, 409 for an id in use, 429.
 */
export async function addCar(db: Database, actor: Actor, form: CarForm): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await claimIdempotencyKey(tx, actor.user_id, form))) return;
    const { maxImagesPerListing, autoApproveListings } = await readSettings(tx);
    refuse(whyNotPhotos(form.image_urls.length, maxImagesPerListing));
    const photos = await claimPhotos(tx, actor.user_id, 'car', form.image_urls);
    await takePoint(tx, carRateLimit, actor.user_id);
    const approval = autoApproveListings ? 'approved' : 'waiting';
    await insertCar(tx, { ...form, dealer_id: actor.user_id, county: countyOf(form.location), approval });
    await attachPhotos(tx, { kind: 'car', id: form.id }, photos);
    const audience = await hearers(tx, { dealer_id: actor.user_id, approval });
    await record(tx, actor, { type: 'car.added', data: { car_id: form.id } }, audience);
  });
}
