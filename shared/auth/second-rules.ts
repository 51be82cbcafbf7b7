import { secondRulesWords } from '../../words/auth/second-rules.ts';
import { badInput, notAllowed, type Refusal, wrongState } from '../refusal.ts';
import { secondStepNeededCode } from './second-step-needed.ts';

/** How many recovery codes somebody gets. */
export const recoveryCodes = 10;

/** How long the second step waits for its code after the password, in minutes (docs/domain/time.md, "Deadlines"). */
export const secondStepMinutes = 5;

/** For how long who has shown that it is them is not asked again, in minutes. */
export const proofMinutes = 10;

/** How many wrong codes there may be in a quarter of an hour. */
export const mostWrongCodes = 5;

/** The password was right, and this browser is new to an account with a second step. */
export const secondStepNeeded = notAllowed(secondStepNeededCode, () => secondRulesWords.needed);

/** The administrator has to set the second step up before anything else. */
export const secondFactorRequired = notAllowed('second_factor_required', () => secondRulesWords.setUpFirst);

/** What was asked for needs a proof that is not older than `proofMinutes`. */
export const proofNeeded = notAllowed('proof_needed', () => secondRulesWords.showFirst);

export const secondStepOver: Refusal = {
  status: 401,
  code: 'second_step_over',
  message: () => secondRulesWords.over,
};

/** A code that is not the one; `left`: how many more may be tried. */
export const wrongCode = (left: number): Refusal =>
  badInput('wrong_code', () => `${secondRulesWords.wrongCode} ${secondRulesWords.triesLeft(left)}`, 'code');

export const factorIsOn = wrongState('second_factor_on', () => secondRulesWords.isOn);
const factorIsOff = wrongState('second_factor_off', () => secondRulesWords.isOff);
const ownFactor = wrongState('own_second_factor', () => secondRulesWords.own);

/** Why the settings of a second step can't be changed, or null. */
export function whyNotChangeFactor(factor: object | null | undefined): Refusal | null {
  return factor ? null : factorIsOff;
}

/** Why the administrator can't clear somebody's second step, or null. */
export function whyNotClearFactor({ isOwn, isOn }: { isOwn: boolean; isOn: boolean }): Refusal | null {
  if (isOwn) return ownFactor;
  return isOn ? null : factorIsOff;
}
