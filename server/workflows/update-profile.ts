import { isSameBusiness } from '../../shared/business/missing.ts';
import { type Business, businessOf, changedFields, isWaiting, mustWait, whyNotChangeBusiness } from '../../shared/business/rules.ts';
import { pick } from '../../shared/field-row.ts';
import { businessNames, profileNames } from '../../shared/profile/fields.ts';
import { noBusiness } from '../../shared/profile/person-schema.ts';
import { whyNotUpdateProfile } from '../../shared/profile/rules.ts';
import type { ProfileUpdate } from '../../shared/profile/schema.ts';
import { dropBusinessChange, findBusinessChange, saveBusinessChange } from '../modules/business/business.ts';
import { countProfileVersion, lockProfile, type ProfileFields, profileRateLimit, updateProfileFields } from '../modules/profile/profile.ts';
import { keepLookalikes } from '../modules/standing/standing.ts';
import type { Database, Tx } from '../platform/data/database.ts';
import { takePoint } from '../platform/data/rate-limits.ts';
import { found, refuse } from '../platform/http/errors.ts';
import type { Actor } from '../platform/http/session.ts';
import { changeOf, recordFor } from '../platform/live/events.ts';

type Locked = NonNullable<Awaited<ReturnType<typeof lockProfile>>>;

/**
 * Changes those of the fields of the own profile that are sent (docs/domain/permissions.md, "Profiles"): at once, but what a verified dealer changes of
 * the business waits for the administrator, beside what waits of its other details. Sent so that nothing differs from what is in force, it takes back what
 * waits, or forgets what was refused. A buyer has no business, as at sign-up.
 *
 * The same again changes nothing. Throws 422 by `whyNotChangeBusiness`, 409 when it was changed since `version`, 429.
 */
export async function updateProfile(db: Database, actor: Actor, { version, ...form }: ProfileUpdate): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const before = found(await lockProfile(tx, actor.user_id));
    const change = await findBusinessChange(tx, actor.user_id);
    const wantedBefore = { ...pick(before, profileNames), ...(isWaiting(change) && businessOf(change)) };
    const wanted = { ...wantedBefore, ...form, ...(before.user_type === 'buyer' && noBusiness) };
    refuse(whyNotChangeBusiness(before, wanted));
    const waits = mustWait(before, wanted);
    const shown = waits ? { ...wanted, ...businessOf(before) } : wanted;
    const isSent = !waits || (isWaiting(change) && changedFields(change, wanted).length === 0);
    const isShown = isSaved(before, shown);
    const isTakenBack = !waits && change !== null && businessNames.some((field) => form[field] !== undefined);
    if (isSent && isShown && !isTakenBack) return;
    refuse(whyNotUpdateProfile(before, version));
    await takePoint(tx, profileRateLimit, actor.user_id);
    if (!isShown) await show(tx, actor, before, shown);
    if (!isSent) await send(tx, actor, before, wanted);
    else if (isTakenBack) await dropBusinessChange(tx, actor, change);
    if (wanted.phone !== wantedBefore.phone || wanted.business_license !== wantedBefore.business_license)
      await keepLookalikes(tx, actor.user_id);
  });
}

const isSaved = (before: Locked, fields: ProfileFields) => profileNames.every((name) => before[name] === fields[name]);

async function show(tx: Tx, actor: Actor, before: Locked, fields: ProfileFields): Promise<void> {
  const details_version = before.details_version + (isSameBusiness(before, fields) ? 0 : 1);
  await updateProfileFields(tx, actor.user_id, { ...fields, details_version });
  const event = { type: 'profile.updated', data: { user_id: actor.user_id } } as const;
  await recordFor(tx, actor, event, [actor.user_id], changeOf(pick(before, profileNames), fields));
}

async function send(tx: Tx, actor: Actor, before: Business, wanted: Business): Promise<void> {
  const dealer_id = actor.user_id;
  await saveBusinessChange(tx, dealer_id, businessOf(wanted));
  await countProfileVersion(tx, dealer_id);
  const event = { type: 'business.change_sent', data: { dealer_id } } as const;
  await recordFor(tx, actor, event, [dealer_id], changeOf(businessOf(before), businessOf(wanted)));
}
