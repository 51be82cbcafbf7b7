/** The length of a text: code points after NFC (docs/domain/limits-and-money.md, "Text"). */
export function lengthOf(text: string): number {
  return [...text.normalize('NFC')].length;
}
