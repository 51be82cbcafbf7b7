import type { ReactNode } from 'react';

// The dialogs of a bid, for its dealer: as it was sent, and naming another car for it.
export const yourBidOn = (car: string) => `Your bid on ${car}`;
export const noMessage = 'No message';
export const sent = (when: string) => `Sent ${when}. A bid can’t be changed later.`;
export const theOther = 'The other car';
export const priceStays = (price: ReactNode) => <>The buyer accepted {price}. That price stays, whichever car you name.</>;
export const askedMore = (asked: string, car: string, price: string) =>
  `You ask ${asked} for ${car}. If the buyer takes it, the price is ${price}.`;
export const once = 'You can name one car, once. The buyer takes it or declines.';
export const anotherOne = 'Another one';
export const nameThis = 'Name this car';
export const buyerAsked = 'The buyer has been asked about this car.';
export const notNamed = 'Failed to name another car';
