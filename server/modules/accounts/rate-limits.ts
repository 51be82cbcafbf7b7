import type { RateLimit } from '../../platform/data/rate-limits.ts';

const quarter = 15 * 60;
const hour = 60 * 60;

/** So many wrong passwords in 15 minutes make a network noisy: one of its addresses guesses, and the others are not to blame. */
export const noisyAfter = 300;

/** How often. By account first: phones on a mobile network share their address with thousands of others, so those are wide. */
export const accountRateLimits = {
  /** Wrong passwords for one e-mail by all strangers together; by one browser that its owner signed in at before; by one who is signed in. */
  signIn: { name: 'sign-in', points: 10, duration: quarter },
  /** Wrong passwords from one network for accounts that know neither the browser nor the network. Only what was wrong counts, afterwards. */
  signInFrom: { name: 'sign-in-from', points: 1_500, duration: quarter },
  /** Wrong passwords for one e-mail from one network that is noisy. */
  signInFromNoisy: { name: 'sign-in-from-noisy', points: 1, duration: quarter },
  /** Sign-ups from one network. */
  signUpFrom: { name: 'sign-up-from', points: 100, duration: hour },
  /**
   * Mails with a link to one e-mail, or one browser that its owner signed in at before. No longer than the shortest link lives: the first of an hour
   * is always mailed, so whoever gets no other has one that works.
   */
  tokenMail: { name: 'token-mail', points: 5, duration: hour },
  /** Mails with a link asked for from one network, until it is noisy. */
  tokenMailFrom: { name: 'token-mail-from', points: 60, duration: hour },
  /** The same count as `tokenMail`, asked for from a noisy network: two counts would leave an hour in which neither allows the first. */
  tokenMailFromNoisy: { name: 'token-mail', points: 1, duration: hour },
} satisfies Record<string, RateLimit>;
