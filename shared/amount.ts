// Each part has a limit, and none begins within digits: else a stranger's row of 100,000 digits is read for minutes.
/** A number in a text, and its unit where it has one: '1,200,000', '1 200 000', '1.2M', '.9m', '800k'. Not '1.8L', not '1500cc'. */
export const writtenNumber =
  /(?<!\d)(\d{1,3}(?: \d{3}){1,4}|\d{0,12}(?:[.,]\d{1,12}){1,6}|\d{1,12})(?![.,]?\d)\s{0,3}(m|mn|mln|mil|mill?ions?|milioni|k|thousands?|elfu)?(?![a-z\d])/gi;
const grouped = /^\d{1,3}(?:([,. ])\d{3})(?:\1\d{3})*(?:\.\d{1,2})?$/;

/** What a number that people wrote is: of '1.2' and 'M' 1,200,000. */
export function numberOf(digits: string, unit: string | undefined): number {
  const times = unit ? (/^m/i.test(unit) ? 1_000_000 : 1_000) : 1;
  // In '1,200,000', '1.200.000' and '1,200k' the separators group digits; '1.2', '1,5M' and '1.250M' are decimals.
  const plain = grouped.test(digits) && times < 1_000_000 ? digits.replace(/[, ]|\.(?=\d{3})/g, '') : digits.replace(',', '.');
  return unit ? Math.round(Number(plain) * times) : Number(plain);
}
