import { adminAppointmentRulesWords } from '../../words/appointments/admin-appointment-rules.ts';
import { type AppointmentStatus, appointmentStatuses, isOpen, type Outcome } from '../deal.ts';
import { type Step, whyNotFrom } from '../lifecycle.ts';
import { type Refusal, wrongState } from '../refusal.ts';
import { alreadyOpen } from './rules.ts';

// In a file of its own: no home of a buyer or dealer, which has the other rules, needs it.

/** The admin's step to each status: from any other one, and from completed to completed, which corrects the outcome. */
export const appointmentStepTo = {
  pending: { from: ['confirmed', 'completed', 'cancelled'], to: 'pending', by: 'admin' },
  confirmed: { from: ['pending', 'completed', 'cancelled'], to: 'confirmed', by: 'admin' },
  completed: { from: appointmentStatuses, to: 'completed', by: 'admin' },
  cancelled: { from: ['pending', 'confirmed', 'completed'], to: 'cancelled', by: 'admin' },
} as const satisfies Record<AppointmentStatus, Step<AppointmentStatus>>;

const outcomeDisputed = wrongState('outcome_disputed', () => adminAppointmentRulesWords.disputed);
const recordedAlready = wrongState('recorded_already', () => adminAppointmentRulesWords.recordedAlready);
const requestDeleted = wrongState('request_deleted', () => adminAppointmentRulesWords.requestDeleted);
const viewingOfLostCar = wrongState('car_gone', () => adminAppointmentRulesWords.carGone);

/**
 * Why the admin can't set this status, or null: a disputed outcome is decided about first, a bid has at most one open appointment, none of a deleted
 * request is opened or sold, and none of a car that was sold to someone else is opened. Completing again corrects the outcome, so it is another one.
 */
export function whyNotSetStatus(facts: {
  appointment: { status: AppointmentStatus; outcome: Outcome | null; final_price: number | null; is_disputed: boolean };
  bid: { price: number; has_open_appointment: boolean };
  /** Whether the bid has lost the car that was viewed. */
  is_of_lost_car: boolean;
  request: { is_deleted: boolean };
  to: AppointmentStatus;
  outcome?: Outcome | null;
  /** KSh; the bid's when left out. */
  final_price?: number | null;
}): Refusal | null {
  const { appointment, bid, to, outcome } = facts;
  if (appointment.is_disputed) return outcomeDisputed;
  const wrong = whyNotFrom(appointmentStepTo[to], appointment.status, 'viewing');
  if (wrong) return wrong;
  const price = outcome === 'sold' ? (facts.final_price ?? bid.price) : null;
  if (outcome && outcome === appointment.outcome && price === appointment.final_price) return recordedAlready;
  const opens = isOpen({ status: to });
  if (facts.request.is_deleted && (opens || outcome === 'sold')) return requestDeleted;
  if (opens && facts.is_of_lost_car) return viewingOfLostCar;
  // `has_open_appointment` also counts this appointment.
  return opens && bid.has_open_appointment && !isOpen(appointment) ? alreadyOpen : null;
}
