import type { CarForm } from '../../../shared/cars/car-form.ts';
import type { CarApproval } from '../../../shared/cars/options.ts';
import { whyNotPhotos } from '../../../shared/cars/rules.ts';
import { type Topic, userTopic } from '../../../shared/events.ts';
import { countyOf } from '../../../shared/places/counties.ts';
import type { Database } from '../../platform/data/database.ts';
import { claimIdempotencyKey } from '../../platform/data/idempotency.ts';
import { type RateLimit, takePoint } from '../../platform/data/rate-limits.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { record } from '../../platform/live/events.ts';
import { attachPhotos, claimPhotos } from '../photos/photos.ts';
import { readSettings } from '../settings/settings.ts';
import { insertCar } from './queries.ts';

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
    await record(tx, actor, { type: 'car.added', data: { car_id: form.id } }, hearers({ dealer_id: actor.user_id, approval }));
  });
}

/** Who hears of a change of a car: everyone signed in if it was ever on the market, else its dealer alone, since for others it does not exist. */
export function hearers({ dealer_id, approval }: { dealer_id: string; approval: CarApproval }): Topic[] {
  return approval === 'waiting' || approval === 'refused' ? [userTopic(dealer_id)] : ['market', userTopic(dealer_id)];
}
