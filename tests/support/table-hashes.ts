import { sql } from 'kysely';
import type { Database } from '../../server/platform/data/database.ts';

/**
 * A query for the hash of each table's rows, of the queue's tables too, but for those named. A hash is made of the rows' versions and places: an update
 * that writes what was there counts as a change, and no row is read whole.
 */
export async function tableHashes(db: Database, without: string[]): Promise<() => Promise<Record<string, string>>> {
  const { rows } = await sql<{ query: string }>`
    select string_agg(format(
      'select %L as name, concat(count(*), '' '', sum(hashtextextended(concat(xmin, ctid), 0))) as hash from %I.%I', tablename, schemaname, tablename
    ), ' union all ') as query
    from pg_tables where schemaname in ('public', 'graphile_worker') and tablename != all(${without})`.execute(db);
  const query = sql.raw<{ name: string; hash: string }>(rows[0]?.query ?? '');
  return async () => Object.fromEntries((await query.execute(db)).rows.map(({ name, hash }) => [name, hash]));
}
