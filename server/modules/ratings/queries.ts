import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/data/database.ts';
import { moved } from '../../platform/data/moved.ts';
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

/** The average of a dealer's ratings that are not removed, of each buyer the latest only, and how many ratings that counts. */
export function averageOf(tx: Tx, dealerId: string) {
  const latest = tx
    .selectFrom('ratings')
    .select('rating')
    .distinctOn('buyer_id')
    .where('dealer_id', '=', dealerId)
    .where('removed_at', 'is', null)
    .orderBy('buyer_id')
    .orderBy('created_at', 'desc');
  return tx
    .selectFrom(latest.as('latest'))
    .select((eb) => [eb.fn.avg<number>('rating').as('rating'), eb.fn.countAll<number>().as('rating_count')])
    .executeTakeFirstOrThrow();
}

function ratings(db: Reader) {
  return db
    .selectFrom('ratings')
    .select(['id', 'appointment_id', 'dealer_id', 'buyer_id', 'rating', 'review_text', 'is_public', 'answer', 'created_at']);
}

/** The rating of an appointment. */
export function findRating(db: Reader, appointmentId: string) {
  return ratings(db).where('appointment_id', '=', appointmentId).executeTakeFirst();
}

/** A rating of this dealer. */
export function findRatingOf(db: Reader, actor: Actor, ratingId: string) {
  return ratings(db).where('id', '=', ratingId).where('dealer_id', '=', actor.user_id).executeTakeFirst();
}

/** A rating, locked until the transaction ends. */
export function lockRating(tx: Tx, ratingId: string) {
  return ratings(tx).where('id', '=', ratingId).forNoKeyUpdate().executeTakeFirstOrThrow();
}

/** Writes the answer to a locked rating. */
export async function setAnswer(tx: Tx, ratingId: string, answer: string): Promise<void> {
  moved(
    await tx
      .updateTable('ratings')
      .set({ answer, answered_at: sql`now()` })
      .where('id', '=', ratingId)
      .where('answer', 'is', null)
      .executeTakeFirstOrThrow(),
  );
}
