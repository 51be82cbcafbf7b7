import { type FieldRow, namesOf, recordOf } from '../../shared/field-row.ts';
import type { FieldCase } from './form.tsx';

/** What a form sends of each of its choices (`testForm`), by their rows: the last option is chosen; one that may be left open is emptied, too. */
export function choiceCases(
  rows: Readonly<Record<string, FieldRow>>,
  mayLack = (row: FieldRow) => !row.isRequired,
): Record<string, FieldCase> {
  const names = namesOf(rows).filter((name) => rows[name]?.input === 'choice');
  return recordOf(names, (name) => {
    const row = rows[name] as FieldRow;
    const last = row.options?.at(-1) ?? '';
    return { typed: last, sends: last, ...(mayLack(row) && { emptied: null }) };
  });
}
