import { sql } from 'kysely';
import type { Database } from '../../server/platform/data/database.ts';

/** Whether somebody waits for a lock in this database. */
export async function isWaiting(db: Database): Promise<boolean> {
  const { rows } = await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length > 0;
}
