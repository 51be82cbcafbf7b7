import type { ReportReason, ThingKind } from './kinds.ts';

const reasons: Record<ReportReason, string> = {
  deposit: 'Asked for a deposit',
  not_the_car: 'Not the car shown',
  false_price: 'False price',
  logbook: 'Wrong about the logbook',
  untrue: 'Not true',
  insulting: 'Insulting',
  private_details: 'Shows private details of somebody',
  not_real: 'Not who they say they are',
  other: 'Something else',
};

/** A reason as it is chosen and read: 'Asked for a deposit'. */
export function reasonLabel(thing: ThingKind, reason: ReportReason): string {
  return thing === 'request' && reason === 'not_real' ? 'Not a real request' : reasons[reason];
}

/** What a thing is called where our team reads of it: 'Offer'. */
export const thingNames: Record<ThingKind, string> = {
  request: 'Request',
  bid: 'Offer',
  car: 'Car',
  message: 'Message',
  review: 'Review',
  person: 'Person',
};
