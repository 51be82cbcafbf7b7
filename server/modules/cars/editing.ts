import { isDeepStrictEqual } from 'node:util';
import type { CarEditForm } from '../../../shared/cars/car-form.ts';
import { whyNotOneCar } from '../../../shared/cars/facts-agree.ts';
import { mustWait } from '../../../shared/cars/review-rules.ts';
import { versionChanged, whyNotPhotos } from '../../../shared/cars/rules.ts';
import { photosOverTime } from '../../../shared/photos/over-time.ts';
import { countyOf } from '../../../shared/places/counties.ts';
import { carRulesWords } from '../../../words/cars/car-rules.ts';
import type { Database, Tx } from '../../platform/data/database.ts';
import { type RateLimit, takePoint } from '../../platform/data/rate-limits.ts';
import { found, refuse } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { type Change, changeOf, record } from '../../platform/live/events.ts';
import { attachPhotos, claimMorePhotos, releaseOtherPhotos } from '../photos/photos.ts';
import { readSettings } from '../settings/settings.ts';
import { audienceOf } from './audience.ts';
import { deleteChange, type Listing, type LockedCar, lockCarToEdit, saveChange, updateCar } from './editing-queries.ts';

/** Changes of cars that one dealer can make. */
export const editRateLimit: RateLimit = {
  name: 'car-edit',
  points: 200,
  duration: 3600,
  told: () => carRulesWords.manyChanged,
};

/**
 * A dealer changes a car of the stock (docs/domain/lifecycles.md, "Approving cars"): at once, but its photos and description may wait for the
 * administrator while the old ones show. What the form does not name stays as it was.
 *
 * Repeating the call changes nothing. Throws 404 for another's car, 409 when it was changed since `version`, 422 by `whyNotOneCar` and the photos, 429.
 */
export async function editCar(db: Database, actor: Actor, carId: string, { version, ...given }: CarEditForm): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const car = found(await lockCarToEdit(tx, actor, carId));
    const before = listingOf(car);
    const listing = { ...before, ...given };
    const isSame = isDeepStrictEqual(before, listing);
    if (isSame && car.version === version + 1) return;
    // Before the photos: a form that was opened before the car was last changed may name some that the car has let go of since.
    refuse(car.version === version ? null : versionChanged);
    if (isSame && staysAsItIs(car)) return;
    refuse(whyNotOneCar(listing));
    const { maxImagesPerListing, autoApproveListings } = await readSettings(tx);
    // A car from before the limit was lowered keeps its photos.
    refuse(whyNotPhotos(listing.image_urls.length, Math.max(maxImagesPerListing, before.image_urls.length)));
    const owner = { kind: 'car', id: carId } as const;
    const photos = await claimMorePhotos(tx, actor.user_id, owner, listing.image_urls);
    await takePoint(tx, editRateLimit, actor.user_id);
    const shown = await write(tx, car, listing, autoApproveListings);
    await attachPhotos(tx, owner, photos);
    await releaseOtherPhotos(tx, owner, [...shown, ...listing.image_urls]);
    const are_photos_changed = !isDeepStrictEqual(before.image_urls, listing.image_urls) || undefined;
    const event = { type: 'car.changed', data: { car_id: carId, are_photos_changed } } as const;
    await record(tx, actor, event, await audienceOf(tx, car), changed(car, listing));
  });
}

/** Whether a car sent as it is stays so; one that was refused or taken down waits again. */
function staysAsItIs({ approval }: LockedCar): boolean {
  return approval === 'approved' || approval === 'waiting';
}

/** The car as its dealer last wanted it: with the change that buyers don't see yet. */
function listingOf({ listing, change }: LockedCar): Listing {
  return change ? { ...listing, description: change.description, image_urls: change.image_urls } : listing;
}

/** For the log: what the dealer changed, from what to what, whether it shows at once or waits. */
function changed(car: LockedCar, { image_urls, ...fields }: Listing): Change {
  const { image_urls: were, ...before } = listingOf(car);
  const photos = photosOverTime(were, image_urls);
  return changeOf({ ...before, photos: photos.before }, { ...fields, photos: photos.after });
}

/** Writes what applies at once, and what waits. The addresses of the photos that show. */
async function write(tx: Tx, car: LockedCar, wanted: Listing, autoApproveListings: boolean): Promise<string[]> {
  const { description, image_urls, ...facts } = wanted;
  const { listing: old, approval } = car;
  const isSame = isDeepStrictEqual({ description, image_urls }, { description: old.description, image_urls: old.image_urls });
  const waits = approval === 'approved' && !isSame && mustWait(car, autoApproveListings);
  const shown = waits ? { description: old.description, image_urls: old.image_urls } : { description, image_urls };
  const county = countyOf(facts.location);
  await updateCar(tx, car, { ...facts, ...shown, county, approval: approval === 'approved' ? approval : 'waiting' });
  // A change that was refused stays refused until it is another one.
  const isOld = isDeepStrictEqual(
    { description, image_urls },
    { description: car.change?.description, image_urls: car.change?.image_urls },
  );
  if (!waits) await deleteChange(tx, car.id);
  else if (!isOld) await saveChange(tx, { car_id: car.id, description, image_urls });
  return shown.image_urls;
}
