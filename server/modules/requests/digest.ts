import { sql } from 'kysely';
import type { Reader } from '../../platform/data/database.ts';
import { isOnOffer } from './visible.ts';

/** The active requests posted in the 24 hours before 07:00 in Nairobi on this day: how many, and the ten newest. */
export async function requestsOfDigest(db: Reader, day: string) {
  const until = `${day}T07:00:00+03:00`;
  const fresh = db
    .selectFrom('car_requests as r')
    .where(isOnOffer)
    .where('deleted_at', 'is', null)
    .where('created_at', '<', until)
    .where('created_at', '>=', sql<string>`${until}::timestamptz - interval '1 day'`);
  const { count } = await fresh.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const requests = await fresh
    .select(['id', 'car_model', 'budget', 'budget_min', 'budget_max', 'location'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(10)
    .execute();
  return { count, requests };
}
