import { sql } from 'kysely';
import type { Database, Tx } from '../../platform/data/database.ts';

const batch = 1_000;

/**
 * Does something in one transaction that sees the whole database as it is now, however long it takes, and writes nothing. It holds nobody up: it has no
 * number of its own, so live events go on.
 */
export function inSnapshot<T>(db: Database, work: (snapshot: Tx) => Promise<T>): Promise<T> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (snapshot) => {
      // While photos are packed nothing is asked for minutes.
      await sql`set local idle_in_transaction_session_timeout to 0`.execute(snapshot);
      return work(snapshot);
    });
}

/** The columns of a row as PostgreSQL writes them, by their names. */
type WrittenRow = Record<string, string | null>;

/** The rows of a table in these columns, a batch at a time. In one transaction one table is read at a time. */
export async function* rowsOf(snapshot: Tx, table: string, columns: string[]): AsyncGenerator<WrittenRow[]> {
  const values = columns.map((name) => sql`${sql.ref(name)}::text as ${sql.ref(name)}`);
  await sql`declare rows_read no scroll cursor for select ${sql.join(values)} from ${sql.table(table)}`.execute(snapshot);
  try {
    for (;;) {
      const { rows } = await sql<WrittenRow>`fetch ${sql.lit(batch)} from rows_read`.execute(snapshot);
      if (rows.length === 0) return;
      yield rows;
    }
  } finally {
    // A statement that failed has ended the transaction, and the cursor with it.
    await sql`close rows_read`.execute(snapshot).catch(() => undefined);
  }
}
