import { appointmentRulesWords } from '../../words/appointments/appointment-rules.ts';
import type { AppointmentStatus, Doer } from '../deal.ts';
import { type Refusal, wrongState } from '../refusal.ts';
import type { Role } from '../roles.ts';
import { disputeDays, suspiciousShare } from './limits.ts';

const day = 86_400_000;

const notCompleted = wrongState('not_completed', () => appointmentRulesWords.noOutcome);
const ownOutcome = wrongState('own_outcome', () => appointmentRulesWords.ownOutcome);
const tooLate = wrongState('too_late', () => appointmentRulesWords.tooLate(disputeDays));
const alreadyDecided = wrongState('already_decided', () => appointmentRulesWords.decided);
export const alreadyDisputed = wrongState('already_disputed', () => appointmentRulesWords.alreadyDisputed);

const cents = (shillings: number) => Math.round(shillings * 100);

/** A sale's price in whole percent of the bid, rounded down: 89% is under 90%. */
export function shareOf(finalPrice: number, bid: { price: number }): number {
  return Math.floor((cents(finalPrice) * 100) / cents(bid.price));
}

/** Whether a sale's price is so far under the bid that the admin must check it (docs/domain/lifecycles.md, "Dispute"). */
export function isSuspicious(finalPrice: number, bid: { price: number }): boolean {
  // In whole cents, because 0.9 of a price with cents can be slightly too high in floating point.
  return cents(finalPrice) < Math.round(bid.price * 100 * suspiciousShare);
}

/**
 * Why this party can't dispute the recorded outcome ('This is not right'), or null. `has_disputed`: they have disputed this outcome before;
 * `is_decided`: the admin has decided a dispute, and no party has recorded another outcome since (docs/domain/lifecycles.md, "Dispute").
 */
export function whyNotDispute(facts: {
  actor: { role: Role };
  appointment: {
    status: AppointmentStatus;
    completed_by: Doer | null;
    completed_at: string | null;
    has_disputed: boolean;
    is_decided: boolean;
  };
  now: Date;
}): Refusal | null {
  const { status, completed_by, completed_at, has_disputed, is_decided } = facts.appointment;
  if (status !== 'completed' || !completed_at) return notCompleted;
  if (completed_by === facts.actor.role) return ownOutcome;
  if (is_decided) return alreadyDecided;
  if (has_disputed) return alreadyDisputed;
  return facts.now.getTime() > Date.parse(completed_at) + disputeDays * day ? tooLate : null;
}
