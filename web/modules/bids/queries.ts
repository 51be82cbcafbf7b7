import { type QueryKey, useMutation } from '@tanstack/react-query';
import { bidsApi } from '../../../shared/bids/api.ts';
import type { BodyInput } from '../../../shared/contract.ts';
import type { BidStatus } from '../../../shared/deal.ts';
import { call } from '../../client/call.ts';
import { usePaged } from '../../client/use-paged.ts';
import { useRefresh } from '../../client/use-refresh.ts';

const touched: QueryKey[] = [['bids'], ['requests'], ['home']];

/** The own bids of a dealer, or the offers a buyer has received, newest first. */
export function useOwnBids(status?: BidStatus) {
  return usePaged(['bids', 'own'], bidsApi.own, { query: { status } });
}

/** Sends a bid; repeating it with the same id is safe. */
export function usePlaceBid(requestId: string) {
  return useMutation({
    mutationFn: (body: BodyInput<typeof bidsApi.place>) => call(bidsApi.place, { params: { id: requestId }, body }),
    ...useRefresh(...touched),
  });
}

/** The buyer's decision on an offer. */
export function useDecideBid(bidId: string) {
  return useMutation({
    mutationFn: (decision: 'accept' | 'reject') => call(bidsApi[decision], { params: { id: bidId } }),
    ...useRefresh(...touched),
  });
}
