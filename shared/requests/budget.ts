/** The budget as numbers, in KSh; null for an end that the text doesn't give. */
export interface Budget {
  min: number | null;
  max: number | null;
}

// A number as people write it, perhaps with its unit: '1,200,000', '1 200 000', '1.2M', '.9m', '800k'. Not '1.8L', not '1500cc'.
const amount = /(\d{1,3}(?: \d{3})+|\d*(?:[.,]\d+)+|\d+)(?![.,]?\d)\s*(m|mn|mln|mil|mill?ions?|milioni|k|thousands?|elfu)?(?![a-z\d])/gi;
const million = /^m/i;
const grouped = /^\d{1,3}(?:([,. ])\d{3})(?:\1\d{3})*(?:\.\d{1,2})?$/;
const otherCurrency = /[$€£]|usd|dollar|euro|gbp|pound/i;
const floor = /\b(from|above|over|more than|at least|min(imum)?|kuanzia|zaidi)\b|\bnot? (less|below|under)\b|\+/i;
const ceiling = /\bnot? (more|above|over)\b/i;

// No car costs less or more. This excludes years ('2015 or newer'), engine sizes and phone numbers.
const isPlausible = (value: number) => value >= 10_000 && value <= 100_000_000;

function toNumber(digits: string, unit: string | undefined): number {
  const isMillions = unit !== undefined && million.test(unit);
  // In '1,200,000', '1.200.000' and '1,200k' the separators group digits; '1.2', '1,5M' and '1.250M' are decimals.
  const plain = grouped.test(digits) && !isMillions ? digits.replace(/[, ]|\.(?=\d{3})/g, '') : digits.replace(',', '.');
  return Math.round(Number(plain) * (isMillions ? 1_000_000 : unit ? 1_000 : 1) * 100) / 100;
}

/**
 * What can be read from a budget typed in free text (docs/domain/limits-and-money.md, "Budget"): '1.2M', '800k', 'KSh 1,000,000 - 1,500,000',
 * 'under 2m', 'from 900k'.
 * Both ends are null when nothing can be read; the text itself is always accepted.
 */
export function parseBudget(text: string): Budget {
  const nothing = { min: null, max: null };
  if (otherCurrency.test(text)) return nothing;
  const found = [...text.matchAll(amount)].map(([, digits = '', unit]) => ({ digits, unit }));
  const lastUnit = found.at(-1)?.unit;
  const [first, second] = found
    // '1 - 1.5M': the first number has the unit of the last.
    .map(({ digits, unit }) => toNumber(digits, unit ?? (toNumber(digits, undefined) < 1000 ? lastUnit : undefined)))
    .filter(isPlausible);
  if (first === undefined) return nothing;
  if (second !== undefined) return { min: Math.min(first, second), max: Math.max(first, second) };
  return floor.test(text) && !ceiling.test(text) ? { min: first, max: null } : { min: null, max: first };
}
