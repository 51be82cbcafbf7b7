import { mostWrongCodes } from '../../../shared/auth/second-rules.ts';
import { authRulesWords } from '../../../words/auth/auth-rules.ts';
import { secondRulesWords } from '../../../words/auth/second-rules.ts';
import type { RateLimit } from '../../platform/data/rate-limits.ts';

const quarter = 15 * 60;
const hour = 60 * 60;

/**
 * How often. The narrow limits count for one account, e-mail or known browser. Those of a network are wide, because thousands of phones on a mobile
 * network share one address.
 */
export const authRateLimits = {
  /** Wrong passwords for one e-mail by all strangers together; by one browser that its owner signed in at before; by one who is signed in. */
  signIn: { name: 'sign-in', points: 10, duration: quarter },
  /**
   * Wrong passwords from one network for accounts that know neither the browser nor the network. Only what was wrong counts, afterwards. After
   * `noisyAfter` of them the network is noisy: one of its addresses guesses, and the others are not to blame.
   */
  signInFrom: { name: 'sign-in-from', points: 1_500, noisyAfter: 300, duration: quarter },
  /** Wrong passwords for one e-mail from one network that is noisy. */
  signInFromNoisy: { name: 'sign-in-from-noisy', points: 1, duration: quarter },
  /** Wrong codes of a second step: for one account by all strangers together, apart by who is signed in, and by who sets one up. */
  secondCode: { name: 'second-code', points: mostWrongCodes, duration: quarter, told: () => secondRulesWords.tooManyWrong },
  /** Codes tried from one network, right ones too. */
  secondCodeFrom: { name: 'second-code-from', points: 300, duration: quarter },
  /** Changes of the own second step: each is mailed. */
  secondFactorChange: {
    name: 'second-factor-change',
    points: 10,
    duration: hour,
    told: () => secondRulesWords.changedTooOften,
  },
  /** Sign-ins to one account with the right password: each leaves a session and a line of the log. */
  signedIn: { name: 'signed-in', points: 60, duration: hour, told: () => authRulesWords.signedInTooOften },
  /** Who is not the administrator at that door: counted only, the passwords have their own limits. */
  strangerAtDoor: { name: 'stranger-at-door', points: Number.POSITIVE_INFINITY, duration: quarter },
  /** Accounts made from one network. */
  signUpFrom: { name: 'sign-up-from', points: 100, duration: hour },
  /** Refused sign-ups from one network, whose password was hashed for nothing. Apart, and wide: honest ones don't pay for them. */
  refusedSignUpFrom: { name: 'refused-sign-up-from', points: 1_500, duration: quarter },
  /** New passwords by the settings: each is mailed, also to an address that was never verified. */
  changePassword: {
    name: 'change-password',
    points: 5,
    duration: hour,
    told: () => authRulesWords.passwordChangedTooOften,
  },
  /**
   * Mails with a link, asked for by all strangers together for one e-mail, or by one browser that its owner signed in at before. The hour is no longer
   * than the shortest link lives. The first link of an hour is always mailed, so one that works is in the mailbox whenever another is not sent.
   */
  tokenMail: { name: 'token-mail', points: 5, duration: hour },
  /** Mails with a link to one address that accounts are to be changed to, whoever asks. */
  changeMailTo: { name: 'change-mail-to', points: 5, duration: hour },
  /** Mails with a link asked for from one network, until it is noisy. */
  tokenMailFrom: { name: 'token-mail-from', points: 60, duration: hour },
  /** From a noisy network. It has the name of `tokenMail` because it is the same count: mails that were sent before count here too, and a used link clears it. */
  tokenMailFromNoisy: { name: 'token-mail', points: 1, duration: hour },
} satisfies Record<string, RateLimit & { noisyAfter?: number }>;
