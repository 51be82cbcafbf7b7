export const requestClosed = 'This request is no longer open.';
export const carSold = 'This car is already sold.';
/** What became of the car of an offer. */
export const gone = {
  sold: 'Its car was sold',
  deleted: 'Its car was withdrawn',
  bought: 'Its car was recorded as sold to the same buyer',
};
/** The last of these to that buyer. */
export const goneToYou = 'Its car was recorded as sold to you';
