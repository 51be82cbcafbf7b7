import { en as plural } from '../../plural.ts';

export const sales = 'Cars sold';
export const salesValue = 'Sales value';
export const commission = 'Commission';
export const acceptedValue = 'Revenue, accepted bids';
export const saves = 'Saves of your cars';
export const typicalAnswer = 'Typical first answer';
export const bidsAccepted = 'Bids accepted';
export const ofThoseDecided = 'of those that buyers accepted or rejected';

export const noBids = (days: number) => `No bids in these ${days} days`;
export const onceYouBid = 'Once you bid, you see here what wins, and how fast you answer.';
export const onceVerified = 'You can bid once your business is verified; then you see here what wins, and how fast you answer.';
export const seeRequests = 'See buyer requests';
export const seeVerification = 'See your verification';

// What became of the bids, step by step.
export const fromBidToSale = 'From bid to sale';
export const step = 'Step';
export const steps = { bids: 'Bids sent', accepted: 'Accepted', viewed: 'Viewings held', sold: 'Sold' };
/** From one step to the next. */
export const goOn = (part: number, whole: number) => `${part} of ${whole} go on`;
export const stepAloud = (label: string, now: number) => `${label}: ${now}.`;
export const stepComparedAloud = (label: string, now: number, before: number) => `${label}: ${now}, ${before} before.`;
export const stepsNote = (days: number) =>
  `What became of the bids you sent in these ${days} days, until now. A car you sold lately may come from an earlier bid.`;

// How fast the dealer bids.
export const timeToAnswer = 'Time to first answer';
export const from = 'From';
export const answersNote = 'Typical time from a request to your bid.';
/** What the two lines of the drawing are. */
export const solidAndDashed = (days: number) => `Solid: these ${days} days; dashed: the ${days} before.`;
export const answersAloud = (days: number, time: string) => `Typical time to your first answer: ${time} in these ${days} days.`;
export const answersComparedAloud = (days: number, time: string, before: string) =>
  `Typical time to your first answer: ${time} in these ${days} days, ${before} in those before.`;
export const noTime = 'none';

// Which bids won, by their price.
export const wonByPrice = 'Won, by price';
export const priceColumns = {
  band: 'Against the budget',
  bids: 'Bids',
  accepted: 'Accepted',
  waiting: 'Waiting',
  bidsBefore: 'Bids before',
  acceptedBefore: 'Accepted before',
};
export const bands = {
  far_under: '10% under or more',
  under: 'Up to 10% under',
  at: 'At the budget',
  over: 'Up to 10% over',
  far_over: 'More than 10% over',
};
export const bandAloud = (label: string, accepted: number, bids: number) => `${label}: ${accepted} of ${bids} accepted.`;
export const byPriceNote = 'Against the most the buyer wants to spend. Each box is one bid: filled was accepted, dashed waits.';
export const budgetUnread = (bids: number) => `${bids} more on requests whose budget is not a figure.`;
export const fewBids = (bids: number) =>
  plural(bids, { one: '1 bid is little: read it as a hint.', other: '# bids are few: read it as a hint.' });

// What buyers of the dealer's county ask for.
export const askedNearYou = 'What buyers near you ask for';
export const askedIn = (county: string) => `What buyers in ${county} ask for`;
export const verifiedRead = 'Verified dealers read here which cars the buyers of their county ask for, and at which budgets.';
export const countyUnknown = 'We don’t know in which county your yard is: please name the county or the town, “Eldoret” say.';
export const setLocation = 'Set your location';
export const fromBuyersUp = (buyers: number) => `from ${buyers} buyers up`;
export const noneAsked = (buyers: number, county: string, days: number) =>
  `No model was asked for by ${buyers} buyers in ${county} in these ${days} days.`;
export const seeAllRequests = 'See all buyer requests';
export const requests = (count: number) => plural(count, { one: '1 request', other: '# requests' });
export const fewNamedAFigure = 'few named a figure';
/** Below an amount. */
export const typicalBudget = 'typical budget';
/** So many cars of this model. */
export const youHave = (cars: number) => `You have ${cars}`;
export const youHaveNone = 'You have none';
export const askedColumns = {
  model: 'Model',
  requests: 'Requests',
  requestsBefore: 'Requests before',
  budget: 'Typical budget',
  inStock: 'You have',
};
