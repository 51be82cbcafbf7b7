import type { VerificationEffects } from '../../../shared/verification/api.ts';
import { mostEffectsCounted } from '../../../shared/verification/rules.ts';
import { en as plural } from '../../../words/plural.ts';
import { verifyWords } from '../../../words/verification/verify.ts';

/** Counted up to a most, which reads 'more than 99'. */
export function counted(count: number, words: { one: string; other: string }): string {
  return count < mostEffectsCounted ? plural(count, words) : words.other.replace('#', verifyWords.moreThan(mostEffectsCounted - 1));
}

/** What taking back a verification means now: '4 pending bids freeze, 2 buyers are told, 6 cars are unlisted.' */
export function unverifyingInWords({ pending_bids, buyers, viewings, cars }: VerificationEffects): string {
  const all = [
    counted(pending_bids, verifyWords.counted.bidsFrozen),
    counted(buyers, verifyWords.counted.buyersTold),
    counted(cars, verifyWords.counted.carsUnlisted),
    ...(viewings > 0 ? [counted(viewings, verifyWords.counted.viewingsStay)] : []),
  ];
  return `${all.join(', ')}.`;
}

/** What verifying means now: '6 cars come on the market, 4 pending bids can be accepted again.' Of a new dealer, who has neither, that it can bid. */
export function verifyingInWords({ pending_bids, cars }: VerificationEffects): string {
  if (pending_bids === 0 && cars === 0) return verifyWords.canBid;
  const bids = counted(pending_bids, verifyWords.counted.bidsOpen);
  return verifyWords.verifyingMeans(counted(cars, verifyWords.counted.carsListed), bids);
}
