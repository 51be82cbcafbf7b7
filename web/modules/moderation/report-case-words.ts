import type { Removal, ReportReason, ReportVerdict, ThingKind } from '../../../shared/moderation/kinds.ts';
import type { ReportView } from '../../../shared/moderation/report-view.ts';

const nouns: Record<ThingKind, string> = {
  request: 'request',
  bid: 'offer',
  car: 'car',
  message: 'message',
  review: 'review',
  person: 'person',
};

/** The question that a report asks of the administrator: 'Did Pwani Motors ask for a deposit?'. */
export function reportQuestion({ thing, reports, owner }: Pick<ReportView, 'thing' | 'reports' | 'owner'>): string {
  const it = `this ${nouns[thing]}`;
  const questions: Record<ReportReason, string> = {
    deposit: `Did ${owner.name} ask for a deposit?`,
    not_the_car: 'Is this the car shown?',
    false_price: 'Is this price true?',
    untrue: `Is ${it} true?`,
    insulting: thing === 'person' ? `Was ${owner.name} insulting?` : `Is ${it} insulting?`,
    private_details: `Does ${it} show private details?`,
    not_real: `Is ${it} real?`,
    other: `What is wrong with ${it}?`,
  };
  return questions[reports[0]?.reason ?? 'other'];
}

interface RemovalWords {
  title: string;
  follows: string;
  action: string;
}

/** What taking a thing away does, for its choice and its button. */
export const removalWords: Record<Removal, RemovalWords> = {
  request_cancelled: {
    title: 'Remove: close the request',
    follows: 'Its pending offers freeze, open viewings are cancelled, and its dealers are told that it was closed.',
    action: 'Close the request',
  },
  bid_removed: {
    title: 'Remove: end the offer',
    follows: 'The buyer can’t accept it any more; the dealer can’t offer on this request again.',
    action: 'End the offer',
  },
  car_taken_down: {
    title: 'Remove: take the car down',
    follows: 'Buyers don’t find it any more; offers that carry it go on. Its next change waits for your approval.',
    action: 'Take the car down',
  },
  message_hidden: {
    title: 'Remove: hide the message',
    follows: 'Both sides read that our team removed it, in its place.',
    action: 'Hide the message',
  },
  review_hidden: {
    title: 'Remove: hide the review',
    follows: 'It leaves the dealer’s page.',
    action: 'Hide the review',
  },
  dealer_unverified: {
    title: 'Remove: take the verification back',
    follows: 'No new bids, confirmations or times; its cars leave the market, and every buyer with one of its offers or viewings is told.',
    action: 'Take the verification back',
  },
};

/** How a report ended, in a word. */
export const verdictWords: Record<ReportVerdict, string> = { unfounded: 'Unfounded', warned: 'Warned', removed: 'Removed' };
