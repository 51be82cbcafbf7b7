import { bidsApi } from '../../../shared/bids/api.ts';
import { offersOn, ownBids } from '../../../shared/bids/reads.ts';
import type { BodyInput } from '../../../shared/contract.ts';
import { call } from '../../client/call.ts';
import { useChange } from '../../client/use-change.ts';
import { usePaged } from '../../client/use-paged.ts';

/** The dealer's own bids, or the offers the buyer has received, newest first. */
export const useOwnBids = () => usePaged('bids', ownBids);

/** All offers on a request, newest first. */
export const useOffersOn = (requestId: string) => usePaged('bids', offersOn(requestId));

/** Sends a bid; repeating it with the same id is safe. */
export function usePlaceBid(requestId: string) {
  return useChange(['bid.placed'], (body: BodyInput<typeof bidsApi.place>) => call(bidsApi.place, { params: { id: requestId }, body }));
}

/** The buyer's decision on an offer. */
export function useDecideBid(bidId: string) {
  return useChange(['bid.accepted', 'bid.rejected'], (decision: 'accept' | 'reject') => call(bidsApi[decision], { params: { id: bidId } }));
}
