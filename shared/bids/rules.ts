import { verificationRequired } from '../access.ts';
import { type BidStatus, type RequestStatus, requestClosed } from '../deal.ts';
import { type Lifecycle, whyNotFrom } from '../lifecycle.ts';
import { type Refusal, wrongState } from '../refusal.ts';

/** docs/domain/lifecycles.md, "Bid". Both decisions are final. A sale through the request rejects its other pending bids. */
export const bidLifecycle = {
  accept: { from: ['pending'], to: 'accepted', by: 'the request’s buyer' },
  reject: { from: ['pending'], to: 'rejected', by: 'the request’s buyer; system, when another car was sold' },
} as const satisfies Lifecycle<'accept' | 'reject', BidStatus>;

export const alreadyBid = wrongState('already_bid', 'You have already sent a bid for this request.');
const dealerRevoked = wrongState('dealer_not_verified', 'This dealer is not verified at the moment, so the offer can’t be accepted.');

/**
 * Why this dealer can't bid on this request, or null (docs/domain/lifecycles.md, "Bid"): once per request, verified dealers only, while it is
 * active.
 */
export function whyNotPlaceBid(facts: {
  dealer: { is_verified: boolean };
  request: { status: RequestStatus };
  hasBid: boolean;
}): Refusal | null {
  if (!facts.dealer.is_verified) return verificationRequired;
  if (facts.hasBid) return alreadyBid;
  if (facts.request.status !== 'active') return requestClosed;
  return null;
}

/** Why the buyer can't accept this bid, or null. Other bids stay open: a buyer may view several cars. */
export function whyNotAcceptBid(facts: {
  bid: { status: BidStatus };
  request: { status: RequestStatus };
  dealer: { is_verified: boolean };
}): Refusal | null {
  const wrong = whyNotFrom(bidLifecycle.accept, facts.bid.status, 'offer');
  if (wrong) return wrong;
  if (facts.request.status !== 'active') return requestClosed;
  if (!facts.dealer.is_verified) return dealerRevoked;
  return null;
}

/** Why the buyer can't reject this bid, or null; pending bids can't change while the request is not active. */
export function whyNotRejectBid(facts: { bid: { status: BidStatus }; request: { status: RequestStatus } }): Refusal | null {
  const wrong = whyNotFrom(bidLifecycle.reject, facts.bid.status, 'offer');
  if (wrong) return wrong;
  return facts.request.status === 'active' ? null : requestClosed;
}
