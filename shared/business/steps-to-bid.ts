import { commissionPercent } from '../commissions/amount.ts';
import { missingSentence } from './missing-words.ts';

/** What lies between a dealer and the first bid, by the names of the missing details: the same steps at every door to the verification. */
export const stepsToBid = (missing: readonly string[]) => {
  const isDone = missing.length === 0;
  return [
    { words: 'Tell us about your business', more: isDone ? 'We have all we need.' : missingSentence(missing), isDone },
    {
      words: 'Our team verifies you',
      more: 'We check the licence number, call your phone and look for your address, in 1–2 business days.',
    },
    { words: 'Bid on requests', more: `You can read them now. You pay ${commissionPercent}% of a sale, nothing before.` },
  ];
};
