import type * as z from 'zod/mini';
import {
  type Business,
  businessFields,
  businessOf,
  changedFields,
  isWaiting,
  mustWait,
  whyNotChangeBusiness,
} from '../../../shared/accounts/business-change.ts';
import { isSameBusiness } from '../../../shared/accounts/missing.ts';
import type { profileForm, profileUpdate } from '../../../shared/accounts/profile-schema.ts';
import { whyNotUpdateProfile } from '../../../shared/accounts/rules.ts';
import { noBusiness } from '../../../shared/accounts/schema.ts';
import { userTopic } from '../../../shared/events.ts';
import type { Database, Tx } from '../../platform/data/database.ts';
import { takePoint } from '../../platform/data/rate-limits.ts';
import { found, refuse } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { changeOf, record } from '../../platform/live/events.ts';
import { findBusinessChange, saveBusinessChange } from './business-change-queries.ts';
import { dropBusinessChange } from './business-changes.ts';
import { toE164 } from './phones.ts';
import { countProfileVersion, lockProfile, updateProfileFields } from './queries.ts';
import { accountRateLimits } from './rate-limits.ts';

type Fields = z.output<typeof profileForm>;
type Locked = NonNullable<Awaited<ReturnType<typeof lockProfile>>>;

/**
 * Changes those of the six fields of the own profile that are sent (docs/domain/permissions.md, "Profiles"): at once, but what a verified dealer changes of
 * the business waits for the administrator, and replaces what waited before; sent as it is in force, it takes back what waits, or forgets what was refused. A buyer has no business,
 * as at sign-up.
 *
 * The same again changes nothing. Throws 422 by `whyNotChangeBusiness`, 409 when it was changed since `version`, 429.
 */
export async function updateProfile(db: Database, actor: Actor, { version, ...form }: z.output<typeof profileUpdate>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const before = found(await lockProfile(tx, actor.user_id));
    const wanted = { ...fieldsOf(before), ...form, ...(before.user_type === 'buyer' && noBusiness) };
    refuse(whyNotChangeBusiness(before, wanted));
    const change = await findBusinessChange(tx, actor.user_id);
    const waits = mustWait(before, wanted);
    const shown = waits ? { ...wanted, ...businessOf(before) } : wanted;
    const isSent = !waits || (isWaiting(change) && changedFields(change, wanted).length === 0);
    const isShown = isSaved(before, shown);
    const isTakenBack = !waits && change !== null && businessFields.some((field) => form[field] !== undefined);
    if (isSent && isShown && !isTakenBack) return;
    refuse(whyNotUpdateProfile(before, version));
    await takePoint(tx, accountRateLimits.profile, actor.user_id);
    if (!isShown) await show(tx, actor, before, shown);
    if (!isSent) await send(tx, actor, before, wanted);
    else if (isTakenBack) await dropBusinessChange(tx, actor, change);
  });
}

const fieldsOf = ({ full_name, phone, location, ...business }: Locked): Fields => ({ full_name, phone, location, ...businessOf(business) });

const isSaved = (before: Locked, fields: Fields) =>
  (Object.keys(fields) as (keyof Fields)[]).every((name) => before[name] === fields[name]);

async function show(tx: Tx, actor: Actor, before: Locked, fields: Fields): Promise<void> {
  const details_version = before.details_version + (isSameBusiness(before, fields) ? 0 : 1);
  await updateProfileFields(tx, actor.user_id, { ...fields, phone_e164: toE164(fields.phone), details_version });
  const event = { type: 'profile.updated', data: { user_id: actor.user_id } } as const;
  await record(tx, actor, event, [userTopic(actor.user_id)], changeOf(fieldsOf(before), fields));
}

async function send(tx: Tx, actor: Actor, before: Business, wanted: Business): Promise<void> {
  const dealer_id = actor.user_id;
  await saveBusinessChange(tx, dealer_id, businessOf(wanted));
  await countProfileVersion(tx, dealer_id);
  const event = { type: 'business.change_sent', data: { dealer_id } } as const;
  await record(tx, actor, event, [userTopic(dealer_id)], changeOf(businessOf(before), businessOf(wanted)));
}
