import { reportReasonsWords } from '../../words/moderation/report-reasons.ts';
import type { ReportReason, ThingKind } from './kinds.ts';

/** A reason as it is chosen and read: 'Asked for a deposit'. */
export function reasonLabel(thing: ThingKind, reason: ReportReason): string {
  return thing === 'request' && reason === 'not_real' ? reportReasonsWords.requestNotReal : reportReasonsWords.reasons[reason];
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
