import type { Told } from '../told.ts';

/** Requests, bids, viewings, what was sold, and what is owed for it. */
export const sentences = {
  'request.posted': ({ who, aCar }: Told) => `${who} asked for ${aCar}`,
  'request.status_changed': (
    { who, aCar, owner }: Told,
    { status, by_report }: { status: 'active' | 'completed' | 'cancelled'; by_report?: boolean | undefined },
  ) => {
    if (by_report) return `${who} cancelled the request for ${aCar} by ${owner}, after a report`;
    if (status === 'active') return `${who} reopened the request for ${aCar}`;
    return status === 'completed' ? `${who} completed the request for ${aCar}` : `${who} cancelled the request for ${aCar}`;
  },
  'request.deleted': ({ who, aCar }: Told) => `${who} deleted the request for ${aCar}`,
  'request.phone_revealed': ({ who, buyer }: Told) => `${who} revealed the phone number of ${buyer}`,

  'bid.placed': ({ who, price, aCar }: Told) => `${who} offered ${price} for ${aCar}`,
  'bid.accepted': ({ who, price, aCar }: Told) => `${who} accepted ${price} for ${aCar}`,
  'bid.rejected': ({ who, price, aCar }: Told) => `${who} rejected ${price} for ${aCar}`,
  'bid.car_gone': ({ dealer, price, aCar }: Told) => `${dealer} offered ${price} for ${aCar}, which is gone`,
  'bid.dealer_left': ({ who, price, aCar }: Told) => `${who} left, with an offer of ${price} for ${aCar}`,
  'bid.car_named': ({ who, aCar }: Told) => `${who} named another car in place of ${aCar}`,
  'bid.car_confirmed': ({ who, aCar }: Told) => `${who} took another car in place of ${aCar}`,
  'bid.car_declined': ({ who, aCar }: Told) => `${who} declined another car in place of ${aCar}`,
  'shortlist.changed': ({ who }: Told) => `${who} changed the shortlist`,

  'appointment.booked': ({ who, aCar, dealer }: Told) => `${who} booked a viewing of ${aCar} with ${dealer}`,
  'appointment.confirmed': ({ who, aCar }: Told) => `${who} confirmed the viewing of ${aCar}`,
  'appointment.rescheduled': ({ who, aCar }: Told) => `${who} proposed a new time to view ${aCar}`,
  'appointment.cancelled': ({ who, aCar }: Told) => `${who} cancelled the viewing of ${aCar}`,
  'appointment.completed': ({ who, aCar, finalPrice }: Told, { outcome }: { outcome: 'sold' | 'not_sold' }) =>
    outcome === 'sold' ? `${who} recorded ${aCar} as sold for ${finalPrice}` : `${who} recorded ${aCar} as not sold`,
  'appointment.outcome_asked': ({ who, aCar }: Told) => `${who} asked how the viewing of ${aCar} ended`,
  'appointment.reminded': ({ who, aCar }: Told) => `${who} reminded of the viewing of ${aCar}`,
  'appointment.status_set': ({ who, aCar }: Told, { status }: { status: string }) => `${who} set the viewing of ${aCar} to ${status}`,

  'outcome.disputed': ({ who, aCar }: Told) => `${who} raised a dispute about ${aCar}`,
  'outcome.decided': ({ who, aCar }: Told, { verdict }: { verdict: string }) =>
    verdict === 'upheld' ? `${who} let the outcome for ${aCar} stand` : `${who} overturned the outcome for ${aCar}`,

  'commission.created': ({ who, amount, dealer }: Told) => `${who} recorded a commission of ${amount}, ${dealer}`,
  'commission.updated': ({ who, amount, dealer }: Told) => `${who} changed a commission to ${amount}, ${dealer}`,
  'commission.removed': ({ who, amount, dealer }: Told) => `${who} removed a commission of ${amount}, ${dealer}`,
  'commission.released': ({ who, amount, dealer }: Told) => `${who} made a commission payable again: ${amount}, ${dealer}`,
  'commission.paid': ({ who, amount, dealer }: Told) => `${who} marked a commission paid: ${amount}, ${dealer}`,
  'commission.refunded': ({ who, amount, dealer }: Told) => `${who} recorded a commission as sent back: ${amount}, ${dealer}`,
  'commission.kept': ({ who, amount, dealer }: Told) => `${who} kept a paid commission whose sale was taken back: ${amount}, ${dealer}`,
  'commission.overdue': ({ who, amount, dealer }: Told) => `${who} reminded of an overdue commission: ${amount}, ${dealer}`,

  'message.sent': ({ who, aCar }: Told) => `${who} sent a message about ${aCar}`,
  'message.read': ({ who, aCar }: Told) => `${who} read messages about ${aCar}`,
  'message.waiting': ({ who, aCar }: Told) => `${who} reminded of unread messages about ${aCar}`,
  'thread.inspected': ({ who, buyer, dealer }: Told) => `${who} read the conversation of ${buyer} and ${dealer}`,
  'rating.given': ({ who, dealer }: Told) => `${who} rated ${dealer}`,
  'rating.answered': ({ who, buyer }: Told) => `${who} answered the review of ${buyer}`,
};
