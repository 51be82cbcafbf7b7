import type { Tx } from '../../platform/data/database.ts';
import { HttpProblem, notSignedIn } from '../../platform/http/errors.ts';
import { type Actor, endSessions } from '../../platform/http/session.ts';
import type { AuthDependencies, Caller } from './caller.ts';
import { deleteAccount, findPasswordHash } from './queries.ts';
import { keepAttempt } from './sign-in-attempts.ts';
import { tryCurrentPassword } from './try-password.ts';

/**
 * The hash of the current password, if this is it. Throws 422 when it isn't, 429 as `tryPassword` does; both are kept (docs/domain/accounts.md,
 * "Attempts"). Throws 401 when the account was erased meanwhile.
 */
export async function checkCurrentPassword(
  { db }: Pick<AuthDependencies, 'db'>,
  { user_id }: Actor,
  current: string,
  caller: Caller,
): Promise<string> {
  const password_hash = await findPasswordHash(db, user_id);
  if (!password_hash) throw notSignedIn();
  if (await tryCurrentPassword(db, { user_id, password_hash }, current, caller)) return password_hash;
  await keepAttempt(db, caller, { user_id, act: 'current_password', result: 'wrong_password' });
  throw wrongCurrent();
}

/** What is answered to a current password that is not the one (docs/domain/accounts.md, "E-mail and password"). */
export function wrongCurrent(): HttpProblem {
  const sentence = 'Your current password is not right.';
  return new HttpProblem(422, 'invalid', sentence, { current_password: sentence });
}

/**
 * The account that is to be erased, locked before everything else. With `for update`, unlike all other locks: whoever creates something holds the own
 * account by a foreign key (`idempotency_keys_of_an_account`), and what they create has to be there, and seen, before its owner goes.
 */
export function lockToErase(tx: Tx, userId: string) {
  return tx.selectFrom('users').select(['email', 'password_hash']).where('id', '=', userId).forUpdate().executeTakeFirst();
}

/** Nobody signs in to this account any more: its sessions, its links, e-mail and password go (docs/domain/accounts.md, "Erasing"). */
export async function endSigningIn(tx: Tx, userId: string): Promise<void> {
  await endSessions(tx, userId);
  await deleteAccount(tx, userId);
}
