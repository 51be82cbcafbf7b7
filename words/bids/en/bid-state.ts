// How an offer stands and how its price does: read on both homes.
export const waitingForYou = 'Waiting for your answer';
export const waitingForBuyer = 'Waiting for the buyer';
export const accepted = (day: string) => `Accepted on ${day}`;
export const rejected = (day: string) => `Rejected on ${day}`;
export const removed = (day: string) => `Removed by our team on ${day}`;
export const withdrawn = (day: string) => `Withdrawn on ${day}`;
export const requestClosed = 'The request is closed';
export const frozen = 'Frozen: under review';
export const youNotVerified = 'You are not verified at the moment';
export const dealerNotVerified = 'This dealer is not verified at the moment';
export const carOffMarket = 'Its car is off the market at the moment';

// Its car is gone: what became of it is said first ('Its car was sold').
export const gone = (what: string, day: string) => `${what} on ${day}`;
export const youCanName = (gone: string) => `${gone}: you can name another`;
export const dealerCanName = (gone: string) => `${gone}: the dealer can name another`;
export const pleaseAnswer = (gone: string) => `${gone}: please answer about another`;
export const buyerAnswers = (gone: string) => `${gone}: the buyer answers about another`;

// Against the most that the buyer wants to spend.
export const yourLimit = {
  at: 'at your limit',
  below: (amount: string) => `${amount} under your limit`,
  above: (amount: string) => `${amount} over your limit`,
};
/** As the dealer and our team read it. */
export const theLimit = {
  at: 'at the limit',
  below: (amount: string) => `${amount} under the limit`,
  above: (amount: string) => `${amount} over the limit`,
};
/** Where the budget names no limit. */
export const budget = (words: string) => `Budget ${words}`;

/** On an offer that came within a day. */
export const isNew = 'New';
export const sent = (when: string) => `Sent ${when}`;
export const openViewing = 'Open the appointment';
