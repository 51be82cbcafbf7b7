import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/data/database.ts';
import type { Actor } from '../../platform/http/session.ts';

/** An appointment of this buyer, to be rated. */
export function findOwnAppointment(db: Reader, actor: Actor, appointmentId: string) {
  return db
    .selectFrom('appointments')
    .select(['id', 'dealer_id'])
    .where('id', '=', appointmentId)
    .where('buyer_id', '=', actor.user_id)
    .executeTakeFirst();
}
export type Ratable = NonNullable<Awaited<ReturnType<typeof findOwnAppointment>>>;

/** What decides whether an appointment can be rated now, locked; `now` is the database's clock. */
export async function lockToRate(tx: Tx, appointmentId: string) {
  const { now, ...appointment } = await tx
    .selectFrom('appointments')
    .select(['status', 'appointment_date'])
    .select(sql<string>`now()`.as('now'))
    .where('id', '=', appointmentId)
    .forShare()
    .executeTakeFirstOrThrow();
  const rating = await tx.selectFrom('ratings').select('id').where('appointment_id', '=', appointmentId).executeTakeFirst();
  return { appointment, hasRated: rating !== undefined, now: new Date(now) };
}

/** Writes a rating, shown on the dealer's page: those from before it said so stay private. */
export async function insertRating(
  tx: Tx,
  rating: { id: string; appointment_id: string; dealer_id: string; buyer_id: string; rating: number; review_text: string | null },
): Promise<void> {
  await tx
    .insertInto('ratings')
    .values({ ...rating, is_public: true })
    .execute();
}

/** The average of a dealer's ratings, of each buyer the latest only, and how many ratings that counts. */
export function averageOf(tx: Tx, dealerId: string) {
  const latest = tx
    .selectFrom('ratings')
    .select('rating')
    .distinctOn('buyer_id')
    .where('dealer_id', '=', dealerId)
    .orderBy('buyer_id')
    .orderBy('created_at', 'desc');
  return tx
    .selectFrom(latest.as('latest'))
    .select((eb) => [eb.fn.avg<number>('rating').as('rating'), eb.fn.countAll<number>().as('rating_count')])
    .executeTakeFirstOrThrow();
}

/** The rating of an appointment. */
export function findRating(db: Reader, appointmentId: string) {
  return db
    .selectFrom('ratings')
    .select(['id', 'appointment_id', 'dealer_id', 'buyer_id', 'rating', 'review_text', 'created_at'])
    .where('appointment_id', '=', appointmentId)
    .executeTakeFirst();
}
