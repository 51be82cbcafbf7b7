import { wrongState } from './refusal.ts';

// The states of a deal, at the root of `shared`: its modules name each other's (a bid its request's and its viewing's), and modules form no circle.

export const requestStatuses = ['active', 'completed', 'cancelled'] as const;
export type RequestStatus = (typeof requestStatuses)[number];

export const bidStatuses = ['pending', 'accepted', 'rejected'] as const;
export type BidStatus = (typeof bidStatuses)[number];

/** The bids that may still lead to a viewing. */
export const openBidStatuses = ['pending', 'accepted'] as const satisfies readonly BidStatus[];

export const appointmentStatuses = ['pending', 'confirmed', 'completed', 'cancelled'] as const;
export type AppointmentStatus = (typeof appointmentStatuses)[number];

/** An appointment that is still to take place, or to get its outcome. */
export const openStatuses = ['pending', 'confirmed'] as const satisfies readonly AppointmentStatus[];

/** Whether an appointment is still to take place, or to get its outcome. */
export function isOpen({ status }: { status: AppointmentStatus }): boolean {
  return openStatuses.some((open) => open === status);
}

/** How a completed appointment ended. */
export const outcomes = ['sold', 'not_sold'] as const;
export type Outcome = (typeof outcomes)[number];

export const commissionStatuses = ['pending', 'paid'] as const;
export type CommissionStatus = (typeof commissionStatuses)[number];

/** Why nothing more is agreed on a request that is completed or cancelled: no bid, no decision, no viewing (docs/domain/lifecycles.md). */
export const requestClosed = wrongState('request_closed', 'This request is no longer open.');
