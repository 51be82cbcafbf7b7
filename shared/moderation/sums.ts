import { numberOf } from '../amount.ts';
import { maxPrice } from '../price.ts';

/** A sum of money as it stands in a text, and what it is in KSh. */
interface Sum {
  text: string;
  amount: number;
}

// '3,150,000', '3 150 000', '3150000', '3.15M', '800k'. A phone number begins with 0 or +.
const written = /(?<![\d+.,/-]|\d )[1-9](?:\d{0,2}(?:[, ]\d{3})+|\d*(?:\.\d+)?\s?[mk]\b|\d{4,7}(?!\d))/giu;

/** What is less is no price of a car: a year, an hour, a number of a house. */
const lowest = 10_000;

function amountOf(text: string): number {
  const [, digits = '', unit] = /^(.+?)\s?([mk])?$/iu.exec(text) ?? [];
  return Math.round(numberOf(digits, unit));
}

/** The sums that a text names, in its order, those that could be the price of a car. */
export function sumsIn(text: string): Sum[] {
  return [...text.matchAll(written)]
    .map(([found]) => ({ text: found, amount: amountOf(found) }))
    .filter(({ amount }) => amount >= lowest && amount <= maxPrice);
}
