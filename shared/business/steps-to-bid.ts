import { missingWords } from '../../words/business/missing.ts';
import { stepsToBidWords } from '../../words/business/steps-to-bid.ts';
import { commissionPercent } from '../commissions/amount.ts';

/** What lies between a dealer and the first bid, by the names of the missing details: the same steps at every door to the verification. */
export const stepsToBid = (missing: readonly string[]) => {
  const isDone = missing.length === 0;
  return [
    { words: stepsToBidWords.tellUs, more: isDone ? stepsToBidWords.haveAll : missingWords.areMissing(missing), isDone },
    { words: stepsToBidWords.verify, more: stepsToBidWords.howVerified },
    { words: stepsToBidWords.bid, more: stepsToBidWords.whatItCosts(commissionPercent) },
  ];
};
