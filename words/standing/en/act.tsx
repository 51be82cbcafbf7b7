import type { ReactNode } from 'react';
import { en as plural } from '../../plural.ts';

// What our team can do about a person.
export const heading = 'Act';
export const acts = {
  warn: { title: 'Warn', detail: 'They read it in a notice and on top of their home. It stays on this page.' },
  suspend: { title: 'Suspend', detail: 'Cars and requests hidden, bids frozen, coming viewings cancelled. Debts stay.' },
  restore: { title: 'End the suspension', detail: 'Everything comes back, except cancelled viewings.' },
  unverify: { title: 'Take back the verification', detail: 'No new bids. Deals go on. Asks for a reason.' },
  'sign-out': { title: 'End all sessions', detail: 'Signed out everywhere. They can sign in again.' },
  'clear-second-step': { title: 'Clear the second step', detail: 'Phone and recovery codes lost? Call first.' },
};
export const why = 'Why? The person reads this.';

export const warnThem = (name: string) => `Warn ${name}`;
export const sendWarning = 'Send the warning';
export const yourWords = 'Your words. The person reads them.';
export const warningTooLong = 'The warning is too long';
export const warned = 'The warning is sent';
export const notWarned = 'The warning was not sent';
export const howItComes =
  'It comes as a notice, by email, and on top of their home until they say that they have read it. It stays on this page.';
export const warnedLately = (count: number) =>
  plural(count, { one: 'Warned once in the last 30 days.', other: 'Warned # times in the last 30 days.' });

export const suspendThem = (name: string) => `Suspend ${name}?`;
export const suspend = 'Suspend';
export const suspending = 'Suspending…';
export const suspended = 'The account is suspended';
export const notSuspended = 'The account was not suspended';
export const theyCanStill =
  'They can still read what is theirs, copy and erase their data, dispute an outcome and contest this once. What was accepted and what is owed stays.';
export const theyGetReason = 'They get an email with your reason at once. The people they deal with get one too; it doesn’t say why.';
// What it stops, counted; a list of these is one sentence: '12 cars hidden, 14 bids frozen.'
export const carsHidden = (count: number) => plural(count, { one: '1 car hidden', other: '# cars hidden' });
export const requestsHidden = (count: number) => plural(count, { one: '1 request hidden', other: '# requests hidden' });
export const bidsFrozen = (count: number) => plural(count, { one: '1 bid frozen', other: '# bids frozen' });
export const viewingsCancelled = (count: number) => plural(count, { one: '1 viewing cancelled', other: '# viewings cancelled' });
export const stopsNothing = 'Nothing is under way that it would stop.';
export const othersTold = (count: number) => plural(count, { one: '1 other person is told.', other: '# others are told.' });

export const endThat = (name: string) => `End the suspension of ${name}?`;
export const endSuspension = 'End the suspension';
export const ending = 'Ending it…';
export const restored = 'The suspension is ended';
export const notRestored = 'The suspension was not ended';
export const allComesBack =
  'Everything comes back as it was. Viewings that were cancelled have to be booked again. They get an email with your words.';

export const askEndSessions = 'End all sessions?';
export const endSessions = 'End all sessions';
export const sessionsEnded = 'Signed out everywhere';
export const sessionsNotEnded = 'The sessions were not ended';
export const mustSignIn = (name: string) => `${name} has to sign in again in every browser. What they had typed there stays.`;

export const askClear = 'Clear the second step?';
export const clearIt = 'Clear it';
export const clearing = 'Clear a second step';
export const whyProof = 'The password alone then opens this account.';
export const inTheLog = 'Written down in the log with your name and the time.';
export const cleared = 'The second step is off';
export const notCleared = 'The second step was not cleared';
export const haveYouCalled = (name: ReactNode) => (
  <>
    Have you called {name} on the number in the profile, and asked about cars and deals that only they know? Never ask for a password or a
    code.
  </>
);
export const passwordAlone = 'They get an email at once. The password alone then opens the account, until they set it up again.';
