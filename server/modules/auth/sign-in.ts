import type * as z from 'zod/mini';
import type { signInForm } from '../../../shared/auth/schema.ts';
import { secondStepNeeded } from '../../../shared/auth/second-rules.ts';
import { authRulesWords } from '../../../words/auth/auth-rules.ts';
import type { Database, Tx } from '../../platform/data/database.ts';
import { takePoint } from '../../platform/data/rate-limits.ts';
import { HttpProblem, refused, TooOften } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { record, recordFor } from '../../platform/live/events.ts';
import { readSettings } from '../settings/settings.ts';
import type { AuthDependencies, Caller } from './caller.ts';
import type { Credentials } from './device.ts';
import { findCredentials, keepFirstSignIn, lockCredentials } from './queries.ts';
import { authRateLimits } from './rate-limits.ts';
import { keepPending } from './second/pending.ts';
import { findFactor } from './second/queries.ts';
import { type Attempt, keepAttempt } from './sign-in-attempts.ts';
import { tryPassword } from './try-password.ts';

/**
 * Which door: `/admin-access` refuses everyone but the administrator; otherwise it is the same verb and the same log (docs/domain/accounts.md,
 * "Signing in").
 */
type Door = 'everyone' | 'administrator';

/**
 * Signs in by e-mail and password (docs/domain/accounts.md, "Signing in"). At a browser where the owner signed in before, wrong passwords
 * that strangers try elsewhere don't count. Each attempt is kept, the refused ones too: their record is written outside the transaction that is
 * refused.
 *
 * Throws 401 for a wrong e-mail or password alike (403 at the administrator's door, for everyone else too), 403 while the e-mail has to be
 * verified first and where the second step follows, 429 after too many tries.
 */
export async function signIn(parts: AuthDependencies, door: Door, form: z.output<typeof signInForm>, caller: Caller): Promise<Actor> {
  const { db } = parts;
  const { email, password } = form;
  const account = await findCredentials(db, { email });
  const act = door === 'administrator' || account?.isAdmin ? 'administrator_sign_in' : 'sign_in';
  const fail = async (result: Attempt['result'], problem = refusedAt(door)): Promise<never> => {
    await keepFailure(db, { user_id: account?.user_id ?? null, act, result }, caller);
    throw problem;
  };

  const isRight = await tryPassword(db, { account, email, password, act }, caller).catch(sayWayOut);
  if (door === 'administrator' && !account?.isAdmin) return fail('not_administrator');
  if (!account || !isRight) return fail('wrong_password');
  if (!account.email_verified_at && (await readSettings(db)).requireEmailVerification) return fail('not_verified', unverified());
  return (await openSessionOf(parts, account, act, caller)) ?? fail('wrong_password');
}

/**
 * Opens a session for an account whose password was right. `second` takes what the second step asks for; without it a browser that the account does not know
 * is asked for it (docs/domain/accounts.md, "Second step").
 *
 * Null when e-mail or password changed while it was checked: that ended the account's sessions, and must not get a new one; and when `second` takes
 * nothing. Throws 403 where the second step has to follow, 429 after very many.
 */
export async function openSessionOf(
  { db, sealKey }: Pick<AuthDependencies, 'db' | 'sealKey'>,
  account: Credentials & { email: string; isAdmin: boolean },
  act: Attempt['act'],
  caller: Caller,
  second?: SecondStep,
): Promise<Actor | null> {
  const { user_id, isAdmin } = account;
  const opened = await db.transaction().execute(async (tx) => {
    if (isAdmin) await keepFirstSignIn(tx, user_id);
    if (!(await lockCredentials(tx, account))) return null;
    // It may have been set up since the password was looked at.
    const factor = await findFactor(tx, user_id);
    const hasFactor = factor !== undefined;
    const known = { ...account, second_step_since: factor?.since ?? null };
    const isNew = !caller.knownTo(known);
    if (hasFactor && isNew && !second) return 'second';
    if (second && !(await second.take(tx))) return null;
    await takePoint(tx, authRateLimits.signedIn, user_id);
    await keepAttempt(tx, caller, { user_id, act, result: 'signed_in' });
    if (isAdmin) await record(tx, { user_id, address: caller.address }, { type: 'account.signed_in', data: { user_id } }, []);
    if (isNew && act !== 'sign_up')
      await recordFor(tx, { user_id }, { type: 'account.new_browser', data: { user_id, ...caller.names } }, []);
    return caller.open(tx, known, second?.isProof ?? !hasFactor);
  });
  if (opened !== 'second') return opened;
  await keepAttempt(db, caller, { user_id, act, result: 'code_asked' });
  keepPending({ sealKey }, account, act, caller);
  throw refused(secondStepNeeded);
}

/** What the second step asks for: takes it, once, or says that it is not there; and whether it proves as much as a code. */
interface SecondStep {
  take: (tx: Tx) => Promise<boolean>;
  isProof: boolean;
}

async function keepFailure(db: Database, attempt: Attempt, caller: Caller): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await keepAttempt(tx, caller, attempt);
    if (attempt.act !== 'administrator_sign_in') return;
    const tries = await countStranger(tx, attempt, caller);
    if (!recordedTries.includes(tries)) return;
    const { user_id } = attempt;
    await record(tx, { user_id: null, address: caller.address }, { type: 'account.sign_in_failed', data: { user_id, tries } }, []);
  });
}

// The log is kept for ever, so no stranger may fill it: the attempts themselves are all kept, for a while.
const recordedTries = [1, 10, 100, 1_000];

/** Which try of its network this is within a quarter of an hour, at the administrator's door; 1 for the administrator's own account, whose tries are few. */
async function countStranger(tx: Tx, { result }: Attempt, { network }: Caller): Promise<number> {
  return result === 'not_administrator' ? takePoint(tx, authRateLimits.strangerAtDoor, network) : 1;
}

// By a mailed link the owner of the mailbox gets in at once, whatever strangers tried (docs/domain/accounts.md, "Links by mail").
function sayWayOut(refusal: unknown): never {
  throw refusal instanceof TooOften ? refusal.withWayOut(authRulesWords.orNewPassword) : refusal;
}

function refusedAt(door: Door): HttpProblem {
  return door === 'administrator'
    ? new HttpProblem(403, 'access_denied', authRulesWords.wrongAdminCredentials)
    : new HttpProblem(401, 'invalid_credentials', authRulesWords.wrongCredentials);
}

function unverified(): HttpProblem {
  return new HttpProblem(403, 'email_not_verified', authRulesWords.verifyFirst);
}
