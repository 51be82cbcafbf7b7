import { stoppedWords } from '../../words/standing/stopped.ts';
import { wrongState } from '../refusal.ts';

/**
 * What both parties of a deal are refused with while our team has stopped one of them (docs/domain/accounts.md, "Suspending"). Apart from the other
 * rules, and short: the first load of every page that agrees on something has it.
 */
export const underReview = wrongState('under_review', () => stoppedWords.underReview);
