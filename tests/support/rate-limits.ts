import type { Database } from '../../server/platform/data/database.ts';
import { type RateLimit, takePoint } from '../../server/platform/data/rate-limits.ts';

/** Spends this key's points but for those `left`, as if its owner had. */
export async function spent(db: Database, limit: RateLimit, key: string, { left }: { left: number }): Promise<void> {
  await takePoint(db, limit, key);
  await db
    .updateTable('rate_limits')
    .set({ points: limit.points - left })
    .where('key', '=', `${limit.name}:${key}`)
    .execute();
}
