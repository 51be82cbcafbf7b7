import { numberOf, writtenNumber } from './amount.ts';

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
  const [[found, digits = '', unit] = [''], ...others] = text.matchAll(writtenNumber);
  return found.trim() === text && others.length === 0 ? numberOf(digits, unit) : Number.NaN;
}
