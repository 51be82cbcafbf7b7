import { whyNotChangeLicencePhoto } from '../../../shared/accounts/rules.ts';
import { userTopic } from '../../../shared/events.ts';
import type { Database } from '../../platform/data/database.ts';
import { takePoint } from '../../platform/data/rate-limits.ts';
import { found, refuse } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { record } from '../../platform/live/events.ts';
import { attachPhotos, claimPhoto, releasePhotos } from '../photos/photos.ts';
import { lockProfile } from './queries.ts';
import { accountRateLimits } from './rate-limits.ts';
import { countDetails, findLicencePhotoId } from './verification-queries.ts';

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
    await takePoint(tx, accountRateLimits.profile, actor.user_id);
    await countDetails(tx, actor.user_id);
    await record(tx, actor, { type: 'profile.updated', data: { user_id: actor.user_id } }, [userTopic(actor.user_id)]);
  });
}
