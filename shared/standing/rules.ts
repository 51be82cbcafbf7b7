import { adminStandingRulesWords } from '../../words/standing/admin-standing-rules.ts';
import { standingRulesWords } from '../../words/standing/standing-rules.ts';
import { type Refusal, wrongState } from '../refusal.ts';

const ourOwn = wrongState('our_own', () => adminStandingRulesWords.ourOwn);
export const alreadySuspended = wrongState('already_suspended', () => adminStandingRulesWords.alreadySuspended);
const notSuspended = wrongState('not_suspended', () => adminStandingRulesWords.notSuspended);
const notYours = wrongState('not_suspended', () => standingRulesWords.notSuspendedNow);
export const alreadyContested = wrongState('already_contested', () => standingRulesWords.alreadyContested);
const notContested = wrongState('not_contested', () => adminStandingRulesWords.notContested);
const alreadyAnswered = wrongState('already_answered', () => adminStandingRulesWords.alreadyAnswered);
const notWaiting = wrongState('already_decided', () => adminStandingRulesWords.alreadyDecided);

interface Person {
  admin_role: string | null;
  suspended_at: string | null;
}

/** Why the administrator can't warn this person, or null. */
export function whyNotWarn({ admin_role }: Pick<Person, 'admin_role'>): Refusal | null {
  return admin_role ? ourOwn : null;
}

/** Why the administrator can't suspend this person, or null. */
export function whyNotSuspend({ admin_role, suspended_at }: Person): Refusal | null {
  if (admin_role) return ourOwn;
  return suspended_at ? alreadySuspended : null;
}

/** Why the administrator can't end a suspension of this person, or null. */
export function whyNotRestore({ suspended_at }: Pick<Person, 'suspended_at'>): Refusal | null {
  return suspended_at ? null : notSuspended;
}

interface Suspension {
  contest: string | null;
  answer: string | null;
}

/** Why a person can't contest the suspension, or null: once, whatever comes of it. */
export function whyNotContest(open: Suspension | undefined): Refusal | null {
  if (!open) return notYours;
  return open.contest === null ? null : alreadyContested;
}

/** Why our team can't answer what a person says against the suspension and let it stand, or null. */
export function whyNotAnswer(open: Suspension | undefined): Refusal | null {
  if (!open) return notSuspended;
  if (open.contest === null) return notContested;
  return open.answer === null ? null : alreadyAnswered;
}

/** Why our team can't leave an account, of whose likenesses to suspended people these are open, or null. */
export function whyNotLeave(open: readonly unknown[]): Refusal | null {
  return open.length > 0 ? null : notWaiting;
}
