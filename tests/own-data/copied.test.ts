import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { expect, it } from 'vitest';
import { copied } from '../../server/modules/own-data/copied.ts';
import { type PartName, parts } from '../../server/modules/own-data/parts.ts';
import { testDatabase } from '../support/database.ts';

const { db } = await testDatabase();
const inCopy = Object.entries<string | { in: readonly string[]; but?: object }>(copied).flatMap(([table, how]) =>
  typeof how === 'string' ? [] : [{ table, ...how }],
);

it('names every part of the copy, and no other', () => {
  expect([...new Set(inCopy.flatMap((each) => each.in))].sort()).toEqual(Object.keys(parts).sort());
});

/** The columns of this table that none of these parts reads: PostgreSQL knows what a view is made of. */
async function leftOut(table: string, names: readonly string[]): Promise<string[]> {
  const tx = await db.startTransaction().execute();
  try {
    for (const name of names) {
      const { sql: text } = parts[name as PartName].of('me').compile(db);
      await sql.raw(`create temp view ${name}_part as ${text.replace(/\$\d+/g, `'${uuidv7()}'::uuid`)}`).execute(tx);
    }
    const { rows } = await sql<{ name: string }>`
      select column_name as name from information_schema.columns where table_schema = 'public' and table_name = ${table}
      except select column_name from information_schema.view_column_usage where table_schema = 'public' and table_name = ${table}`.execute(
      tx,
    );
    return rows.map(({ name }) => name).sort();
  } finally {
    await tx.rollback().execute();
  }
}

it.each(inCopy)('$table: each column is in the copy, or named in `but` with why not', async ({ table, in: names, but = {} }) => {
  expect(await leftOut(table, names)).toEqual(Object.keys(but).sort());
});
