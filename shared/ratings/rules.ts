import { hasStarted } from '../appointments/has-started.ts';
import type { AppointmentStatus } from '../deal.ts';
import { type Refusal, wrongState } from '../refusal.ts';

export const alreadyRated = wrongState('already_rated', () => 'You have already rated this viewing.');
const notRatable = wrongState('not_confirmed', () => 'You can rate a dealer after a confirmed viewing.');
const notStarted = wrongState('not_started', () => 'You can rate this dealer once the viewing has started.');

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

const alreadyAnswered = wrongState('already_answered', () => 'You have already answered this review.');
const privateReview = wrongState('private_review', () => 'This review is not on your page, so it can’t be answered there.');

/** Why the dealer can't answer this review (docs/domain/lifecycles.md, "Rating"), or null: once, where everybody reads it. */
export function whyNotAnswer(review: { is_public: boolean; answer: string | null }): Refusal | null {
  if (!review.is_public) return privateReview;
  return review.answer === null ? null : alreadyAnswered;
}
