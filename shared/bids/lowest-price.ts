import type { Bid } from './api.ts';

/** The lowest price among the offers that can still be chosen, in KSh; null when there are fewer than two. */
export function lowestPrice(bids: Bid[]): number | null {
  const prices = bids.filter(({ status }) => status !== 'rejected').map(({ price }) => price);
  return prices.length > 1 ? Math.min(...prices) : null;
}
