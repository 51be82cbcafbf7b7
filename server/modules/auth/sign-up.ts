import type * as z from 'zod/mini';
import { alreadySignedIn, emailTaken } from '../../../shared/auth/rules.ts';
import { type signUpForm, termsVersion } from '../../../shared/auth/schema.ts';
import { answersWords } from '../../../words/http/answers.ts';
import type { Database, Tx } from '../../platform/data/database.ts';
import { claimKeyOfNewAccount } from '../../platform/data/idempotency.ts';
import { addJob } from '../../platform/data/queue.ts';
import { pointsTaken, takePoint, tryPoint } from '../../platform/data/rate-limits.ts';
import { constraintMeans, found, HttpProblem, idTaken, refuse } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { recordFor } from '../../platform/live/events.ts';
import { insertProfile } from '../profile/profile.ts';
import { readSettings } from '../settings/settings.ts';
import { keepLookalikes } from '../standing/standing.ts';
import { type AuthDependencies, type Caller, refuseReservedEmail } from './caller.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { requesterOf } from './hashing.ts';
import { sendTokenMail, tokenMailKey } from './jobs.ts';
import { hashPassword } from './passwords.ts';
import { findCredentials, insertAccount } from './queries.ts';
import { authRateLimits } from './rate-limits.ts';
import { openSessionOf } from './sign-in.ts';
import { hasSignedInFrom, keepAttempt } from './sign-in-attempts.ts';
import { tryPassword } from './try-password.ts';

const { signUpFrom, refusedSignUpFrom } = authRateLimits;

constraintMeans('users_email_taken', emailTaken);
// The profile of an erased account stays, without its person, for what others did with them.
constraintMeans('profiles_one_per_user', idTaken);

/**
 * Creates an account (docs/domain/accounts.md, "Sign-up") and mails a link that verifies its address.
 *
 * Returns who is signed in by it, or null while the setting asks for a verified e-mail first. Repeatable with the same id, content and password.
 * Throws 422 for the administrator's e-mail and for a common password, 409 for a taken e-mail and for someone already signed in, 429.
 */
export async function signUp(
  parts: AuthDependencies,
  actor: Actor | null,
  form: z.output<typeof signUpForm>,
  caller: Caller,
): Promise<Actor | null> {
  const { db, config } = parts;
  refuseReservedEmail(config, form.email);
  if (actor) refuse(alreadySignedIn);
  await pointsTaken(db, refusedSignUpFrom, caller.network);
  const password_hash = await hashPassword(form.password, requesterOf(caller, undefined));
  const isNew = await db
    .transaction()
    .execute((tx) => createAccount(tx, form, password_hash, caller))
    .catch(async (refusal) => {
      await tryPoint(db, refusedSignUpFrom, caller.network);
      throw refusal;
    });
  const account = isNew
    ? { user_id: form.id, email: form.email, password_hash, isAdmin: false, second_step_since: null }
    : await signedUpBefore(db, form, caller);
  const { requireEmailVerification } = await readSettings(db);
  if (requireEmailVerification) return null;
  // Sent again from elsewhere, it is a sign-in like any other: whose account it is hears of a new browser.
  const isFirst = isNew || (await hasSignedInFrom(db, form.id, caller.network));
  return openSessionOf(parts, account, isFirst ? 'sign_up' : 'sign_in', caller);
}

// False when this very sign-up made it before.
async function createAccount(
  tx: Tx,
  form: z.output<typeof signUpForm>,
  password_hash: string,
  { network, language }: Caller,
): Promise<boolean> {
  const { password, confirmPassword, accept_terms, draft_token, ...content } = form;
  // The password stays out of what is remembered of a create, which is hashed fast; it is held against its own hash instead.
  if (!(await claimKeyOfNewAccount(tx, content))) return false;
  // Only here: an account that exists is not asked again by a sign-up that is sent twice.
  await refuseCommonPassword(tx, password, form);
  const { id, email, ...profile } = content;
  await insertAccount(tx, { id, email, password_hash, terms_version: termsVersion });
  await insertProfile(tx, id, { ...profile, language });
  await recordFor(tx, { user_id: form.id }, { type: 'account.created', data: { user_id: form.id } }, [form.id]);
  await keepLookalikes(tx, form.id);
  await addJob(tx, sendTokenMail, { purpose: 'verify', email: form.email }, { key: tokenMailKey('verify', form.email) });
  await takePoint(tx, signUpFrom, network);
  return true;
}

// Whoever repeats a sign-up may be guessing its password.
async function signedUpBefore(db: Database, { id, password }: { id: string; password: string }, caller: Caller) {
  const account = found(await findCredentials(db, { id }));
  const { user_id, email } = account;
  if (await tryPassword(db, { account, email, password, act: 'sign_up' }, caller)) return account;
  await keepAttempt(db, caller, { user_id, act: 'sign_up', result: 'wrong_password' });
  throw new HttpProblem(409, 'id_taken', answersWords.idTaken);
}
