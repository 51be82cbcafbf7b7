import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { listProfiles } from '../../server/modules/people/list-queries.ts';
import { openDatabase } from '../../server/platform/data/database.ts';
import { testDatabase } from '../support/database.ts';

const { db, pool } = await testDatabase();
const people = 30_000;

// Everybody's address holds 'people'; one in a hundred is a Kiptoo, one is called Zawadi.
await sql`
  with made as (
    insert into users (id, email, password_hash)
    select gen_random_uuid(), 'n' || n || '@people.example', '' from generate_series(1, ${people}::int) n returning id, email
  )
  insert into profiles (user_id, full_name, user_type, created_at, phone, phone_e164)
  select id, case when n = 17 then 'Zawadi' when n % 100 = 0 then 'Kiptoo' else 'Amina' end, case when n % 1000 = 0 then 'dealer' else 'buyer' end,
    now() - n * interval '1 minute', '07' || (20000000 + n), '+2547' || (20000000 + n)
  from (select id, substring(email::text from '[0-9]+')::int as n from made) numbered`.execute(db);
await sql`update users set email_verified_at = now() where email <> 'n29000@people.example'`.execute(db);
await sql`vacuum analyze users, profiles`.execute(db);

/** How many blocks of the database this list reads. */
async function blocksOf(filter: Parameters<typeof listProfiles>[1]): Promise<number> {
  let blocks = 0;
  const measured = {
    connect: async () => {
      const client = await pool.connect();
      const query = async ({ text, values }: { text: string; values: unknown[] }) => {
        const { rows } = await client.query(`explain (analyze, buffers, format json) ${text}`, values);
        const { Plan: plan } = rows[0]['QUERY PLAN'][0];
        blocks += plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
        return client.query(text, values);
      };
      return { query, release: () => client.release() };
    },
  };
  await listProfiles(openDatabase(measured as unknown as typeof pool), filter);
  return blocks;
}

it.each([
  ['that everybody has', 'people.example', 20, 2],
  ['that one in a hundred has', 'Kiptoo', 20, 40],
  ['that one person has', 'Zawadi', 1, 10],
  ['that nobody has', 'Quetzal', 0, 10],
  ['that is one person’s phone number', '+254 720 000 123', 1, 10],
])('a search for a word %s reads little more than the plain list', async (_, search, found, most) => {
  expect((await listProfiles(db, { search })).rows).toHaveLength(found);
  expect((await blocksOf({ search })) / (await blocksOf({}))).toBeLessThan(most);
});

it.each([
  ['by name', { sort: 'name' }, 20],
  ['from the oldest', { sort: 'oldest' }, 20],
  ['of the few dealers', { user_type: 'dealer' }, 20],
  ['of the one whose e-mail is not verified', { unverified_email: 'true' }, 1],
] as const)('a list %s reads little more than the plain list', async (_, filter, found) => {
  expect((await listProfiles(db, filter)).rows).toHaveLength(found);
  expect((await blocksOf(filter)) / (await blocksOf({}))).toBeLessThan(3);
});
