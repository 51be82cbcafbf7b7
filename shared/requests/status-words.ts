import { requestStatusWords } from '../../words/requests/request-status.ts';
import type { RequestStatus } from '../deal.ts';
import type { WholeRequest } from './admin-api.ts';

type RequestFacts = Pick<WholeRequest, 'status' | 'pending_bids' | 'bidders' | 'open_viewings'>;

/** What follows when the administrator sets this status, in sentences (docs/domain/lifecycles.md, "Request"). */
export function whatStatusDoes({ status, pending_bids, bidders, open_viewings }: RequestFacts, to: RequestStatus): string[] {
  const told = bidders ? requestStatusWords.told(bidders) : requestStatusWords.buyerTold;
  if (to === 'active') {
    return [requestStatusWords.canBid, ...(pending_bids ? [requestStatusWords.bidsAgain(pending_bids)] : []), told];
  }
  if (status !== 'active') return [requestStatusWords.staysClosed[to], told];
  return [
    requestStatusWords.nobodyCanBid,
    ...(pending_bids ? [requestStatusWords.bidsFreeze(pending_bids)] : []),
    ...(open_viewings ? [requestStatusWords.viewingsStay(open_viewings)] : []),
    told,
  ];
}
