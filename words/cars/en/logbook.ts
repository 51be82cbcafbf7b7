// Whose name is on the logbook. Apart from the other facts of a car, as a buyer's home says it.
export const label = 'Logbook';
export const holders = {
  seller: 'In the seller’s name',
  lender: 'With a bank or lender',
  other: 'In somebody else’s name',
  import_papers: 'Not yet, import papers only',
};
/** Behind it, where the buyer asked for another. */
export const youAsked = 'you asked for the logbook in the seller’s name';
