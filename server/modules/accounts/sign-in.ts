import type * as z from 'zod/mini';
import type { signInForm } from '../../../shared/accounts/schema.ts';
import type { Reader } from '../../platform/data/database.ts';
import { givePointsBack, takePoint } from '../../platform/data/rate-limits.ts';
import { HttpProblem, TooOften } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { record } from '../../platform/live/events.ts';
import { readSettings } from '../settings/settings.ts';
import { keepAttempt } from './admin-attempts.ts';
import type { AccountDependencies, Caller } from './dependencies.ts';
import { isPassword } from './passwords.ts';
import { findCredentials, lockUserWithPassword } from './queries.ts';
import { accountRateLimits } from './rate-limits.ts';

/**
 * Which door: `/admin-access` refuses everyone but the administrator; otherwise it is the same verb and the same log (docs/domain/accounts.md,
 * "Signing in").
 */
type Door = 'everyone' | 'administrator';

/**
 * Signs in by e-mail and password (docs/domain/accounts.md, "Signing in"). At a browser where the owner signed in before, wrong passwords
 * that strangers try elsewhere don't count. Each attempt at the administrator's door or account is kept with its address, the refused ones
 * too: their record is written outside the transaction that is refused.
 *
 * Throws 401 for a wrong e-mail or password alike (403 at the administrator's door, for everyone else too), 403 while the e-mail has to be
 * verified first, 429 after too many tries.
 */
export async function signIn(
  { db }: Pick<AccountDependencies, 'db'>,
  door: Door,
  form: z.output<typeof signInForm>,
  caller: Caller,
): Promise<Actor> {
  const email = form.email.toLowerCase();
  const account = await findCredentials(db, email);
  const isWatched = door === 'administrator' || account?.isAdmin === true;
  const device = caller.knownTo(account);
  try {
    if (!device) await takePoint(db, accountRateLimits.signInFrom, caller.network);
    await takePoint(db, accountRateLimits.signIn, device ?? email);
  } catch (refusal) {
    if (isWatched && refusal instanceof TooOften) await keepAttempt(db, caller.address, 'too_often');
    throw refusal;
  }
  const right = await isPassword(account?.password_hash, form.password);
  if (!account || !right || (door === 'administrator' && !account.isAdmin)) {
    if (isWatched) await logFailure(db, account, caller);
    throw refused(door);
  }
  if (!account.email_verified_at && (await readSettings(db)).requireEmailVerification) throw unverified();
  await givePointsBack(db, accountRateLimits.signIn, device ?? email);

  const actor = await db.transaction().execute(async (tx) => {
    // A password changed while this one was being checked has ended the account's sessions: it must not get a new one.
    if (!(await lockUserWithPassword(tx, account.user_id, account.password_hash))) return null;
    if (account.isAdmin) {
      await keepAttempt(tx, caller.address, 'signed_in');
      await record(tx, { user_id: account.user_id }, { type: 'account.signed_in', data: { user_id: account.user_id } }, []);
    }
    return caller.open(tx, account);
  });
  if (actor) return actor;
  if (isWatched) await logFailure(db, account, caller);
  throw refused(door);
}

async function logFailure(db: Reader, account: { user_id: string; isAdmin: boolean } | undefined, { address }: Caller): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await keepAttempt(tx, address, account?.isAdmin ? 'wrong_password' : 'not_administrator');
    await record(tx, null, { type: 'account.sign_in_failed', data: { user_id: account?.user_id ?? null } }, []);
  });
}

function refused(door: Door): HttpProblem {
  return door === 'administrator'
    ? new HttpProblem(403, 'access_denied', 'Invalid admin credentials')
    : new HttpProblem(401, 'invalid_credentials', 'Invalid email or password. Please check your credentials and try again.');
}

function unverified(): HttpProblem {
  return new HttpProblem(403, 'email_not_verified', 'Please check your email to verify your account.');
}
