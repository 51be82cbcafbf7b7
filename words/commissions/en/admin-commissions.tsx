import type { ReactNode } from 'react';
import { en as plural } from '../../plural.ts';

export const things = 'Commissions';
export const disputesHold = 'A dispute about a sale holds its commission.';
export const decideDisputes = 'Decide disputes in Moderation';
export const search = 'Search reference, car or dealer';
export const loading = 'Loading commissions';
export const notFetched = 'Failed to fetch commission data';
export const none = 'No commission yet';
export const noneYet = (percent: number) => `Each recorded sale appears here with its ${percent}%.`;
export const noMatch = 'No commission matches';
export const tryAnother = 'Try another word, or show all commissions.';
export const all = 'All';

export const sumsOf = (dealer: string) => `Sums of ${dealer}`;
export const sumsOfAll = 'Sums of all dealers';
export const only = (dealer: string) => `Only ${dealer}`;
/** Read aloud after 'Only Otieno Motors', on the button that ends it. */
export const showAll = ', show all dealers';
export const owed = 'Owed';
export const ofThatOverdue = 'of that overdue';
export const ofThatHeld = 'of that held by a dispute';
export const paid = 'Paid';
export const counted = (sum: string, count: number) => `${sum}\u00a0(${count})`;
export const overdueByAge = 'Overdue by age';
export const ages = { upTo14: '1–14 days', upTo30: '15–30 days', longer: 'over 30 days' };
export const commissions = (count: number) => plural(count, { one: '1 commission', other: '# commissions' });

export const columns = {
  reference: 'Reference',
  dealer: 'Dealer',
  car: 'Car',
  price: 'Purchase price',
  commission: 'Commission',
  created: 'Created',
  status: 'Status',
};
export const allOfThisDealer = 'All of this dealer';
export const allOf = (dealer: string) => `All of this dealer: ${dealer}`;

export const markAsPaid = 'Mark as Paid';
export const markThatAsPaid = (dealer: string, amount: string) => `Mark as Paid: ${dealer}, ${amount}`;
export const wasPaid = (amount: string) => `${amount} was paid`;
export const saving = 'Saving…';
export const marked = 'Commission marked as paid';
export const notMarked = 'Failed to update commission status';
export const whoPaid = (dealer: ReactNode, amount: ReactNode, car: string, reference: ReactNode) => (
  <>
    {dealer} paid {amount} for the {car}, reference {reference}. The dealer is told; it can’t be taken back here.
  </>
);
export const paidOn = 'Paid on';
export const paymentReference = 'Reference of the payment';
export const paymentHint = 'For example the M-Pesa code. The dealer reads it.';
