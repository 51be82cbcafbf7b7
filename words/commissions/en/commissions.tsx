import type { ReactNode } from 'react';

// The page of a dealer's commissions: how to pay what is due first, the sums, the list.
export const notLoadedHow = 'How to pay did not load';
/** Where no M-Pesa number is set. */
export const byWriting = (address: ReactNode, reference: ReactNode) => (
  <>
    To pay, write to {address} and quote {reference}. Never pay to a number that somebody sends you in a chat.
  </>
);
// What M-Pesa asks for, in its order: the number, then what is quoted.
export const number = { paybill: 'M-Pesa paybill', till: 'M-Pesa till (Buy Goods)' };
export const quoted = { account: 'Account', reference: 'Reference' };
export const amount = 'Amount';
export const copy = {
  paybill: 'Copy the paybill number',
  till: 'Copy the till number',
  account: 'Copy the account',
  reference: 'Copy the reference',
  amount: 'Copy the amount',
};
export const receiver = (name: ReactNode) => <>Before your PIN, M-Pesa shows the receiver: it must be {name}.</>;
export const accountTyped = 'The account may be typed with or without the space.';
export const tillAsksNoAccount = (reference: ReactNode, address: ReactNode) => (
  <>
    A till asks for no account: send the M-Pesa code and {reference} to {address}.
  </>
);

export const total = 'total';
export const pending = 'pending';
export const ofThatToBePaid = 'of that to be paid';
export const ofThatHeld = 'of that held by a dispute';
export const paid = 'paid';

export const gone = 'The commission you followed a link to is no longer there: its sale was taken back.';
export const loadingList = 'Loading commissions';
export const noneNow = 'None of these now';
export const noneOf = {
  pending: 'No commission is pending.',
  overdue: 'No commission is overdue.',
  held: 'No commission is held by a dispute.',
  paid: 'No commission is paid.',
  refunded: 'No commission is refunded.',
};
export const nothingOwed = 'Nothing owed';
export const afterASale = (site: string, percent: number) => `After a sale you owe ${site} ${percent}% of the final price.`;
export const seeRequests = 'See buyer requests';
