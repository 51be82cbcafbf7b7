import { en as plural } from '../../plural.ts';

// What may be set, and what follows.
export const statusMissing = 'Please choose a status';
export const nothingRefunded = 'Nothing is refunded while the car counts as sold';
export const keptOnlyWhenTakenBack = 'A commission is kept only where its sale is taken back';
export const outcomeOfCompletedOnly = 'An outcome belongs to a completed viewing only';
export const disputed = 'An outcome of this viewing is disputed. Please decide the dispute.';
export const recordedAlready = 'This outcome is recorded already.';
export const requestDeleted = 'The buyer deleted this request, so its viewings can’t be opened again or end in a sale.';
export const carGone = 'The car of this viewing is not for sale any more, so the viewing can’t be opened again.';

// The button: with what becomes of the money of a sale that is taken back.
export const setTo = {
  pending: 'Set to Pending',
  confirmed: 'Set to Confirmed',
  completed: 'Set to Completed',
  cancelled: 'Set to Cancelled',
};
export const withRefund = (set: string, amount: string) => `${set}: ${amount} refunded`;
export const withKept = (set: string, amount: string) => `${set}: ${amount} kept`;

export const bothTold = 'The buyer and the dealer are told.';
export const requestCompleted = 'The request is completed.';
export const bidsRejected = (count: number) =>
  plural(count, { one: '1 other pending bid is rejected.', other: '# other pending bids are rejected.' });
export const bidsWithoutCar = (count: number) =>
  plural(count, { one: '1 other bid loses its car.', other: '# other bids lose their car.' });
export const viewingsCancelled = (count: number) =>
  plural(count, { one: '1 other open viewing is cancelled.', other: '# other open viewings are cancelled.' });
export const staysPaid = (amount: string) => `The commission of ${amount} stays paid.`;
export const staysSame = (amount: string) => `The commission stays ${amount}.`;
export const owed = (amount: string, days: number) => `The dealer owes a commission of ${amount}, due in ${days} days.`;
export const nothingSold = 'Nothing is sold, and no commission is owed.';
export const requestStays = 'The request and its bids stay as the sale left them.';
export const noLongerCounts = 'This sale no longer counts in any figure.';
export const commissionRemoved = (amount: string) => `The commission of ${amount} is removed.`;
export const keptForGood = (amount: string) => `${amount} stays paid; no other sale of this viewing can be recorded.`;
export const refunded = (amount: string) => `${amount} is recorded as refunded.`;
export const refundedWith = (amount: string, reference: string) => `${amount} is recorded as refunded, reference ${reference}.`;
