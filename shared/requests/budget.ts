import { numberOf, writtenNumber } from '../amount.ts';

/** The budget as numbers, in KSh; null for an end that the text doesn't give. */
export interface Budget {
  min: number | null;
  max: number | null;
}

const otherCurrency = /[$€£]|usd|dollar|euro|gbp|pound/i;
const floor = /\b(from|above|over|more than|at least|min(imum)?|kuanzia|zaidi)\b|\bnot? (less|below|under)\b|\+/i;
const ceiling = /\bnot? (more|above|over)\b/i;

// No car costs less or more. This excludes years ('2015 or newer'), engine sizes and phone numbers.
const isPlausible = (value: number) => value >= 10_000 && value <= 100_000_000;

/**
 * What can be read from a budget typed in free text (docs/domain/limits-and-money.md, "Budget"): '1.2M', '800k', 'KSh 1,000,000 - 1,500,000',
 * 'under 2m', 'from 900k'.
 * Both ends are null when nothing can be read; the text itself is always accepted.
 */
export function parseBudget(text: string): Budget {
  const nothing = { min: null, max: null };
  if (otherCurrency.test(text)) return nothing;
  const found = [...text.matchAll(writtenNumber)];
  const lastUnit = found.at(-1)?.[2];
  const [first, second] = found
    // '1 - 1.5M': the first number has the unit of the last.
    .map(([, digits = '', unit]) => numberOf(digits, unit ?? (numberOf(digits, undefined) < 1000 ? lastUnit : undefined)))
    .filter(isPlausible);
  if (first === undefined) return nothing;
  if (second !== undefined) return { min: Math.min(first, second), max: Math.max(first, second) };
  return floor.test(text) && !ceiling.test(text) ? { min: first, max: null } : { min: null, max: first };
}
