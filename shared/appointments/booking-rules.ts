import { appointmentRulesWords } from '../../words/appointments/appointment-rules.ts';
import { verificationRequired } from '../access.ts';
import type { CarStatus } from '../cars/options.ts';
import { type Asked, alreadySoldHere, type Bidder, type BidStatus, type CarGone, type NamingEnd, requestClosed } from '../deal.ts';
import { type Refusal, wrongState } from '../refusal.ts';
import type { Role } from '../roles.ts';
import { underReview } from '../standing/refusals.ts';

// What books a viewing, apart from the other rules of one: a dealer's home says of a bid whether it can be booked, and needs no more.

export const alreadyOpen = wrongState('already_booked', () => appointmentRulesWords.alreadyBooked);
export const alreadySold = wrongState('already_sold', () => appointmentRulesWords.alreadySold);
const carGone = {
  sold: wrongState('car_gone', () => appointmentRulesWords.carGone.sold),
  deleted: wrongState('car_gone', () => appointmentRulesWords.carGone.deleted),
  bought: wrongState('car_gone', () => appointmentRulesWords.carGone.bought),
} satisfies Record<CarGone, Refusal>;
const carToAnswer = wrongState('car_gone', () => appointmentRulesWords.carToAnswer);
const carGoneForGood = wrongState('car_gone', () => appointmentRulesWords.carGoneForGood);
const carOffMarket = wrongState('car_off_market', () => appointmentRulesWords.carOffMarket);
const notAccepted = wrongState('not_accepted', () => appointmentRulesWords.notAccepted);
const dealerRevoked = wrongState('dealer_not_verified', () => appointmentRulesWords.dealerNotVerified);

/** Why no viewing can be agreed on between these two now, or null. */
export function whyNotBetween({ request, dealer }: { request: Asked; dealer: Bidder }, reader: Role): Refusal | null {
  if (request.is_frozen || dealer.is_suspended) return underReview;
  if (dealer.is_verified) return null;
  return reader === 'dealer' ? verificationRequired : dealerRevoked;
}

/** What decides whether an appointment can be booked, before a time is chosen. */
export interface BookingFacts {
  /** `has_open_appointment`, `is_sold`: among all appointments booked from it. `car` and `other_car` as in a bid's reply. */
  bid: {
    status: BidStatus;
    has_open_appointment: boolean;
    is_sold: boolean;
    car: { status: CarStatus; is_on_market: boolean } | null;
    car_gone: CarGone | null;
    other_car: { answer: NamingEnd | null } | null;
  };
  /** `is_deleted` may be left out where deleted requests are never shown. */
  request: Asked & { is_deleted?: boolean };
  dealer: Bidder;
}

/** Why the buyer can't book an appointment from this bid, before a time is chosen, or null: for the button that opens the form. */
export function whyNotBookAtAll({ bid, request, dealer }: BookingFacts): Refusal | null {
  if (bid.status !== 'accepted') return notAccepted;
  if (bid.has_open_appointment) return alreadyOpen;
  if (bid.is_sold) return alreadySold;
  if (request.is_deleted || request.status !== 'active') return requestClosed;
  const wrong = whyNotView(bid) ?? whyNotBetween({ request, dealer }, 'buyer');
  // Not sold, of a verified dealer: the administrator has taken it down.
  return wrong ?? (bid.car && !bid.car.is_on_market ? carOffMarket : null);
}

/** Why the car of a bid can't be viewed, or null: it is sold, or gone from the bid. */
function whyNotView({ car, car_gone, other_car }: BookingFacts['bid']): Refusal | null {
  if (car?.status === 'sold') return alreadySoldHere;
  if (!car_gone) return null;
  if (!other_car) return carGone[car_gone];
  return other_car.answer ? carGoneForGood : carToAnswer;
}
