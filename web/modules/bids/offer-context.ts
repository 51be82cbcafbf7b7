import type { Bid } from '../../../shared/bids/api.ts';
import { lowestPrice } from '../../../shared/bids/lowest-price.ts';
import type { OwnRequest } from '../../../shared/requests/api.ts';
import { offersWords } from '../../../words/bids/offers.ts';

/** What an offer is among the others on its request. */
export interface AmongOffers {
  /** The id of the best fit; the only offer is it, too. Null when the first is rejected, without its car, or of a dealer without verification. */
  bestId: string | null;
  /** KSh; null when not all offers are known here. */
  lowest: number | null;
  count: number;
}

/** What the offers on a request are among each other. */
export function amongOffers({ bids, bid_count }: OwnRequest): AmongOffers {
  const [first] = bids;
  return {
    bestId: first && first.status !== 'rejected' && !first.car_gone && first.dealer.is_verified ? first.id : null,
    lowest: bid_count > bids.length ? null : lowestPrice(bids),
    count: bid_count,
  };
}

/** The car that its dealer named in place of the lost one and that the buyer has not answered about, or null. */
export const otherCarToAnswer = ({ car_gone, other_car }: Bid) => (car_gone && other_car?.answer === null ? other_car : null);

/** The label on the photo: 'Sold' or 'Withdrawn' where the car is gone, 'Best fit' where there is a choice, 'New' for a day. */
export function labelOf(bid: Bid, { bestId, count }: AmongOffers, now: Date): string | null {
  if (bid.car_gone) return bid.car_gone === 'deleted' ? offersWords.withdrawn : offersWords.sold;
  if (bid.id === bestId && count > 1) return offersWords.bestFit;
  const day = 86_400_000;
  return bid.status === 'pending' && now.getTime() - Date.parse(bid.created_at) < day ? offersWords.isNew : null;
}
