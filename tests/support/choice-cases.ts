import { type FieldRow, namesOf, recordOf, type SpokenRow } from '../../shared/field-row.ts';
import type { FieldCase } from './form.tsx';

type Row = FieldRow | SpokenRow;

/** The names of the options of a row. */
export const optionNames = (options: NonNullable<Row['options']>): string[] =>
  Array.isArray(options) ? [...options] : Object.keys(options);

/** What a form sends of each of its choices (`testForm`), by their rows: the last option is chosen; one that may be left open is emptied, too. */
export function choiceCases(rows: Readonly<Record<string, Row>>, mayLack = (row: Row) => !row.isRequired): Record<string, FieldCase> {
  const names = namesOf(rows).filter((name) => rows[name]?.input === 'choice');
  return recordOf(names, (name) => {
    const row = rows[name] as Row;
    const last = optionNames(row.options ?? []).at(-1) ?? '';
    return { typed: last, sends: last, ...(mayLack(row) && { emptied: null }) };
  });
}
