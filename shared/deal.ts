import { dealStateWords } from '../words/deal/deal-state.ts';
import { wrongState } from './refusal.ts';
import type { Role } from './roles.ts';

// The statuses of requests, bids and appointments. They are here because these modules use each other's and must not import each other in a circle.

export const requestStatuses = ['active', 'completed', 'cancelled'] as const;
export type RequestStatus = (typeof requestStatuses)[number];

export const bidStatuses = ['pending', 'accepted', 'rejected'] as const;
export type BidStatus = (typeof bidStatuses)[number];

/** The statuses of a bid that may still lead to an appointment. */
export const openBidStatuses = ['pending', 'accepted'] as const satisfies readonly BidStatus[];

export const appointmentStatuses = ['pending', 'confirmed', 'completed', 'cancelled'] as const;
export type AppointmentStatus = (typeof appointmentStatuses)[number];

/** The statuses of an appointment that has not taken place yet, or has no outcome yet. */
export const openStatuses = ['pending', 'confirmed'] as const satisfies readonly AppointmentStatus[];

/** Whether an appointment has not taken place yet, or has no outcome yet. */
export function isOpen({ status }: { status: AppointmentStatus }): boolean {
  return openStatuses.some((open) => open === status);
}

/** A request, as the rules of what is agreed on ask for it. `is_frozen`: its buyer is suspended. */
export interface Asked {
  status: RequestStatus;
  is_frozen?: boolean;
}

/** The dealer of a bid, as the same rules ask for it. `is_suspended`: then it is not verified either. */
export interface Bidder {
  is_verified: boolean;
  is_suspended?: boolean;
}

/** Why a bid has lost the car it carried. 'bought': a sale of it to its own buyer was recorded through another request; 'sold': to anybody else. */
export const carGone = ['sold', 'deleted', 'bought'] as const;
export type CarGone = (typeof carGone)[number];

/** What became of such a car, as this reader reads it: 'Its car was withdrawn', 'Its car was recorded as sold to you'. */
export function goneInWords(gone: CarGone, reader: Role): string {
  return gone === 'bought' && reader === 'buyer' ? dealStateWords.goneToYou : dealStateWords.gone[gone];
}

/** What a buyer answers about a car that was named in place of a lost one. */
export const carAnswers = ['confirmed', 'declined'] as const;
export type CarAnswer = (typeof carAnswers)[number];

/** How the naming of such a car ends: by the buyer's answer, or because its dealer sold or deleted it before. */
export const namingEnds = [...carAnswers, 'withdrawn'] as const;
export type NamingEnd = (typeof namingEnds)[number];

/** The outcomes of a completed appointment. */
export const outcomes = ['sold', 'not_sold'] as const;
export type Outcome = (typeof outcomes)[number];

export const commissionStatuses = ['pending', 'paid'] as const;
export type CommissionStatus = (typeof commissionStatuses)[number];

/** What the administrator decides about a disputed outcome: the record stands, or another takes its place. */
export const verdicts = ['upheld', 'overturned'] as const;
export type Verdict = (typeof verdicts)[number];

/** The refusal of any bid, decision or appointment on a request that is completed or cancelled (docs/domain/lifecycles.md). */
export const requestClosed = wrongState('request_closed', () => dealStateWords.requestClosed);

/** The refusal of whatever needs a car that is sold (docs/domain/lifecycles.md, "A car that is sold"). */
export const alreadySoldHere = wrongState('car_sold', () => dealStateWords.carSold);

/** Who did something to an appointment: one of its two parties, 'team' (the administrator), or the system. Replies and notices say this, not an id. */
export const doers = ['buyer', 'dealer', 'team', 'system'] as const;
export type Doer = (typeof doers)[number];

/** The stops of a deal, in order, as every road shows them. */
export const dealStops = ['requested', 'offers', 'accepted', 'viewing', 'sold', 'rated'] as const;

/** How far a deal has come: the index of its stop in `dealStops`. */
export type DealStop = 0 | 1 | 2 | 3 | 4 | 5;

/** The stop of one appointment; it has at least been booked. */
export function stopOfAppointment({ outcome, rating }: { outcome: Outcome | null; rating: object | null }): DealStop {
  if (outcome !== 'sold') return 3;
  return rating ? 5 : 4;
}
