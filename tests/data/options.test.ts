import { describe, expect, it } from 'vitest';
import { carFields, carNames, factNames } from '../../shared/cars/fields.ts';
import type { FieldRow } from '../../shared/field-row.ts';
import { requestFields, requestNames } from '../../shared/requests/fields.ts';
import { testDatabase } from '../support/database.ts';

const { pool } = await testDatabase();

/** The values that the checks of a table allow each of its columns, where they name them; only of checks of one column. */
async function valuesIn(table: string): Promise<Record<string, string[]>> {
  const { rows } = await pool.query<{ column: string; check: string }>(
    `select attname as column, pg_get_constraintdef(c.oid) as check
     from pg_constraint c join pg_attribute on attrelid = conrelid and array[attnum] = conkey
     where conrelid = $1::regclass and contype = 'c' and convalidated`,
    [table],
  );
  const named = rows.map(
    ({ column, check }) => [column, [...check.matchAll(/'(\w+)'::text/g)].map(([, value = '']) => value).sort()] as const,
  );
  return Object.fromEntries(named.filter(([, values]) => values.length > 0));
}

const optionsIn = (rows: Readonly<Record<string, FieldRow>>, names: readonly string[]) =>
  names.flatMap((name) => {
    const { options } = rows[name] ?? {};
    return options ? [[name, [...options].sort()] as const] : [];
  });

describe.each([
  ['cars', carNames, optionsIn(carFields, carNames)],
  ['bids', factNames, optionsIn(carFields, factNames)],
  ['car_requests', requestNames, optionsIn(requestFields, requestNames)],
])('the table %s', (table, names, options) => {
  it('takes the options of the rows of its fields, and no others', async () => {
    const values = Object.entries(await valuesIn(table)).filter(([column]) => names.some((name) => name === column));
    expect(Object.fromEntries(values)).toEqual(Object.fromEntries(options));
    expect(options.length).toBeGreaterThan(2);
  });
});
