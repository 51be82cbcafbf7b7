import { type Refusal, wrongState } from '../refusal.ts';

const ourOwn = wrongState('our_own', () => 'The administrator can’t be suspended.');
export const alreadySuspended = wrongState('already_suspended', () => 'This person is suspended already.');
const notSuspended = wrongState('not_suspended', () => 'This person is not suspended.');
const notYours = wrongState('not_suspended', () => 'Your account is not suspended any more.');
export const alreadyContested = wrongState(
  'already_contested',
  () => 'You have contested this already. Our team answers here and by email.',
);
const notContested = wrongState('not_contested', () => 'This person has not contested the suspension.');
const alreadyAnswered = wrongState('already_answered', () => 'Our team has answered this already.');
const notWaiting = wrongState('already_decided', () => 'This was decided already.');

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

/** Why our team can't leave a new account that looks like a suspended one, or null. */
export function whyNotLeave({ left_at }: { left_at: string | null }): Refusal | null {
  return left_at === null ? null : notWaiting;
}
