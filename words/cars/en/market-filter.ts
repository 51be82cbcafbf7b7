import { en as plural } from '../../plural.ts';

// A filter that is set, as its chip says it; the request that is posted with these filters says it too.
export const priceOver = (amount: string) => `over KSh\u00a0${amount}`;
export const priceUnder = (amount: string) => `under KSh\u00a0${amount}`;
export const priceBetween = (from: string, to: string) => `KSh\u00a0${from}–${to}`;
export const yearOrNewer = (year: string) => `${year} or newer`;
export const yearOrOlder = (year: string) => `${year} or older`;
export const upTo = (kilometres: string) => `up to ${kilometres}`;
/** `words`: '1,000+' for what is counted no further. */
export const cars = (count: number, words: string) => plural(count, { one: '1 car', other: `${words} cars` });
/** The budget of a request that is posted with these filters. */
export const budgetFrom = (amount: string) => `from ${amount}`;
