import { usualWarningsWords } from '../../../words/standing/usual-warnings.ts';
import type { Phrase } from '../../client/reason-form-dialog.tsx';

const rude = (): Phrase => ({ name: usualWarningsWords.rude, words: usualWarningsWords.rudeWords });

/** What dealers are warned of most often; our team goes on from there in its own words. */
export const dealerWarnings = (): Phrase[] => [
  { name: usualWarningsWords.money, words: usualWarningsWords.moneyWords },
  { name: usualWarningsWords.notThere, words: usualWarningsWords.notThereWords },
  rude(),
];

/** What buyers are warned of most often. */
export const buyerWarnings = (): Phrase[] => [
  { name: usualWarningsWords.missed, words: usualWarningsWords.missedWords },
  { name: usualWarningsWords.notLooking, words: usualWarningsWords.notLookingWords },
  rude(),
];
