import type { RequestStatus } from '../../../../shared/deal.ts';
import type { Sentences } from './told.ts';

const moved: Record<RequestStatus, string> = { active: 'reopened', completed: 'completed', cancelled: 'cancelled' };

/** Requests, bids, viewings, what was sold, and what is owed for it. */
export const dealWords: Sentences<
  | `request.${'posted' | 'status_changed' | 'deleted' | 'phone_revealed'}`
  | `bid.${'placed' | 'accepted' | 'rejected' | 'car_gone' | 'dealer_left' | 'car_named' | 'car_confirmed' | 'car_declined'}`
  | 'shortlist.changed'
  | `appointment.${'booked' | 'confirmed' | 'rescheduled' | 'cancelled' | 'completed' | 'outcome_asked' | 'reminded' | 'status_set'}`
  | `outcome.${'disputed' | 'decided'}`
  | `commission.${'created' | 'updated' | 'removed' | 'released' | 'paid' | 'refunded' | 'kept' | 'overdue'}`
  | `message.${'sent' | 'read' | 'waiting'}`
  | 'thread.inspected'
  | `rating.${'given' | 'answered'}`
> = {
  'request.posted': ({ who, aCar }) => `${who} asked for ${aCar}`,
  'request.status_changed': ({ who, aCar, owner }, { status, by_report }) =>
    by_report ? `${who} cancelled the request for ${aCar} by ${owner}, after a report` : `${who} ${moved[status]} the request for ${aCar}`,
  'request.deleted': ({ who, aCar }) => `${who} deleted the request for ${aCar}`,
  'request.phone_revealed': ({ who, buyer }) => `${who} revealed the phone number of ${buyer}`,

  'bid.placed': ({ who, price, aCar }) => `${who} offered ${price} for ${aCar}`,
  'bid.accepted': ({ who, price, aCar }) => `${who} accepted ${price} for ${aCar}`,
  'bid.rejected': ({ who, price, aCar }) => `${who} rejected ${price} for ${aCar}`,
  'bid.car_gone': ({ dealer, price, aCar }) => `${dealer} offered ${price} for ${aCar}, which is gone`,
  'bid.dealer_left': ({ who, price, aCar }) => `${who} left, with an offer of ${price} for ${aCar}`,
  'bid.car_named': ({ who, aCar }) => `${who} named another car in place of ${aCar}`,
  'bid.car_confirmed': ({ who, aCar }) => `${who} took another car in place of ${aCar}`,
  'bid.car_declined': ({ who, aCar }) => `${who} declined another car in place of ${aCar}`,
  'shortlist.changed': ({ who }) => `${who} changed the shortlist`,

  'appointment.booked': ({ who, aCar, dealer }) => `${who} booked a viewing of ${aCar} with ${dealer}`,
  'appointment.confirmed': ({ who, aCar }) => `${who} confirmed the viewing of ${aCar}`,
  'appointment.rescheduled': ({ who, aCar }) => `${who} proposed a new time to view ${aCar}`,
  'appointment.cancelled': ({ who, aCar }) => `${who} cancelled the viewing of ${aCar}`,
  'appointment.completed': ({ who, aCar, finalPrice }, { outcome }) =>
    outcome === 'sold' ? `${who} recorded ${aCar} as sold for ${finalPrice}` : `${who} recorded ${aCar} as not sold`,
  'appointment.outcome_asked': ({ who, aCar }) => `${who} asked how the viewing of ${aCar} ended`,
  'appointment.reminded': ({ who, aCar }) => `${who} reminded of the viewing of ${aCar}`,
  'appointment.status_set': ({ who, aCar }, { status }) => `${who} set the viewing of ${aCar} to ${status}`,

  'outcome.disputed': ({ who, aCar }) => `${who} raised a dispute about ${aCar}`,
  'outcome.decided': ({ who, aCar }, { verdict }) =>
    verdict === 'upheld' ? `${who} let the outcome for ${aCar} stand` : `${who} overturned the outcome for ${aCar}`,

  'commission.created': ({ who, amount, dealer }) => `${who} recorded a commission of ${amount}, ${dealer}`,
  'commission.updated': ({ who, amount, dealer }) => `${who} changed a commission to ${amount}, ${dealer}`,
  'commission.removed': ({ who, amount, dealer }) => `${who} removed a commission of ${amount}, ${dealer}`,
  'commission.released': ({ who, amount, dealer }) => `${who} made a commission payable again: ${amount}, ${dealer}`,
  'commission.paid': ({ who, amount, dealer }) => `${who} marked a commission paid: ${amount}, ${dealer}`,
  'commission.refunded': ({ who, amount, dealer }) => `${who} recorded a commission as sent back: ${amount}, ${dealer}`,
  'commission.kept': ({ who, amount, dealer }) => `${who} kept a paid commission whose sale was taken back: ${amount}, ${dealer}`,
  'commission.overdue': ({ who, amount, dealer }) => `${who} reminded of an overdue commission: ${amount}, ${dealer}`,

  'message.sent': ({ who, aCar }) => `${who} sent a message about ${aCar}`,
  'message.read': ({ who, aCar }) => `${who} read messages about ${aCar}`,
  'message.waiting': ({ who, aCar }) => `${who} reminded of unread messages about ${aCar}`,
  'thread.inspected': ({ who, buyer, dealer }) => `${who} read the conversation of ${buyer} and ${dealer}`,
  'rating.given': ({ who, dealer }) => `${who} rated ${dealer}`,
  'rating.answered': ({ who, buyer }) => `${who} answered the review of ${buyer}`,
};
