import { en as plural } from '../../plural.ts';

// What follows when the administrator sets a status.
export const statusMissing = 'Please choose a status';
export const told = (dealers: number) =>
  plural(dealers, { one: 'The buyer and 1 dealer are told.', other: 'The buyer and # dealers are told.' });
export const buyerTold = 'The buyer is told; no dealer has an open bid on it.';
export const canBid = 'Dealers can bid on it again.';
export const bidsAgain = (count: number) =>
  plural(count, { one: '1 pending bid can be answered again.', other: '# pending bids can be answered again.' });
export const staysClosed = {
  completed: 'It stays closed, and reads “completed” from now on.',
  cancelled: 'It stays closed, and reads “cancelled” from now on.',
};
export const nobodyCanBid = 'Nobody can bid on it any more.';
export const bidsFreeze = (count: number) => plural(count, { one: '1 pending bid freezes.', other: '# pending bids freeze.' });
export const viewingsStay = (count: number) =>
  plural(count, {
    one: '1 open viewing stays, but its time can’t be confirmed or changed any more.',
    other: '# open viewings stay, but their times can’t be confirmed or changed any more.',
  });
