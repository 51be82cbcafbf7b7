import { commissionPercent } from '../commissions/amount.ts';
import { plural } from '../words.ts';

// Apart from the details themselves: the dealer's home says these words, and needs no field.

/** Of the names of details, '2 things are missing: licence number, location.' */
export function missingSentence(missing: readonly string[]): string {
  const names = missing.join(', ');
  return plural(missing.length, { one: `One thing is missing: ${names}.`, other: `# things are missing: ${names}.` });
}

/** What comes of it as long as a detail is missing: said wherever a dealer reads of their verification. */
export const untilGiven = 'Until then our team can’t verify you, and you can’t bid.';

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
