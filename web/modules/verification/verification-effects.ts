import type { VerificationEffects } from '../../../shared/verification/api.ts';
import { mostEffectsCounted } from '../../../shared/verification/rules.ts';
import { plural } from '../../../shared/words.ts';

/** Counted up to a most, which reads 'more than 99'. */
export function counted(count: number, words: { one: string; other: string }): string {
  return count < mostEffectsCounted ? plural(count, words) : words.other.replace('#', `more than ${mostEffectsCounted - 1}`);
}

/** What taking back a verification means now: '4 pending bids freeze, 2 buyers are told, 6 cars are unlisted.' */
export function unverifyingInWords({ pending_bids, buyers, viewings, cars }: VerificationEffects): string {
  const all = [
    counted(pending_bids, { one: '1 pending bid freezes', other: '# pending bids freeze' }),
    counted(buyers, { one: '1 buyer is told', other: '# buyers are told' }),
    counted(cars, { one: '1 car is unlisted', other: '# cars are unlisted' }),
    ...(viewings > 0 ? [counted(viewings, { one: '1 open viewing stays as it is', other: '# open viewings stay as they are' })] : []),
  ];
  return `${all.join(', ')}.`;
}

/** What verifying means now: '6 cars come on the market, 4 pending bids can be accepted again.' Of a new dealer, who has neither, that it can bid. */
export function verifyingInWords({ pending_bids, cars }: VerificationEffects): string {
  if (pending_bids === 0 && cars === 0) return 'The dealer is told, and can bid from then on.';
  const bids = counted(pending_bids, { one: '1 pending bid can be accepted again', other: '# pending bids can be accepted again' });
  return `The dealer is told; ${counted(cars, { one: '1 car comes on the market', other: '# cars come on the market' })}, ${bids}.`;
}
