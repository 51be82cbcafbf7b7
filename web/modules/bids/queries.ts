import { bidsApi } from '../../../shared/bids/api.ts';
import type { BidFilters } from '../../../shared/bids/filters.ts';
import { offerLines, offersOn, ownBidLines, ownBids } from '../../../shared/bids/reads.ts';
import type { BodyInput } from '../../../shared/contract.ts';
import { call } from '../../client/call.ts';
import { useChange } from '../../client/use-change.ts';
import { usePaged } from '../../client/use-paged.ts';

/** The dealer's own bids, or the offers the buyer has received, newest first, or as the filters say. */
export const useOwnBids = (filters?: BidFilters) => usePaged('bids', ownBids(filters));

/** The newest offers that the buyer has received, as lines of the home. */
export const useOfferLines = () => usePaged('bids', offerLines);

/** The newest of the dealer's own bids, as lines of the home. */
export const useOwnBidLines = () => usePaged('bids', ownBidLines);

/** All offers on a request, sorted. */
export const useOffersOn = (...which: Parameters<typeof offersOn>) => usePaged('bids', offersOn(...which));

/** Sends a bid; repeating it with the same id is safe. */
export function usePlaceBid(requestId: string) {
  return useChange(['bid.placed'], (body: BodyInput<typeof bidsApi.place>) => call(bidsApi.place, { params: { id: requestId }, body }));
}

/** Puts an offer on the buyer's shortlist (true) or takes it off; the lists are read again before it counts as done. */
export function useShortlist(bidId: string) {
  return useChange(['shortlist.changed'], (isOn: boolean) => call(bidsApi[isOn ? 'shortlist' : 'unshortlist'], { params: { id: bidId } }));
}

/** The buyer's decision on an offer. */
export function useDecideBid(bidId: string) {
  return useChange(['bid.accepted', 'bid.rejected'], (decision: 'accept' | 'reject') => call(bidsApi[decision], { params: { id: bidId } }));
}
