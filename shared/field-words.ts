import type { FieldRow } from './field-row.ts';
import { kilometres } from './kilometres.ts';
import { ksh } from './money.ts';

/** A value as people read it: a choice by its label, a number with its unit; null when there is none. */
export function valueInWords({ input, options, unit }: FieldRow, value: string | number | boolean | null | undefined): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (input === 'amount') return ksh(Number(value));
  if (unit === 'km') return kilometres(Number(value));
  return options?.[value] ?? String(value);
}
