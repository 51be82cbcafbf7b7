import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { expect, it } from 'vitest';
import { copied } from '../../server/modules/own-data/copied.ts';
import { type PartName, parts } from '../../server/modules/own-data/parts.ts';
import { testDatabase } from '../support/database.ts';

const { db } = await testDatabase();
const inCopy = Object.entries<string | { [Part in PartName]?: object }>(copied).flatMap(([table, how]) =>
  typeof how === 'string' ? [] : Object.entries(how).map(([part, but]) => ({ table, part: part as PartName, but })),
);

it('names every part of the copy, and no other', () => {
  expect([...new Set(inCopy.map(({ part }) => part))].sort()).toEqual(Object.keys(parts).sort());
});

interface Plan {
  'Relation Name'?: string;
  Alias?: string;
  Output?: string[];
  Plans?: Plan[];
}

const withChildren = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(withChildren)];

/** The columns of this table that this part does not give. PostgreSQL knows: the plan's top says what comes out, without what only finds the rows. */
async function leftOut(table: string, part: PartName): Promise<string[]> {
  // Beside a second relation: of a single one the plan doesn't say whose a column is.
  const explained = await sql<{ 'QUERY PLAN': [{ Plan: Plan }] }>`
    explain (verbose, format json) select part.* from (${parts[part].of(uuidv7())}) part, generate_series(1, 1)`.execute(db);
  const plan = explained.rows[0]?.['QUERY PLAN'][0].Plan;
  const aliases = plan ? withChildren(plan).flatMap((node) => (node['Relation Name'] === table ? [node.Alias] : [])) : [];
  const given = [...(plan?.Output ?? []).join().matchAll(/(\w+)\."?(\w+)/g)].flatMap(([, of, column]) =>
    aliases.includes(of) ? [column] : [],
  );
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns where table_schema = 'public' and table_name = ${table}`.execute(db);
  return rows.map(({ name }) => name).filter((name) => !given.includes(name));
}

it.each(inCopy)('$table: $part gives each column, or names it with why not', async ({ table, part, but }) => {
  expect((await leftOut(table, part)).sort()).toEqual(Object.keys(but).sort());
});
