import type { ReactNode } from 'react';

// A dealer's own bids: the page, one of them, and naming another car for it.
export const seeRequests = 'See buyer requests';
export const all = 'All bids';
export const parts = { pending: 'Waiting for an answer', accepted: 'Accepted', rejected: 'Not accepted' };
export const notLoaded = 'Failed to load bids';
export const loading = 'Loading your bids';
export const noneNow = 'None of these now';
export const othersOnList = 'Your other bids are on the whole list.';
export const seeAll = 'See all bids';
export const noneYet = 'No bid sent yet';
export const howItWorks = 'Buyers say which car they want and what they can pay; you answer with your price.';
export const findRequest = 'Find a request to bid on';

export const yourBidOn = (car: string) => `Your bid on ${car}`;
export const noMessage = 'No message';
export const sent = (when: string) => `Sent ${when}. A bid can’t be changed later.`;

export const nameAnother = 'Name another car';
export const nameAnotherFor = (car: string) => `Name another car for ${car}`;
export const theOther = 'The other car';
export const priceStays = (price: ReactNode) => <>The buyer accepted {price}. That price stays, whichever car you name.</>;
export const askedMore = (asked: string, car: string, price: string) =>
  `You ask ${asked} for ${car}. If the buyer takes it, the price is ${price}.`;
export const once = 'You can name one car, once. The buyer takes it or declines.';
export const anotherOne = 'Another one';
export const nameThis = 'Name this car';
export const buyerAsked = 'The buyer has been asked about this car.';
export const notNamed = 'Failed to name another car';
