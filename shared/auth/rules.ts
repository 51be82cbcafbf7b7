import { authRulesWords } from '../../words/auth/auth-rules.ts';
import { badInput, type Refusal, wrongState } from '../refusal.ts';

export const emailTaken = wrongState('email_taken', () => authRulesWords.emailTaken);
export const alreadySignedIn = wrongState('already_signed_in', () => authRulesWords.alreadySignedIn);

/** How long a new e-mail waits for its link to be opened, and the link works, in hours (docs/domain/time.md, "Deadlines"). */
export const newEmailHours = 24;

const tooLikeCurrent = badInput('password_too_like', () => authRulesWords.tooLikeCurrent, 'password');

/**
 * Why this can't follow the current password, or null: whoever knows that one finds it at once (docs/domain/accounts.md, "E-mail and password").
 * Upper and lower case are one.
 */
export function whyNotNewPassword(current: string, next: string): Refusal | null {
  const [before, after] = [current.toLowerCase(), next.toLowerCase()];
  return before.includes(after) || after.includes(before) ? tooLikeCurrent : null;
}

const isThisSession = wrongState('this_session', () => authRulesWords.thisSession);

/** Why the caller can't end this session of the own account, or null. */
export function whyNotEndSession(session: { is_this: boolean }): Refusal | null {
  return session.is_this ? isThisSession : null;
}

const noNewEmail = wrongState('no_new_email', () => authRulesWords.noNewEmail);

/** Why the link to a new e-mail can't be sent again or taken back, or null; `newEmail` is the one that waits. */
export function whyNotNewEmail(newEmail: string | null): Refusal | null {
  return newEmail === null ? noNewEmail : null;
}
