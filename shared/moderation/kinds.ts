/** What can be reported. A 'review' is a rating with its words, a 'person' an account. */
export const thingKinds = ['request', 'bid', 'car', 'message', 'review', 'person'] as const;
export type ThingKind = (typeof thingKinds)[number];

/** What waits for the administrator in the one queue (docs/domain/lifecycles.md, "The queue"). */
export const caseKinds = ['dispute', 'report', 'contest', 'lookalike', 'dealer', 'change', 'car'] as const;
export type CaseKind = (typeof caseKinds)[number];

export const reportReasons = [
  'deposit',
  'not_the_car',
  'false_price',
  'logbook',
  'untrue',
  'insulting',
  'private_details',
  'not_real',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];

/** The reasons that somebody who reports can choose from, in order. */
export const reasonsFor = {
  request: ['not_real', 'insulting', 'private_details', 'other'],
  bid: ['deposit', 'not_the_car', 'false_price', 'logbook', 'insulting', 'other'],
  car: ['not_the_car', 'false_price', 'logbook', 'deposit', 'other'],
  message: ['deposit', 'insulting', 'private_details', 'other'],
  review: ['untrue', 'insulting', 'private_details', 'other'],
  person: ['not_real', 'deposit', 'insulting', 'other'],
} as const satisfies Record<ThingKind, readonly ReportReason[]>;

/** How the administrator ends a report: nothing was wrong, its owner is warned, or it is taken away (docs/domain/lifecycles.md, "Report"). */
export const reportVerdicts = ['unfounded', 'warned', 'removed'] as const;
export type ReportVerdict = (typeof reportVerdicts)[number];
