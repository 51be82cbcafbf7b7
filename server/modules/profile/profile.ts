import { type Selectable, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Profiles } from '../../../db/types.ts';
import { type NameAt, recordOf } from '../../../shared/field-row.ts';
import { businessNames, type ProfileField, type profileFields } from '../../../shared/profile/fields.ts';
import type { YardHours } from '../../../shared/profile/hours.ts';
import type { Language } from '../../../words/languages.ts';
import { profileRulesWords } from '../../../words/profile/profile-rules.ts';
import type { Reader, Tx } from '../../platform/data/database.ts';
import { moved } from '../../platform/data/moved.ts';
import type { RateLimit } from '../../platform/data/rate-limits.ts';
import { isSuspended, profileColumns, verificationWait } from './columns.ts';
import { toE164 } from './phones.ts';
import { unknownName } from './unknown-name.ts';

/** Changes of the own profile, the yard's hours and the licence's photo together. */
export const profileRateLimit: RateLimit = {
  name: 'profile',
  points: 60,
  duration: 3600,
  told: () => profileRulesWords.changedTooOften,
};

/** One whole profile: for its owner and the administrator only. */
export function findProfile(db: Reader, userId: string) {
  return db
    .selectFrom('profiles as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .innerJoin(verificationWait, (join) => join.onTrue())
    .select(profileColumns)
    .where('p.user_id', '=', userId)
    .executeTakeFirst();
}

/** The profile of an account, locked against change until the transaction ends: bids and appointments hold the same row while they rely on it. */
export function lockProfile(tx: Tx, userId: string) {
  return tx
    .selectFrom('profiles')
    .selectAll()
    .where('user_id', '=', userId)
    .where('erased_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/**
 * Whether a person may agree on something now, held until the transaction ends: a suspension, or a verification taken back, waits for it, or it for
 * them. Locked after the request.
 */
export function holdStanding(tx: Tx, userId: string) {
  return tx
    .selectFrom('profiles as p')
    .select(['p.user_id', 'p.is_verified', isSuspended.as('is_suspended')])
    .where('p.user_id', '=', userId)
    .forShare()
    .executeTakeFirstOrThrow();
}

/** Stops a locked person, whose verification goes along, or lets them go on, with the verification that they had. */
export async function setSuspended(tx: Tx, userId: string, to: { is_suspended: boolean; is_verified: boolean }): Promise<void> {
  moved(
    await tx
      .updateTable('profiles')
      .set({ suspended_at: to.is_suspended ? sql`now()` : null, is_verified: to.is_verified, updated_at: sql`now()` })
      .where('user_id', '=', userId)
      .where('suspended_at', to.is_suspended ? 'is' : 'is not', null)
      .executeTakeFirstOrThrow(),
  );
}

/** What a person says of themselves and of their business. */
export type ProfileFields = Pick<Selectable<Profiles>, ProfileField>;

/** What a person says at sign-up. */
type NewProfile = Pick<ProfileFields, NameAt<typeof profileFields, 'sign_up'>> & { user_type: 'buyer' | 'dealer'; language: Language };

/** Writes the profile of an account that was made just now. */
export async function insertProfile(tx: Tx, userId: string, profile: NewProfile): Promise<void> {
  await tx
    .insertInto('profiles')
    .values({ user_id: userId, ...profile, phone_e164: toE164(profile.phone) })
    .execute();
}

/** Writes the profile of the administrator's account. */
export async function insertAdminProfile(tx: Tx, userId: string, full_name: string): Promise<void> {
  await tx.insertInto('profiles').values({ user_id: userId, full_name, user_type: 'buyer', admin_role: 'super_admin' }).execute();
}

/** Writes the fields a person may change, as the next version of the profile. */
export async function updateProfileFields(tx: Tx, userId: string, fields: ProfileFields & { details_version: number }): Promise<void> {
  await tx
    .updateTable('profiles')
    .set({ ...fields, phone_e164: toE164(fields.phone), version: sql`version + 1`, updated_at: sql`now()` })
    .where('user_id', '=', userId)
    .execute();
}

/** Counts a change that a form of the own profile must not overwrite. */
export async function countProfileVersion(tx: Tx, userId: string): Promise<void> {
  await tx.updateTable('profiles').set({ version: sql`version + 1` }).where('user_id', '=', userId).execute();
}

/** Counts a change of what our team checks of a dealer. */
export async function countDetails(tx: Tx, dealerId: string): Promise<void> {
  await tx
    .updateTable('profiles')
    .set((eb) => ({ details_version: eb('details_version', '+', 1), updated_at: sql`now()` }))
    .where('user_id', '=', dealerId)
    .execute();
}

/** Sets whether a locked dealer is verified, which it was not or was until now. */
export async function setVerified(tx: Tx, userId: string, to: boolean): Promise<void> {
  moved(
    await tx
      .updateTable('profiles')
      .set({ is_verified: to, updated_at: sql`now()` })
      .where('user_id', '=', userId)
      .where('is_verified', '=', !to)
      .executeTakeFirstOrThrow(),
  );
}

/** From now on everyone reads the details of the set that waits. */
export async function showBusinessChange(tx: Tx, changeId: string): Promise<void> {
  moved(
    await tx
      .updateTable('profiles as p')
      .from('business_changes as ch')
      .set((eb) => recordOf(businessNames, (name) => eb.ref(`ch.${name}`)))
      .set({ version: sql`p.version + 1`, details_version: sql`p.details_version + 1`, updated_at: sql`now()` })
      .whereRef('p.user_id', '=', 'ch.dealer_id')
      .where('ch.id', '=', changeId)
      .where('ch.refused_reason', 'is', null)
      .executeTakeFirstOrThrow(),
  );
}

/** Writes when a dealer's yard is open. */
export async function writeYardHours(tx: Tx, userId: string, hours: YardHours): Promise<void> {
  await tx
    .updateTable('profiles')
    .set({ yard_hours: JSON.stringify(hours), updated_at: sql`now()` })
    .where('user_id', '=', userId)
    .execute();
}

/** Makes the ratings of one dealer wait for each other: the average of two at once would miss one. */
export async function lockDealerRating(tx: Tx, dealerId: string): Promise<void> {
  await tx.selectFrom('profiles').select('user_id').where('user_id', '=', dealerId).forNoKeyUpdate().executeTakeFirstOrThrow();
}

/** Sets what a dealer's profile shows: the average of the ratings that count, and how many they are. The profile is locked by now. */
export async function setDealerRating(
  tx: Tx,
  dealerId: string,
  { rating, rating_count }: { rating: number; rating_count: number },
): Promise<void> {
  await tx.updateTable('profiles').set({ rating, rating_count, updated_at: sql`now()` }).where('user_id', '=', dealerId).execute();
}

/** Makes a profile that is nobody's, to stand for one side of one old deal: what is left of two deals does not show that they were the same person's. Returns its id. */
export async function makeUnknownPerson(tx: Tx, user_type: 'buyer' | 'dealer'): Promise<string> {
  const user_id = uuidv7();
  const erased_at = new Date().toISOString();
  await tx
    .insertInto('profiles')
    .values({ user_id, user_type, full_name: unknownName(user_type), is_nobody: true, erased_at })
    .execute();
  return user_id;
}
