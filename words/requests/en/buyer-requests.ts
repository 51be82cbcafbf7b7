import { en as plural } from '../../plural.ts';

// The page on which a dealer reads the requests, from above: what is looked for, the list, one of it.
export const search = 'Model or town';
export const filters = (count: number) => (count > 0 ? `Filters (${count})` : 'Filters');
export const budgetFrom = 'Budget from';
export const budgetTo = 'Budget to';
export const sorts = { newest: 'Newest', highest_budget: 'Highest budget', lowest_budget: 'Lowest budget' };
export const county = 'County';
/** What each says while it narrows nothing. */
export const any = {
  county: 'All counties',
  condition: 'Any condition',
  fuel_type: 'Any fuel',
  transmission: 'Any transmission',
};
export const unanswered = 'Not yet answered by me';
export const withoutFigure = 'Also requests without a figure';

export const gone = 'The request you followed a link to is no longer there.';
export const yourCarsFit = 'Your cars fit these';
export const fits = (count: number) => plural(count, { one: '1 of your cars fits', other: '# of your cars fit' });
export const showMoreThatFit = 'Show more that fit';
export const allOther = 'All other requests';
export const notLoaded = 'Failed to fetch buyer requests';
export const loading = 'Loading requests';
export const noMatch = 'No request matches';
export const tryAnother = 'Try another model or town, or a wider budget.';
export const noneOpen = 'No open requests right now';
export const newOnes = 'New ones appear here by themselves.';

export const askedAboutYours = 'Asked about your car';
export const budget = 'Budget';
export const placeBid = 'Place a bid';
/** Read aloud after it. */
export const onRequest = (car: string) => `on ${car}`;
export const yourBid = 'Your bid';
export const submitted = 'Bid Submitted';
export const read = 'Read it';
export const readYours = (car: string) => `Read it: your bid on ${car}`;
export const showPhone = 'Show phone number';
export const phoneNotShown = 'The number can’t be shown';
/** What is reported. */
export const theRequest = (car: string) => `the request for ${car}`;
