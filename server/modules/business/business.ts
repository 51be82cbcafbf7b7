import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { type Business, isWaiting, whyNotChangeLicencePhoto, whyNotTakeBack } from '../../../shared/business/rules.ts';
import { businessNames } from '../../../shared/profile/fields.ts';
import type { YardHours } from '../../../shared/profile/hours.ts';
import type { Database, Tx } from '../../platform/data/database.ts';
import { moved } from '../../platform/data/moved.ts';
import { takePoint } from '../../platform/data/rate-limits.ts';
import { found, refuse } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { recordFor } from '../../platform/live/events.ts';
import { attachPhotos, claimPhoto, releasePhotos } from '../photos/photos.ts';
import { countDetails, countProfileVersion, lockProfile, profileRateLimit, writeYardHours } from '../profile/profile.ts';

/**
 * A dealer takes back the changed details that wait (docs/domain/lifecycles.md, "Changed business details"). Throws 409 by `whyNotTakeBack`, 429.
 */
export async function takeBackBusinessChange(db: Database, actor: Actor): Promise<void> {
  const dealer_id = actor.user_id;
  await db.transaction().execute(async (tx) => {
    found(await lockProfile(tx, dealer_id));
    const change = await findBusinessChange(tx, dealer_id);
    refuse(whyNotTakeBack(change));
    await takePoint(tx, profileRateLimit, dealer_id);
    await dropBusinessChange(tx, actor, found(change));
  });
}

/** This set waits no more, or is no longer shown as refused: the dealer, whose profile is locked, wants it so. */
export async function dropBusinessChange(tx: Tx, actor: Actor, change: { refused_reason: string | null }): Promise<void> {
  const dealer_id = actor.user_id;
  await deleteBusinessChange(tx, dealer_id);
  await countProfileVersion(tx, dealer_id);
  const event = { type: 'business.change_taken_back', data: { dealer_id, was_refused: !isWaiting(change) } } as const;
  await recordFor(tx, actor, event, [dealer_id]);
}

/** Sets when the own yard is open (docs/domain/time.md, "The yard's hours"): for every dealer, at once. The same hours again change nothing. */
export async function setYardHours(db: Database, actor: Actor, hours: YardHours): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { yard_hours } = found(await lockProfile(tx, actor.user_id));
    if (isDeepStrictEqual(yard_hours, hours)) return;
    await takePoint(tx, profileRateLimit, actor.user_id);
    await writeYardHours(tx, actor.user_id, hours);
    await recordFor(tx, actor, { type: 'profile.updated', data: { user_id: actor.user_id } }, [actor.user_id]);
  });
}

/**
 * Sets the photo of a dealer's own licence, an upload of theirs for it, or removes it (docs/domain/lifecycles.md, "Verification").
 *
 * Throws 409 by `whyNotChangeLicencePhoto`, 422 for what is no such upload, 429.
 */
export async function setLicencePhoto(db: Database, actor: Actor, photoId: string | null): Promise<void> {
  await db.transaction().execute(async (tx) => {
    refuse(whyNotChangeLicencePhoto(found(await lockProfile(tx, actor.user_id))));
    if ((await findLicencePhotoId(tx, actor.user_id)) === photoId) return;
    if (photoId) await claimPhoto(tx, actor.user_id, 'licence', photoId);
    const licence = { kind: 'licence', id: actor.user_id } as const;
    await releasePhotos(tx, licence);
    if (photoId) await attachPhotos(tx, licence, [photoId]);
    await takePoint(tx, profileRateLimit, actor.user_id);
    await countDetails(tx, actor.user_id);
    await recordFor(tx, actor, { type: 'profile.updated', data: { user_id: actor.user_id } }, [actor.user_id]);
  });
}

/** The photo of the dealer's licence; null when there is none. */
async function findLicencePhotoId(tx: Tx, dealerId: string): Promise<string | null> {
  const photo = await tx.selectFrom('photos').select('id').where('licence_dealer_id', '=', dealerId).executeTakeFirst();
  return photo?.id ?? null;
}

/** The set of changed details of a dealer, whose profile is locked: waiting or refused; null when there is none. */
export async function findBusinessChange(tx: Tx, dealerId: string) {
  const change = await tx
    .selectFrom('business_changes')
    .select(['id', ...businessNames, 'refused_reason'])
    .where('dealer_id', '=', dealerId)
    .executeTakeFirst();
  return change ?? null;
}

/** Writes the set that waits from now on; the newest one replaces the one before. */
export async function saveBusinessChange(tx: Tx, dealer_id: string, business: Business): Promise<void> {
  const values = { ...business, id: uuidv7(), refused_reason: null };
  await tx
    .insertInto('business_changes')
    .values({ dealer_id, ...values })
    .onConflict((conflict) => conflict.column('dealer_id').doUpdateSet({ ...values, created_at: sql`now()` }))
    .execute();
}

/** Forgets the set of a dealer, if there is one. */
export async function deleteBusinessChange(tx: Tx, dealerId: string): Promise<void> {
  await tx.deleteFrom('business_changes').where('dealer_id', '=', dealerId).execute();
}

/** Keeps why the set that waits was refused. */
export async function refuseWaitingChange(tx: Tx, changeId: string, refused_reason: string): Promise<void> {
  moved(
    await tx
      .updateTable('business_changes')
      .set({ refused_reason })
      .where('id', '=', changeId)
      .where('refused_reason', 'is', null)
      .executeTakeFirstOrThrow(),
  );
}
