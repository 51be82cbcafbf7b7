import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../server/platform/data/database.ts';

/** Changes rows of the append-only log, which nothing of the program can: to make something of it old. */
export async function rewriteLog(db: Database, statement: RawBuilder<unknown>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local marketplace.log = 'open'`.execute(tx);
    await statement.execute(tx);
  });
}
