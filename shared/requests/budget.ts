import { numberOf, writtenNumber } from '../amount.ts';

/** The budget as numbers, in KSh; null for an end that the text doesn't give. */
export interface Budget {
  min: number | null;
  max: number | null;
}

const otherCurrency = /[$€£]|usd|dollar|euro|gbp|pound/i;
const floor = /\b(from|above|over|more than|at least|min(imum)?|kuanzia|zaidi)\b|\bnot? (less|below|under)\b|\+/i;
const ceiling = /\bnot? (more|above|over)\b/i;
// Between the two numbers of '1.2m-1.5', '1 to 1.5M': one unit holds for both. Not in '1.2M, 5 doors'.
const upTo = /^\s*(?:[-–—/]|to|or|and|hadi|mpaka|au|na)\s*$/i;

// No car costs less or more. This excludes years ('2015 or newer'), engine sizes and phone numbers.
const isPlausible = (value: number) => value >= 10_000 && value <= 100_000_000;

/** A budget without 'KSh', 'Kshs.', '/=' … in it: the point of 'Ksh.1,200,000' belongs to the word. Null when it is in another currency. */
export function inShillings(text: string): string | null {
  return otherCurrency.test(text) ? null : text.replace(/\bk?shs?\.?(?=[\s.\d])|\bkes\.?(?=[\s.\d])|\/[=-]/gi, ' ');
}

/**
 * What can be read from a budget typed in free text (docs/domain/limits-and-money.md, "Budget"): '1.2M', '800k', 'KSh 1,000,000 - 1,500,000',
 * 'under 2m', 'from 900k'.
 * Both ends are null when nothing can be read; the text itself is always accepted.
 */
export function parseBudget(text: string): Budget {
  const [first, second] = numbersIn(inShillings(text) ?? '').filter(isPlausible);
  if (first === undefined) return { min: null, max: null };
  if (second !== undefined) return { min: Math.min(first, second), max: Math.max(first, second) };
  return floor.test(text) && !ceiling.test(text) ? { min: first, max: null } : { min: null, max: first };
}

function numbersIn(text: string): number[] {
  const found = [...text.matchAll(writtenNumber)].map((match) => {
    const [whole, digits = '', unit] = match;
    return { digits, unit, starts: match.index, ends: match.index + whole.length };
  });
  return found.map(({ digits, unit, starts, ends }, place) => {
    const [before, after] = [found[place - 1], found[place + 1]];
    const neighbour =
      (after && upTo.test(text.slice(ends, after.starts)) && after.unit) ||
      (before && upTo.test(text.slice(before.ends, starts)) && before.unit);
    const plain = numberOf(digits, unit);
    if (unit || !neighbour || plain >= 1000) return plain;
    // '900k - 1.1': no car costs 1,100, so it is a million there; '900 - 1.1m' the other way round.
    return [neighbour, 'm', 'k'].map((one) => numberOf(digits, one)).find(isPlausible) ?? plain;
  });
}
