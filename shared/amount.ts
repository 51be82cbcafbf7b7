/** A number as it stands in a text, with its unit where it has one: '1.2' and 'M'. */
interface Written {
  text: string;
  digits: string;
  unit: string | undefined;
}

// '1,200,000', '1 200 000', '1.2M', '.9m', '800k'. Not '1.8L', not '1500cc'.
const amount = /(\d{1,3}(?: \d{3})+|\d*(?:[.,]\d+)+|\d+)(?![.,]?\d)\s*(m|mn|mln|mil|mill?ions?|milioni|k|thousands?|elfu)?(?![a-z\d])/gi;
const million = /^m/i;
const grouped = /^\d{1,3}(?:([,. ])\d{3})(?:\1\d{3})*(?:\.\d{1,2})?$/;

/** The numbers that a text names, in its order. */
export function numbersIn(text: string): Written[] {
  return [...text.matchAll(amount)].map(([found, digits = '', unit]) => ({ text: found, digits, unit }));
}

/** What a number that people wrote is: of '1.2' and 'M' 1,200,000. */
export function numberOf(digits: string, unit: string | undefined): number {
  const isMillions = unit !== undefined && million.test(unit);
  // In '1,200,000', '1.200.000' and '1,200k' the separators group digits; '1.2', '1,5M' and '1.250M' are decimals.
  const plain = Number(grouped.test(digits) && !isMillions ? digits.replace(/[, ]|\.(?=\d{3})/g, '') : digits.replace(',', '.'));
  return unit ? Math.round(plain * (isMillions ? 1_000_000 : 1_000)) : plain;
}

/** Whether these are but digits, the commas between thousands and a point: what is grouped while it is typed. */
export const isBare = (text: string): boolean => /^[\d,]*\.?\d*$/.test(text);

const currency = /^(?:ksh|kes)s?\.?\s*|\s*(?:kes|kshs?\.?|\/[=-]|km)$/gi;

/**
 * The number in a field for an amount, whole as it was typed or pasted: '1,285,000', '1.285M', 'KSh 850k', '88,000 km'. Undefined for a blank field; NaN for
 * what is no amount, so that the form says so and drops nothing.
 */
export function typedAmount(typed: string): number | undefined {
  const text = typed.trim().replace(currency, '');
  if (text === '') return typed.trim() === '' ? undefined : Number.NaN;
  if (isBare(text)) return /\d/.test(text) ? Number(text.replaceAll(',', '')) : Number.NaN;
  const [first, ...others] = numbersIn(text);
  return first && others.length === 0 && first.text.trim() === text ? numberOf(first.digits, first.unit) : Number.NaN;
}
