import { authFormWords } from '../../../words/auth/auth-form.ts';
import { HttpProblem, notSignedIn } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import type { AuthDependencies, Caller } from './caller.ts';
import { findPasswordHash } from './queries.ts';
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
  const sentence = authFormWords.currentPasswordWrong;
  return new HttpProblem(422, 'invalid', sentence, { current_password: sentence });
}
