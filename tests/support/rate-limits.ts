import { sql } from 'kysely';
import type { Database } from '../../server/platform/data/database.ts';
import { countOf, type RateLimit, takePoint } from '../../server/platform/data/rate-limits.ts';

/** Spends this key's points but for those `left`, as if its owner had. */
export async function spent(db: Database, limit: RateLimit, key: string, { left }: { left: number }): Promise<void> {
  await takePoint(db, limit, key);
  await db
    .updateTable('rate_limits')
    .set({ points: limit.points - left })
    .where('key', '=', countOf(limit.name, key))
    .execute();
}

/** Gives everybody all points back: a file's few people do more in a minute than a person may in a day. */
export async function forgetCounts(db: Database): Promise<void> {
  // Not row by row: that could meet, in another order, acts that are still counted.
  await sql`truncate rate_limits`.execute(db);
}

/** How many of this key's points are taken. */
export async function pointsOf(db: Database, { name }: RateLimit, key: string): Promise<number> {
  const count = await db.selectFrom('rate_limits').select('points').where('key', '=', countOf(name, key)).executeTakeFirst();
  return count?.points ?? 0;
}
