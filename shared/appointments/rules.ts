import { appointmentRulesWords } from '../../words/appointments/appointment-rules.ts';
import { verificationRequired } from '../access.ts';
import { type AppointmentStatus, type Asked, type Bidder, type Outcome, openStatuses, requestClosed } from '../deal.ts';
import { type Lifecycle, whyNotFrom } from '../lifecycle.ts';
import { ksh } from '../money.ts';
import { badInput, notAllowed, type Refusal, wrongState } from '../refusal.ts';
import type { Role } from '../roles.ts';
import { timeOfDay } from '../time.ts';
import { type BookingFacts, whyNotBetween, whyNotBookAtAll } from './booking-rules.ts';
import { hasStarted } from './has-started.ts';
import { maxDaysAhead, viewingHours } from './limits.ts';

/** docs/domain/lifecycles.md, "Appointment". It begins as pending, booked by the buyer. */
export const appointmentLifecycle = {
  confirm: { from: ['pending'], to: 'confirmed', by: 'the party that did not propose the current time' },
  reschedule: { from: openStatuses, to: 'pending', by: 'either party, who then proposes' },
  cancel: {
    from: openStatuses,
    to: 'cancelled',
    by: 'either party; system, when its request is deleted, another car was sold or a party is suspended',
  },
  complete: { from: ['confirmed'], to: 'completed', by: 'either party, from the start time on' },
} as const satisfies Lifecycle<'confirm' | 'reschedule' | 'cancel' | 'complete', AppointmentStatus>;

/** What the rules need to know of the actor. */
interface Asker {
  user_id: string;
  role: Role;
}

const day = 86_400_000;

const inThePast = badInput('in_the_past', () => appointmentRulesWords.inThePast, 'appointment_date');
const tooFarAhead = badInput('too_far_ahead', () => appointmentRulesWords.tooFarAhead(maxDaysAhead), 'appointment_date');
const atNight = badInput('at_night', () => appointmentRulesWords.atNight(viewingHours.from, viewingHours.to), 'appointment_time');
const sameTime = wrongState('same_time', () => appointmentRulesWords.sameTime);
const ownProposal = {
  buyer: wrongState('own_proposal', () => appointmentRulesWords.ownProposal.buyer),
  dealer: wrongState('own_proposal', () => appointmentRulesWords.ownProposal.dealer),
};
const timeChanged = wrongState('time_changed', () => appointmentRulesWords.timeChanged);
const timePassed = wrongState('time_passed', () => appointmentRulesWords.timePassed);
const notesOfDealer = notAllowed('dealer_notes', () => appointmentRulesWords.notesOfDealer);
const notStarted = wrongState('not_started', () => appointmentRulesWords.notStarted);
const notConfirmed = wrongState('not_confirmed', () => appointmentRulesWords.notConfirmed);

/** Why an appointment can't be at this time, or null: in the future, at most 90 days ahead, by day (docs/domain/time.md, "Time of an appointment"). */
export function whyNotAt(at: Date, now: Date): Refusal | null {
  if (at <= now) return inThePast;
  if (at.getTime() > now.getTime() + maxDaysAhead * day) return tooFarAhead;
  const time = timeOfDay(at);
  return time < viewingHours.from || time > viewingHours.to ? atNight : null;
}

/**
 * Why the buyer can't book an appointment from this bid, or null: at most one is open, and none after a sale (docs/domain/lifecycles.md,
 * "Appointment").
 */
export function whyNotBook(facts: BookingFacts & { at: Date; now: Date }): Refusal | null {
  return whyNotAt(facts.at, facts.now) ?? whyNotBookAtAll(facts);
}

/** Why this person can't confirm the proposed time (`seen`: the time they saw), or null; only the dealer may add `dealer_notes`. */
export function whyNotConfirm(facts: {
  actor: Asker;
  appointment: { status: AppointmentStatus; proposed_by: string; appointment_date: string };
  request: Asked;
  dealer: Bidder;
  dealer_notes?: string | null;
  seen?: string;
  now: Date;
}): Refusal | null {
  const { actor, appointment, request } = facts;
  const stopped = whyNotBetween(facts, actor.role);
  // Before what is wrong with the viewing: who may not do it learns that first.
  if (stopped === verificationRequired) return stopped;
  if (actor.role !== 'dealer' && facts.dealer_notes) return notesOfDealer;
  const wrong = whyNotFrom(appointmentLifecycle.confirm, appointment.status, 'viewing');
  if (wrong) return wrong;
  if (appointment.proposed_by === actor.user_id) return ownProposal[actor.role === 'dealer' ? 'dealer' : 'buyer'];
  if (facts.seen && Date.parse(facts.seen) !== Date.parse(appointment.appointment_date)) return timeChanged;
  if (hasStarted(appointment, facts.now)) return timePassed;
  return request.status !== 'active' ? requestClosed : stopped;
}

/** Why this party can't propose a new time, or null. Without `at`: whether they could propose any time. */
export function whyNotReschedule(facts: {
  actor: Asker;
  appointment: { status: AppointmentStatus; appointment_date: string };
  request: Asked;
  dealer: Bidder;
  at?: Date;
  now: Date;
}): Refusal | null {
  const { actor, appointment, request, at } = facts;
  const stopped = whyNotBetween(facts, actor.role);
  if (stopped === verificationRequired) return stopped;
  const badTime = at ? whyNotAt(at, facts.now) : null;
  if (badTime) return badTime;
  const wrong = whyNotFrom(appointmentLifecycle.reschedule, appointment.status, 'viewing');
  if (wrong) return wrong;
  if (request.status !== 'active') return requestClosed;
  if (stopped) return stopped;
  return at?.getTime() === Date.parse(appointment.appointment_date) ? sameTime : null;
}

/** Why the appointment can't be cancelled, or null. */
export function whyNotCancel(facts: { appointment: { status: AppointmentStatus } }): Refusal | null {
  return whyNotFrom(appointmentLifecycle.cancel, facts.appointment.status, 'viewing');
}

/** The outcome of an appointment; the price in KSh, the bid's price when left out. */
export interface Ending {
  outcome: Outcome;
  final_price?: number | null;
}

/** Why this outcome can't be recorded, or null: a buyer can't enter a price over the bid's. */
function whyNotEnd(actor: Asker, bid: { price: number }, { final_price }: Ending): Refusal | null {
  if (actor.role !== 'buyer' || (final_price ?? 0) <= bid.price) return null;
  return badInput('price_above_bid', () => appointmentRulesWords.aboveOffer(ksh(bid.price)), 'final_price');
}

/** Why this person can't complete the appointment, or null. Without `ending`: whether they could record any outcome. */
export function whyNotComplete(facts: {
  actor: Asker;
  appointment: { status: AppointmentStatus; appointment_date: string };
  bid: { price: number };
  ending?: Ending;
  now: Date;
}): Refusal | null {
  const { actor, appointment, bid, ending } = facts;
  const badEnding = ending ? whyNotEnd(actor, bid, ending) : null;
  if (badEnding) return badEnding;
  if (appointment.status === 'pending') return notConfirmed;
  const wrong = whyNotFrom(appointmentLifecycle.complete, appointment.status, 'viewing');
  if (wrong) return wrong;
  return hasStarted(appointment, facts.now) ? null : notStarted;
}
