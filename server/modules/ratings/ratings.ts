import type * as z from 'zod/mini';
import { alreadyRated, whyNotAnswer, whyNotRate } from '../../../shared/ratings/rules.ts';
import type { ratingForm } from '../../../shared/ratings/schema.ts';
import type { Database } from '../../platform/data/database.ts';
import { claimIdempotencyKey } from '../../platform/data/idempotency.ts';
import { constraintMeans, refuse } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { recordFor } from '../../platform/live/events.ts';
import { lockDealerRating, setDealerRating } from '../profile/profile.ts';
import { averageOf, insertRating, lockRating, lockToRate, type Ratable, setAnswer } from './queries.ts';

constraintMeans('ratings_one_per_appointment', alreadyRated);

/**
 * The buyer rates the dealer of an own appointment, once; the dealer's average is updated in the same transaction (docs/domain/lifecycles.md,
 * "Rating").
 * Repeatable by its id. Throws 409 by `whyNotRate`.
 */
export async function rateDealer(db: Database, actor: Actor, appointment: Ratable, form: z.output<typeof ratingForm>): Promise<void> {
  const { id: appointment_id, dealer_id } = appointment;
  await db.transaction().execute(async (tx) => {
    if (!(await claimIdempotencyKey(tx, actor.user_id, { ...form, appointment_id }))) return;
    await lockDealerRating(tx, dealer_id);
    refuse(whyNotRate(await lockToRate(tx, appointment_id)));
    await insertRating(tx, { ...form, appointment_id, dealer_id, buyer_id: actor.user_id });
    await setDealerRating(tx, dealer_id, await averageOf(tx, dealer_id));
    await recordFor(tx, actor, { type: 'rating.given', data: { rating_id: form.id, appointment_id, dealer_id } }, [
      actor.user_id,
      dealer_id,
    ]);
  });
}

/**
 * A dealer answers a public review of its own, once (docs/domain/lifecycles.md, "Rating"); the buyer is told. Repeating the same answer changes nothing.
 * Throws 409 by `whyNotAnswer`.
 */
export async function answerReview(db: Database, actor: Actor, ratingId: string, answer: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const review = await lockRating(tx, ratingId);
    if (review.answer === answer) return;
    refuse(whyNotAnswer(review));
    await setAnswer(tx, ratingId, answer);
    const { appointment_id, dealer_id, buyer_id } = review;
    const event = { type: 'rating.answered', data: { appointment_id, dealer_id, rating_id: ratingId } } as const;
    await recordFor(tx, actor, event, [buyer_id, dealer_id]);
  });
}
