import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { businessNames, profileNames } from '../../shared/profile/fields.ts';
import { testApp } from '../support/app.ts';

// What the database holds of each field of a profile, which no row can say.

const { db } = await testApp();

it.each([
  ['profiles_erased_is_nobody', profileNames],
  ['profiles_only_dealers_business', businessNames],
])('%s names each of the fields', async (constraint, names) => {
  const { rows } = await sql<{
    text: string;
  }>`select pg_get_constraintdef(oid) as text from pg_constraint where conname = ${constraint}`.execute(db);
  const named: string[] = rows[0]?.text.match(/\w+/g) ?? [];
  expect(names.filter((name) => !named.includes(name))).toEqual([]);
});
