/** The budget as numbers, in KSh; null where the text says nothing of that end. */
export interface Budget {
  min: number | null;
  max: number | null;
}

const amount = /(\d[\d,.]*)\s*(millions?|million|mil|m|thousands?|thousand|k)?\b/gi;
const million = /^m/i;

function toNumber(digits: string, unit: string | undefined): number | null {
  // '1,200,000' and '1.200.000' group; '1.2' and '1,5' before a unit are decimals.
  const grouped = /^\d{1,3}([.,]\d{3})+$/.test(digits);
  const plain = grouped ? digits.replace(/[.,]/g, '') : digits.replace(',', '.').replace(/\.$/, '');
  const value = Number(plain);
  if (!Number.isFinite(value)) return null;
  const scale = unit ? (million.test(unit) ? 1_000_000 : 1_000) : 1;
  return Math.round(value * scale * 100) / 100;
}

/**
 * What can be read from a budget typed in free text (RULINGS 9): '1.2M', '800k', 'KSh 1,000,000 - 1,500,000', 'under 2m', 'from 900k'.
 * Both ends are null when nothing can; the text itself is always accepted.
 */
export function parseBudget(text: string): Budget {
  const found = [...text.matchAll(amount)].map(([, digits = '', unit]) => ({ digits, unit }));
  const lastUnit = found.at(-1)?.unit;
  const values = found
    // '1 - 1.5M': the first number borrows the unit of the last.
    .map(({ digits, unit }) => toNumber(digits, unit ?? (Number(digits.replace(',', '.')) < 1000 ? lastUnit : undefined)))
    .filter((value): value is number => value !== null && value >= 1000 && value < 1e12);
  const [first, second] = values;
  if (first === undefined) return { min: null, max: null };
  if (second !== undefined) return { min: Math.min(first, second), max: Math.max(first, second) };
  const isFloor = /\b(from|above|over|at least|min(imum)?)\b|\+/i.test(text);
  return isFloor ? { min: first, max: null } : { min: null, max: first };
}
