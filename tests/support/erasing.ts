import { sql } from 'kysely';
import type { Database } from '../../server/platform/data/database.ts';
import type { Person } from './app.ts';

/** The person erases the own account, with the password of everyone in tests. */
export function erase(person: Person, current_password = 'Simba2026') {
  return person.post('/api/profile/erase', { current_password });
}

/** Where in the whole database, the queue included, one of these texts stands: 'table: text'. */
export async function whereStands(db: Database, texts: string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema in ('public', 'graphile_worker')`.execute(db);
  const found: string[] = [];
  for (const { name } of tables)
    for (const text of texts) {
      const { rows } = await sql`select 1 from ${sql.raw(name)} as t where position(lower(${text}) in lower(t::text)) > 0 limit 1`.execute(
        db,
      );
      if (rows.length > 0) found.push(`${name}: ${text}`);
    }
  return found;
}
