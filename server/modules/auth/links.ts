import { createHash } from 'node:crypto';
import type * as z from 'zod/mini';
import { whyNotNewPassword } from '../../../shared/auth/rules.ts';
import type { changePasswordForm, resetForm } from '../../../shared/auth/schema.ts';
import { authRulesWords } from '../../../words/auth/auth-rules.ts';
import type { Tx } from '../../platform/data/database.ts';
import { givePointsBack, takePoint } from '../../platform/data/rate-limits.ts';
import { endOtherSessions, endSessions } from '../../platform/http/end-sessions.ts';
import { HttpProblem, refuse } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { recordFor } from '../../platform/live/events.ts';
import { checkCurrentPassword, wrongCurrent } from './auth.ts';
import type { AuthDependencies, Caller } from './caller.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { takeBackLinks } from './mail-link.ts';
import { hashPassword } from './passwords.ts';
import { findLink, lockLink, markEmailVerified, replacePassword, spendLink, voidLinks } from './queries.ts';
import { authRateLimits } from './rate-limits.ts';
import { findFactor } from './second/queries.ts';
import { keepAttempt } from './sign-in-attempts.ts';

type Parts = Pick<AuthDependencies, 'db'>;

export const hashOf = (token: string) => createHash('sha256').update(token).digest();

export function deadLink(): HttpProblem {
  return new HttpProblem(422, 'link_dead', authRulesWords.linkDead);
}

/** Verifies the e-mail a link was mailed to. Opening it twice is fine: the second time changes nothing. Throws 422 for a dead link. */
export async function verifyEmail({ db }: Parts, token: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const link = await lockLink(tx, 'verify', hashOf(token));
    if (!link) throw deadLink();
    if (link.email_verified_at) return;
    if (!(await spendLink(tx, 'verify', hashOf(token)))) throw deadLink();
    await markVerified(tx, link.user_id);
  });
}

async function markVerified(tx: Tx, user_id: string): Promise<void> {
  if (!(await markEmailVerified(tx, user_id))) return;
  await recordFor(tx, { user_id }, { type: 'account.verified', data: { user_id } }, [user_id]);
}

/**
 * Sets a new password by a mailed link, which proves the e-mail too, and ends every session and other link; an account without a second step knows this
 * browser from now on. Throws 422 for a dead link and for a common password.
 */
export async function resetPassword({ db }: Parts, form: z.output<typeof resetForm>, caller: Caller): Promise<void> {
  const link = await findLink(db, 'reset', hashOf(form.token));
  if (!link || link.used_at) throw deadLink();
  await refuseCommonPassword(db, form.password, link);
  const password_hash = await hashPassword(form.password, { kind: 'known', name: link.user_id });
  await db.transaction().execute(async (tx) => {
    // The account may have another e-mail since the password was hashed; of two at once with the same link one finds it used.
    if (!(await lockLink(tx, 'reset', hashOf(form.token))) || !(await spendLink(tx, 'reset', hashOf(form.token)))) throw deadLink();
    await replacePassword(tx, link.user_id, password_hash);
    await endSessions(tx, link.user_id);
    await markVerified(tx, link.user_id);
    await keepAttempt(tx, caller, { user_id: link.user_id, act: 'reset_link', result: 'accepted' });
    await afterNewPassword(tx, link);
  });
  // With a second step a mailbox alone doesn't make a browser known: it would not be asked for the code.
  if (!(await findFactor(db, link.user_id))) caller.remember({ user_id: link.user_id, password_hash, second_step_since: null });
  await givePointsBack(db, authRateLimits.signIn, link.email.toLowerCase());
}

/**
 * Changes the own password (docs/domain/accounts.md, "E-mail and password"); the other sessions end, this one gets a new token, and links to a
 * new password or e-mail on their way are void.
 *
 * Throws as `checkCurrentPassword` does, 422 for a common password and by `whyNotNewPassword`, 429.
 */
export async function changePassword(
  { db }: Parts,
  actor: Actor,
  form: z.output<typeof changePasswordForm>,
  caller: Caller,
): Promise<void> {
  const before = await checkCurrentPassword({ db }, actor, form.current_password, caller);
  refuse(whyNotNewPassword(form.current_password, form.password));
  await refuseCommonPassword(db, form.password, actor);
  const password_hash = await hashPassword(form.password, { kind: 'known', name: actor.user_id });
  const factor = await findFactor(db, actor.user_id);
  const token = await db.transaction().execute(async (tx) => {
    if (!(await replacePassword(tx, actor.user_id, password_hash, before))) throw wrongCurrent();
    await afterNewPassword(tx, actor);
    await takePoint(tx, authRateLimits.changePassword, actor.user_id);
    return endOtherSessions(tx, actor);
  });
  caller.setToken(token, actor);
  caller.remember({ user_id: actor.user_id, password_hash, second_step_since: factor?.since ?? null });
}

// Links that are still on their way, and those whose mail has not gone out yet: whoever asked for them may be why the password changed.
async function afterNewPassword(tx: Tx, account: { user_id: string; email: string }): Promise<void> {
  const { user_id } = account;
  await voidLinks(tx, user_id);
  await takeBackLinks(tx, account);
  await recordFor(tx, { user_id }, { type: 'account.password_changed', data: { user_id } }, [user_id]);
}
