import { bidStateWords } from '../../words/bids/bid-state.ts';
import { type BidStatus, goneInWords, type RequestStatus } from '../deal.ts';
import type { Role } from '../roles.ts';
import { shortDate } from '../time.ts';
import type { CarOfBid } from './car-of-bid.ts';

interface Facts extends Pick<CarOfBid, 'car_gone'> {
  car: Pick<NonNullable<CarOfBid['car']>, 'is_on_market'> | null;
  status: BidStatus;
  created_at: string;
  decided_at: string | null;
  withdrawn_at: string | null;
  removed_at: string | null;
  request: { status: RequestStatus; is_frozen?: boolean };
  dealer: { is_verified: boolean; is_suspended?: boolean };
  other_car: Pick<NonNullable<CarOfBid['other_car']>, 'answer'> | null;
}

/** How a bid stands: `kind` 'waiting' waits for this reader, 'open' for somebody else. */
export interface BidState {
  kind: 'waiting' | 'open' | 'settled' | 'ended';
  words: string;
}

/** How a bid stands for this reader: 'Waiting for your answer', 'Rejected on 20 Nov 2026' (docs/domain/lifecycles.md, "Bid"). */
export function bidInWords(bid: Facts, reader: Role): BidState {
  const { status, created_at, decided_at, request, dealer } = bid;
  const decided = shortDate(decided_at ?? created_at);
  if (status === 'rejected') return { kind: 'ended', words: whyRejected(bid, reader, decided) };
  if (status === 'accepted') return withoutCar(bid, reader) ?? { kind: 'settled', words: bidStateWords.accepted(decided) };
  if (request.status !== 'active') return { kind: 'ended', words: bidStateWords.requestClosed };
  if (request.is_frozen || dealer.is_suspended) return { kind: 'open', words: bidStateWords.frozen };
  // It can't be accepted; rejecting it stays possible.
  if (!dealer.is_verified)
    return { kind: 'open', words: reader === 'dealer' ? bidStateWords.youNotVerified : bidStateWords.dealerNotVerified };
  if (bid.car && !bid.car.is_on_market) return { kind: 'open', words: bidStateWords.carOffMarket };
  if (reader === 'buyer') return { kind: 'waiting', words: bidStateWords.waitingForYou };
  return { kind: 'open', words: bidStateWords.waitingForBuyer };
}

function whyRejected({ car_gone, withdrawn_at, removed_at }: Facts, reader: Role, day: string): string {
  if (removed_at) return bidStateWords.removed(day);
  if (withdrawn_at) return bidStateWords.withdrawn(day);
  return car_gone ? bidStateWords.gone(goneInWords(car_gone, reader), day) : bidStateWords.rejected(day);
}

/** How an accepted bid stands whose car is gone, or null (docs/domain/lifecycles.md, "A car that is sold"). */
function withoutCar({ car_gone, other_car, request, dealer }: Facts, reader: Role): BidState | null {
  if (!car_gone) return null;
  const gone = goneInWords(car_gone, reader);
  if (request.status !== 'active' || other_car?.answer) return { kind: 'ended', words: gone };
  if (!other_car && !dealer.is_verified) return { kind: 'open', words: gone };
  if (!other_car && reader === 'dealer') return { kind: 'waiting', words: bidStateWords.youCanName(gone) };
  if (!other_car) return { kind: 'open', words: bidStateWords.dealerCanName(gone) };
  if (reader === 'buyer') return { kind: 'waiting', words: bidStateWords.pleaseAnswer(gone) };
  return { kind: 'open', words: bidStateWords.buyerAnswers(gone) };
}
