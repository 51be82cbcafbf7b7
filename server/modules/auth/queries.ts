import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/data/database.ts';
import { word, words } from '../../platform/data/statements.ts';
import { isNewEmailAwaited } from '../profile/columns.ts';

/** What decides whether someone may sign in: the account of an e-mail, or of an id. */
export async function findCredentials(db: Reader, by: { email: string } | { id: string }) {
  const row = await db
    .selectFrom('users as u')
    .innerJoin('profiles as p', 'p.user_id', 'u.id')
    .leftJoin('second_factors as f', 'f.user_id', 'u.id')
    .select(['u.id as user_id', 'u.email', 'u.password_hash', 'u.email_verified_at', 'p.admin_role', 'f.since as second_step_since'])
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

/** Writes what a new account signs in with. */
export async function insertAccount(
  tx: Tx,
  account: { id: string; email: string; password_hash: string; terms_version: string | null },
): Promise<void> {
  await tx
    .insertInto('users')
    .values({ ...account, terms_accepted_at: sql`now()` })
    .execute();
}

type Purpose = 'verify' | 'reset' | 'change' | 'second';

/** The living link behind a token, used or not, and its account; void once the account has another e-mail. */
export function findLink(db: Reader, purpose: Purpose, tokenHash: Buffer) {
  return linkBehind(db, purpose, tokenHash).executeTakeFirst();
}

/** The same with its account locked: before its links and sessions, as everywhere. */
export function lockLink(tx: Tx, purpose: Purpose, tokenHash: Buffer) {
  return linkBehind(tx, purpose, tokenHash).forNoKeyUpdate('u').executeTakeFirst();
}

function linkBehind(db: Reader, purpose: Purpose, tokenHash: Buffer) {
  return db
    .selectFrom('email_tokens as t')
    .innerJoin('users as u', (join) => join.onRef('u.id', '=', 't.user_id').onRef('u.email', '=', 't.email'))
    .innerJoin('profiles as p', 'p.user_id', 't.user_id')
    .select(['t.user_id', 't.used_at', 'u.email', 'u.email_verified_at', 'p.full_name'])
    .where('t.token_hash', '=', tokenHash)
    .where('t.purpose', '=', word(purpose))
    .where('t.expires_at', '>', sql<string>`now()`);
}

/** Compare and swap: true when the link was living and unused, and is used now. */
export async function spendLink(tx: Tx, purpose: Purpose, tokenHash: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('email_tokens')
    .set({ used_at: sql`now()` })
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', word(purpose))
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The account, locked, and the new e-mail behind a living, unused 'change' link; nothing once the account waits for another one, or for none. */
export function lockChangeLink(tx: Tx, tokenHash: Buffer) {
  return tx
    .selectFrom('email_tokens as t')
    .innerJoin('users as u', (join) => join.onRef('u.id', '=', 't.user_id').onRef('u.new_email', '=', 't.email'))
    .select(['t.user_id', 't.email'])
    .where('t.token_hash', '=', tokenHash)
    .where('t.purpose', '=', word('change'))
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

/** Voids the links to a new password or e-mail, and to a sign-in, that were mailed and not used; the account waits for no new e-mail any more. */
export async function voidLinks(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('email_tokens')
    .set({ used_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('purpose', 'in', words(['reset', 'change', 'second']))
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

/** Keeps when the administrator signed in for the first time: from the next one on a second step is asked for. */
export async function keepFirstSignIn(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ first_signed_in_at: sql`now()` })
    .where('id', '=', userId)
    .where('first_signed_in_at', 'is', null)
    .execute();
}

/** Forgets what an account signs in with, and whose the attempts to get into it were. */
export async function deleteAccount(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('email_tokens').where('user_id', '=', userId).execute();
  await tx.deleteFrom('second_factors').where('user_id', '=', userId).execute();
  await tx.updateTable('sign_in_attempts').set({ user_id: null }).where('user_id', '=', userId).execute();
  await tx.deleteFrom('users').where('id', '=', userId).execute();
}
