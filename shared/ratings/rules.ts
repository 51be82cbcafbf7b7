import { ratingRulesWords } from '../../words/ratings/rating-rules.ts';
import { hasStarted } from '../appointments/has-started.ts';
import type { AppointmentStatus } from '../deal.ts';
import { type Refusal, wrongState } from '../refusal.ts';

export const alreadyRated = wrongState('already_rated', () => ratingRulesWords.alreadyRated);
const notRatable = wrongState('not_confirmed', () => ratingRulesWords.notRatable);
const notStarted = wrongState('not_started', () => ratingRulesWords.notStarted);

/**
 * Why the buyer can't rate the dealer of this appointment (docs/domain/lifecycles.md, "Rating"), or null: once, from its start time on; a
 * rating is final.
 */
export function whyNotRate(facts: {
  appointment: { status: AppointmentStatus; appointment_date: string };
  hasRated: boolean;
  now: Date;
}): Refusal | null {
  if (facts.hasRated) return alreadyRated;
  if (facts.appointment.status !== 'confirmed' && facts.appointment.status !== 'completed') return notRatable;
  return hasStarted(facts.appointment, facts.now) ? null : notStarted;
}

const alreadyAnswered = wrongState('already_answered', () => ratingRulesWords.alreadyAnswered);
const privateReview = wrongState('private_review', () => ratingRulesWords.privateReview);

/** Why the dealer can't answer this review (docs/domain/lifecycles.md, "Rating"), or null: once, where everybody reads it. */
export function whyNotAnswer(review: { is_public: boolean; answer: string | null }): Refusal | null {
  if (!review.is_public) return privateReview;
  return review.answer === null ? null : alreadyAnswered;
}
