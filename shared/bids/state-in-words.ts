import type { BidStatus, RequestStatus } from '../deal.ts';
import type { Role } from '../roles.ts';
import { shortDate } from '../time.ts';

interface Facts {
  status: BidStatus;
  created_at: string;
  decided_at: string | null;
  request: { status: RequestStatus };
  dealer: { is_verified: boolean };
}

/** How a bid stands: `kind` 'waiting' waits for this reader, 'open' for somebody else. */
export interface BidState {
  kind: 'waiting' | 'open' | 'settled' | 'ended';
  words: string;
}

/** How a bid stands for this reader: 'Waiting for your answer', 'Rejected on 20 Nov 2026' (docs/domain/lifecycles.md, "Bid"). */
export function bidInWords({ status, created_at, decided_at, request, dealer }: Facts, reader: Role): BidState {
  const decided = shortDate(decided_at ?? created_at);
  if (status === 'rejected') return { kind: 'ended', words: `Rejected on ${decided}` };
  if (status === 'accepted') return { kind: 'settled', words: `Accepted on ${decided}` };
  if (request.status !== 'active') return { kind: 'ended', words: 'The request is closed' };
  // It can't be accepted; rejecting it stays possible.
  if (!dealer.is_verified)
    return { kind: 'open', words: `${reader === 'dealer' ? 'You are' : 'This dealer is'} not verified at the moment` };
  if (reader === 'buyer') return { kind: 'waiting', words: 'Waiting for your answer' };
  return { kind: 'open', words: 'Waiting for the buyer' };
}
