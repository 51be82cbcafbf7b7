// A dealer's own bids: the page, and naming another car for one of them.
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

export const nameAnother = 'Name another car';
export const nameAnotherFor = (car: string) => `Name another car for ${car}`;
