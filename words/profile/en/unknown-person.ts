/** In place of the name of somebody who is not there any more. */
export const names = { buyer: 'Unknown Buyer', dealer: 'Unknown Dealer' };
export const unknown = 'Unknown';
