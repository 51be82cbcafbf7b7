import { sql } from 'kysely';
import type { Tx } from '../../platform/data/database.ts';

/** Makes the ratings of one dealer wait for each other: the average of two at once would miss one. */
export async function lockDealerRating(tx: Tx, dealerId: string): Promise<void> {
  await tx.selectFrom('profiles').select('user_id').where('user_id', '=', dealerId).forNoKeyUpdate().executeTakeFirstOrThrow();
}

/** Sets what a dealer's profile shows: the average of the ratings that count, and how many they are. The profile is locked by now. */
export async function setDealerRating(
  tx: Tx,
  dealerId: string,
  { rating, rating_count }: { rating: number; rating_count: number },
): Promise<void> {
  await tx.updateTable('profiles').set({ rating, rating_count, updated_at: sql`now()` }).where('user_id', '=', dealerId).execute();
}
