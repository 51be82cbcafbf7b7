import { sql } from 'kysely';
import type { YardHours } from '../../../shared/accounts/hours.ts';
import type { Reader, Tx } from '../../platform/data/database.ts';
import { isNewEmailAwaited } from './new-email-columns.ts';

/** What decides whether someone may sign in: the account of an e-mail, or of an id. */
export async function findCredentials(db: Reader, by: { email: string } | { id: string }) {
  const row = await db
    .selectFrom('users as u')
    .innerJoin('profiles as p', 'p.user_id', 'u.id')
    .select(['u.id as user_id', 'u.email', 'u.password_hash', 'u.email_verified_at', 'p.admin_role'])
    .where((eb) => ('id' in by ? eb('u.id', '=', by.id) : eb('u.email', '=', by.email)))
    .executeTakeFirst();
  return row && { ...row, isAdmin: row.admin_role !== null };
}

/** The stored hash of an account's password. */
export async function findPasswordHash(db: Reader, userId: string): Promise<string | undefined> {
  const row = await db.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirst();
  return row?.password_hash;
}

/** The account behind an e-mail, whatever its case. */
export function findAccountByEmail(db: Reader, email: string) {
  return db.selectFrom('users').select(['id', 'email_verified_at']).where('email', '=', email).executeTakeFirst();
}

/** Holds what signs in, e-mail and password, in place until the transaction ends; false when either is not this one any more. */
export async function lockCredentials(
  tx: Tx,
  { user_id, email, password_hash }: { user_id: string; email: string; password_hash: string },
): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', user_id)
    .where('email', '=', email)
    .where('password_hash', '=', password_hash)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks an account, if it is still there: before its links and sessions, as everywhere. */
export async function lockAccount(tx: Tx, userId: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

/** Writes a new account: what signs in, and its profile. */
export async function insertAccount(
  tx: Tx,
  account: {
    id: string;
    email: string;
    password_hash: string;
    terms_version: string | null;
    full_name: string;
    user_type: 'buyer' | 'dealer';
    phone: string;
    phone_e164: string | null;
    location: string;
    business_name: string | null;
    business_license: string | null;
    business_address: string | null;
  },
): Promise<void> {
  const { id, email, password_hash, terms_version, ...profile } = account;
  await tx.insertInto('users').values({ id, email, password_hash, terms_version, terms_accepted_at: sql`now()` }).execute();
  await tx
    .insertInto('profiles')
    .values({ user_id: id, ...profile })
    .execute();
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

/** Writes the fields a person may change, as the next version of the profile. */
export async function updateProfileFields(
  tx: Tx,
  userId: string,
  fields: {
    full_name: string;
    phone: string | null;
    phone_e164: string | null;
    location: string | null;
    business_name: string | null;
    business_license: string | null;
    business_address: string | null;
    details_version: number;
  },
): Promise<void> {
  await tx
    .updateTable('profiles')
    .set({ ...fields, version: sql`version + 1`, updated_at: sql`now()` })
    .where('user_id', '=', userId)
    .execute();
}

/** Counts a change that a form of the own profile must not overwrite. */
export async function countProfileVersion(tx: Tx, userId: string): Promise<void> {
  await tx.updateTable('profiles').set({ version: sql`version + 1` }).where('user_id', '=', userId).execute();
}

/** Writes when a dealer's yard is open. */
export async function writeYardHours(tx: Tx, userId: string, hours: YardHours): Promise<void> {
  await tx
    .updateTable('profiles')
    .set({ yard_hours: JSON.stringify(hours), updated_at: sql`now()` })
    .where('user_id', '=', userId)
    .execute();
}

type Purpose = 'verify' | 'reset' | 'change';

/** The living link behind a token, used or not, and its account, locked; void once the account has another e-mail. */
export function lockLink(db: Reader, purpose: Purpose, tokenHash: Buffer) {
  return db
    .selectFrom('email_tokens as t')
    .innerJoin('users as u', (join) => join.onRef('u.id', '=', 't.user_id').onRef('u.email', '=', 't.email'))
    .innerJoin('profiles as p', 'p.user_id', 't.user_id')
    .select(['t.user_id', 't.used_at', 'u.email', 'u.email_verified_at', 'p.full_name'])
    .where('t.token_hash', '=', tokenHash)
    .where('t.purpose', '=', purpose)
    .where('t.expires_at', '>', sql<string>`now()`)
    .forNoKeyUpdate('u')
    .executeTakeFirst();
}

/** Compare and swap: true when the link was living and unused, and is used now. */
export async function spendLink(tx: Tx, purpose: Purpose, tokenHash: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('email_tokens')
    .set({ used_at: sql`now()` })
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The account and the new e-mail behind a living, unused 'change' link; nothing once the account waits for another one, or for none. */
export function findChangeLink(db: Reader, tokenHash: Buffer) {
  return db
    .selectFrom('email_tokens as t')
    .innerJoin('users as u', (join) => join.onRef('u.id', '=', 't.user_id').onRef('u.new_email', '=', 't.email'))
    .select(['t.user_id', 't.email'])
    .where('t.token_hash', '=', tokenHash)
    .where('t.purpose', '=', 'change')
    .where('t.used_at', 'is', null)
    .where('t.expires_at', '>', sql<string>`now()`)
    .where(isNewEmailAwaited)
    .forNoKeyUpdate('u')
    .executeTakeFirst();
}

/** Sets the e-mail of an account, verified: its link was opened. Returns the one it had, and the instant of the change. */
export async function replaceEmail(tx: Tx, userId: string, email: string): Promise<{ before: string; at: string }> {
  const { email: before } = await tx
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const { at } = await tx
    .updateTable('users')
    .set({ email, email_verified_at: sql`now()`, ...noNewEmail })
    .where('id', '=', userId)
    .returning(sql<string>`now()`.as('at'))
    .executeTakeFirstOrThrow();
  return { before, at };
}

/** Voids the links to a new password or e-mail that were mailed and not used; the account waits for no new e-mail any more. */
export async function voidLinks(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('email_tokens')
    .set({ used_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('purpose', 'in', ['reset', 'change'])
    .where('used_at', 'is', null)
    .execute();
  await forgetNewEmail(tx, userId);
}

const noNewEmail = { new_email: null, new_email_at: null };

/** The e-mail that an account waits for, null when there is none, held in place until the transaction ends. */
export function lockNewEmail(tx: Tx, userId: string) {
  return tx
    .selectFrom('users as u')
    .select(sql<string | null>`case when ${isNewEmailAwaited} then u.new_email end`.as('new_email'))
    .where('u.id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Keeps the e-mail that an account waits for from now on. */
export async function setNewEmail(tx: Tx, userId: string, new_email: string): Promise<void> {
  await tx.updateTable('users').set({ new_email, new_email_at: sql`now()` }).where('id', '=', userId).execute();
}

/** The account waits for no new e-mail any more. */
export async function forgetNewEmail(tx: Tx, userId: string): Promise<void> {
  await tx.updateTable('users').set(noNewEmail).where('id', '=', userId).where('new_email', 'is not', null).execute();
}

/** True when the account's e-mail was not verified before and is now. */
export async function markEmailVerified(tx: Tx, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ email_verified_at: sql`now()` })
    .where('id', '=', userId)
    .where('email_verified_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Sets a password's hash, chosen by its owner; with `before`, only while that is still the one, and false if it is not. */
export async function replacePassword(tx: Tx, userId: string, passwordHash: string, before?: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ password_hash: passwordHash, password_must_change: false })
    .where('id', '=', userId)
    .$if(before !== undefined, (query) => query.where('password_hash', '=', before ?? ''))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
