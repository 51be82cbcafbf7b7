import { bidRulesWords } from '../../words/bids/bid-rules.ts';
import { verificationRequired } from '../access.ts';
import { type Asked, type Bidder, type BidStatus, type CarGone, type NamingEnd, type RequestStatus, requestClosed } from '../deal.ts';
import { type Lifecycle, whyNotFrom } from '../lifecycle.ts';
import { type Refusal, wrongState } from '../refusal.ts';
import { underReview } from '../standing/refusals.ts';

/** docs/domain/lifecycles.md, "Bid". Both decisions are final. A sale through the request rejects its other pending bids. */
export const bidLifecycle = {
  accept: { from: ['pending'], to: 'accepted', by: 'the buyer of the request' },
  reject: { from: ['pending'], to: 'rejected', by: 'the buyer of the request; system, when another car was sold' },
  remove: { from: ['pending'], to: 'rejected', by: 'the administrator, after a report' },
  withdraw: { from: ['pending'], to: 'rejected', by: 'system, when its dealer erases the account' },
} as const satisfies Lifecycle<'accept' | 'reject' | 'remove' | 'withdraw', BidStatus>;

export const alreadyBid = wrongState('already_bid', () => bidRulesWords.alreadyBid);
const carNotGone = wrongState('car_not_gone', () => bidRulesWords.carNotGone);
const alreadyNamed = wrongState('already_named', () => bidRulesWords.alreadyNamed);
const noneNamed = wrongState('no_other_car', () => bidRulesWords.noneNamed);
const alreadyAnswered = wrongState('already_answered', () => bidRulesWords.alreadyAnswered);
export const otherCarChanged = wrongState('other_car_changed', () => bidRulesWords.otherCarChanged);
const dealerRevoked = wrongState('dealer_not_verified', () => bidRulesWords.dealerNotVerified);
const carOffMarket = wrongState('car_off_market', () => bidRulesWords.carOffMarket);

/**
 * Why this dealer can't bid on this request, or null (docs/domain/lifecycles.md, "Bid"): once per request, verified dealers only, while it is
 * active.
 */
export function whyNotPlaceBid(facts: { dealer: Bidder; request: { status: RequestStatus }; hasBid: boolean }): Refusal | null {
  if (!facts.dealer.is_verified) return verificationRequired;
  if (facts.hasBid) return alreadyBid;
  if (facts.request.status !== 'active') return requestClosed;
  return null;
}

/** Why nothing can be agreed on with this dealer now, or null. */
function whyNotWith({ is_verified, is_suspended }: Bidder): Refusal | null {
  if (is_suspended) return underReview;
  return is_verified ? null : dealerRevoked;
}

/** Whether a bid's car is off the market, of a verified dealer and not sold: then the administrator has taken it down. */
function isOffMarket(car: { is_on_market: boolean } | null): boolean {
  return car !== null && !car.is_on_market;
}

/** Why the buyer can't accept this bid, or null. Other bids stay open: a buyer may view several cars. */
export function whyNotAcceptBid(facts: {
  bid: { status: BidStatus; car: { is_on_market: boolean } | null };
  request: Asked;
  dealer: Bidder;
}): Refusal | null {
  if (facts.request.is_frozen) return underReview;
  const wrong = whyNotFrom(bidLifecycle.accept, facts.bid.status, 'offer');
  if (wrong) return wrong;
  if (facts.request.status !== 'active') return requestClosed;
  return whyNotWith(facts.dealer) ?? (isOffMarket(facts.bid.car) ? carOffMarket : null);
}

/** Why the buyer can't reject this bid, or null; pending bids can't change while the request is not active. */
export function whyNotRejectBid(facts: { bid: { status: BidStatus }; request: Asked }): Refusal | null {
  const wrong = whyNotFrom(bidLifecycle.reject, facts.bid.status, 'offer');
  if (wrong) return wrong;
  return facts.request.status === 'active' ? null : requestClosed;
}

/** A bid that may have lost the car it carried; `other_car` is the one its dealer named instead. */
export interface BidWithoutCar {
  status: BidStatus;
  car_gone: CarGone | null;
  other_car: { answer: NamingEnd | null } | null;
}

/** Why the dealer can't name another car for this bid, or null: once, in place of one that is gone (docs/domain/lifecycles.md, "A car that is sold"). */
export function whyNotNameCar({ bid, request, dealer }: CarFacts): Refusal | null {
  if (!dealer.is_verified) return verificationRequired;
  if (bid.status !== 'accepted' || !bid.car_gone) return carNotGone;
  if (bid.other_car) return alreadyNamed;
  return request.status === 'active' ? null : requestClosed;
}

/** Why the buyer can't decline the car that was named instead, or null. */
export function whyNotDeclineCar({ bid, request }: Omit<CarFacts, 'dealer'>): Refusal | null {
  if (!bid.other_car) return noneNamed;
  if (bid.other_car.answer) return bid.other_car.answer === 'withdrawn' ? otherCarChanged : alreadyAnswered;
  return request.status === 'active' ? null : requestClosed;
}

/** Why the buyer can't take the car that was named instead, or null. */
export function whyNotConfirmCar(facts: CarFacts & { bid: { other_car: { is_on_market: boolean } | null } }): Refusal | null {
  const wrong = whyNotDeclineCar(facts) ?? whyNotWith(facts.dealer);
  return wrong ?? (isOffMarket(facts.bid.other_car) ? carOffMarket : null);
}

interface CarFacts {
  bid: BidWithoutCar;
  request: Asked;
  dealer: Bidder;
}
