import { fieldWords } from '../words/ui/field.ts';
import type { FieldRow } from './field-row.ts';
import { kilometres } from './kilometres.ts';
import { ksh } from './money.ts';

/** A value as people read it: a choice in the words of its option, a number with its unit; null when there is none. */
export function valueInWords(
  { input, unit }: Pick<FieldRow, 'input' | 'unit'>,
  value: string | number | boolean | null | undefined,
  options: Readonly<Record<string, string>> = {},
): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return value ? fieldWords.yes : fieldWords.no;
  if (input === 'amount') return ksh(Number(value));
  if (unit === 'km') return kilometres(Number(value));
  return options[value] ?? String(value);
}
