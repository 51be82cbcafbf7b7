import { sw as plural } from '../../plural.ts';

export const priceOver = (amount: string) => `zaidi ya KSh\u00a0${amount}`;
export const priceUnder = (amount: string) => `chini ya KSh\u00a0${amount}`;
export const priceBetween = (from: string, to: string) => `KSh\u00a0${from}–${to}`;
export const yearOrNewer = (year: string) => `${year} au jipya zaidi`;
export const yearOrOlder = (year: string) => `${year} au la zamani zaidi`;
export const upTo = (kilometres: string) => `hadi ${kilometres}`;
export const cars = (count: number, words: string) => plural(count, { one: 'gari 1', other: `magari ${words}` });
export const budgetFrom = (amount: string) => `kuanzia ${amount}`;
