import { type Insertable, sql } from 'kysely';
import type { Reports } from '../../../db/types.ts';
import type { ReportVerdict } from '../../../shared/moderation/kinds.ts';
import type { Database, Reader, Tx } from '../../platform/data/database.ts';
import type { Thing } from './things.ts';

/** Writes a report that waits. */
export async function insertReport(tx: Tx, report: Insertable<Reports>): Promise<void> {
  await tx.insertInto('reports').values(report).execute();
}

/** A report of this person. */
export function findOwnReport(db: Reader, { user_id }: { user_id: string }, id: string) {
  return db.selectFrom('reports').select(['id', 'created_at']).where('id', '=', id).where('reporter_id', '=', user_id).executeTakeFirst();
}

/** Decides all open reports of a thing, and returns their ids: none when they were decided meanwhile. */
export async function decideAll(
  tx: Tx,
  { thing, thing_id }: Thing,
  decided: { verdict: ReportVerdict; decision: string; decided_by: string },
): Promise<string[]> {
  const rows = await tx
    .updateTable('reports')
    .set({ decided_at: sql`now()`, ...decided })
    .where('thing', '=', thing)
    .where('thing_id', '=', thing_id)
    .where('decided_at', 'is', null)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Forgets up to `limit` reports that were decided over three years ago, and returns how many they were. */
export async function forgetOld(db: Database, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('reports')
    .where('id', 'in', (report) =>
      report.selectFrom('reports').select('id').where('decided_at', '<', sql<string>`now() - interval '3 years'`).limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
