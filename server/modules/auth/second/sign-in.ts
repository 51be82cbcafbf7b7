import { isAppCode } from '../../../../shared/auth/second-codes.ts';
import { secondRulesWords } from '../../../../words/auth/second-rules.ts';
import type { Database } from '../../../platform/data/database.ts';
import { addJob } from '../../../platform/data/queue.ts';
import { tryPoint } from '../../../platform/data/rate-limits.ts';
import { TooOften } from '../../../platform/http/errors.ts';
import type { Actor } from '../../../platform/http/session.ts';
import type { AuthDependencies, Caller } from '../caller.ts';
import { sendTokenMail, tokenMailKey } from '../jobs.ts';
import { deadLink, hashOf } from '../links.ts';
import { findCredentials, findLink, spendLink } from '../queries.ts';
import { authRateLimits } from '../rate-limits.ts';
import { openSessionOf } from '../sign-in.ts';
import { isPasswordByMail, keepAttempt } from '../sign-in-attempts.ts';
import { spendCode } from './factors.ts';
import { lookAtCode } from './look-at-code.ts';
import { mustBePending } from './pending.ts';

/** Whether a link is mailed after too many wrong codes: not while the password came by mail itself, or a mailbox alone would open the account. */
export const getsLink = async (db: Database, userId: string): Promise<boolean> => !(await isPasswordByMail(db, userId));

/**
 * The second step of signing in at a browser that the account does not know: its password was right here, and a code follows (docs/domain/accounts.md,
 * "Second step"). After five wrong ones a link is mailed, which takes the place of the code (`getsLink`).
 *
 * Throws 401 when no password was right here within five minutes, 422 for a wrong code or one that was taken before, 429 after too many.
 */
export async function finishSignIn(parts: AuthDependencies, code: string, caller: Caller): Promise<Actor> {
  const { db, sealKey } = parts;
  const { account, act } = await mustBePending(parts, caller);
  const { user_id, email } = account;
  const onWrong = async (left: number) => {
    await keepAttempt(db, caller, { user_id, act: 'second_step', result: 'wrong_code' });
    if (left === 0 && (await getsLink(db, user_id))) await mailSecondLink(parts, { user_id, email });
  };
  const open = () =>
    openSessionOf(parts, account, act, caller, { take: (tx) => spendCode(tx, sealKey, user_id, code, isAppCode(code)), isProof: true });
  const actor = await lookAtCode(db, { key: user_id, caller, onWrong }, open).catch(async (refusal) => {
    throw refusal instanceof TooOften
      ? refusal.withWayOut((await getsLink(db, user_id)) ? secondRulesWords.byLink : secondRulesWords.byCall)
      : refusal;
  });
  caller.cookie('second').forget();
  return actor;
}

/**
 * The same by the link that was mailed in place of the code: whoever asked for it knew the password. It opens no proof: who can't show a code
 * is asked for one again where it counts. Throws 422 for a dead link.
 */
export async function finishSignInByLink(parts: AuthDependencies, token: string, caller: Caller): Promise<Actor> {
  const { db } = parts;
  const link = await findLink(db, 'second', hashOf(token));
  const account = link && !link.used_at && (await findCredentials(db, { id: link.user_id }));
  if (!account) throw deadLink();
  const act = account.isAdmin ? 'administrator_sign_in' : 'second_step_link';
  const actor = await openSessionOf(parts, account, act, caller, { take: (tx) => spendLink(tx, 'second', hashOf(token)), isProof: false });
  if (!actor) throw deadLink();
  caller.cookie('second').forget();
  return actor;
}

async function mailSecondLink({ db }: Pick<AuthDependencies, 'db'>, { user_id, email }: { user_id: string; email: string }): Promise<void> {
  if (!(await tryPoint(db, authRateLimits.tokenMail, `second:${user_id}`))) return;
  await db.transaction().execute((tx) => addJob(tx, sendTokenMail, { purpose: 'second', user_id }, { key: tokenMailKey('second', email) }));
}
