import type * as z from 'zod/mini';
import { alreadyDisputed, whyNotDispute } from '../../../shared/appointments/dispute-rules.ts';
import {
  alreadyOpen,
  appointmentLifecycle,
  whyNotBook,
  whyNotCancel,
  whyNotConfirm,
  whyNotReschedule,
} from '../../../shared/appointments/rules.ts';
import type { bookingForm, confirmForm, disputeForm, rescheduleForm } from '../../../shared/appointments/schema.ts';
import { keptReason } from '../../../shared/appointments/system-reasons.ts';
import type { DomainEvent } from '../../../shared/events.ts';
import { nairobiInstant } from '../../../shared/time.ts';
import type { Database, Tx } from '../../platform/data/database.ts';
import { claimIdempotencyKey } from '../../platform/data/idempotency.ts';
import { takePoint } from '../../platform/data/rate-limits.ts';
import { constraintMeans, found, refuse } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { type Change, type Doer, recordFor } from '../../platform/live/events.ts';
import { type Locked, lockAppointment, lockToBook } from './locks.ts';
import { cancelAllOpen, insertAppointment, insertDispute, lockAllOpen, lockToCome, moveAppointment } from './queries.ts';
import { appointmentRateLimits } from './rate-limits.ts';

constraintMeans('appointments_one_open_per_bid', alreadyOpen);
constraintMeans('outcome_disputes_one_per_party', alreadyDisputed);

/** Records an event of an appointment, with both its parties as its live audience. */
export function recordForParties(
  tx: Tx,
  by: Doer | null,
  event: DomainEvent,
  parties: { buyer_id: string; dealer_id: string },
  change?: Change,
): Promise<void> {
  return recordFor(tx, by, event, [parties.buyer_id, parties.dealer_id], change);
}

/**
 * The buyer books an appointment from an accepted bid, at a day and time in Nairobi (docs/domain/lifecycles.md, "Appointment"). Repeatable by its id.
 *
 * Throws 404 when the bid is not on a request of this buyer, 422 and 409 by `whyNotBook`, 429.
 */
export async function bookAppointment(db: Database, actor: Actor, bidId: string, form: z.output<typeof bookingForm>): Promise<void> {
  const at = nairobiInstant(form.appointment_date, form.appointment_time);
  await db.transaction().execute(async (tx) => {
    if (!(await claimIdempotencyKey(tx, actor.user_id, { ...form, bid_id: bidId }))) return;
    const facts = found(await lockToBook(tx, actor, bidId));
    refuse(whyNotBook({ ...facts, at }));
    await takePoint(tx, appointmentRateLimits.bookOne, bidId);
    await takePoint(tx, appointmentRateLimits.book, actor.user_id);
    const { request_id, dealer_id, car_id } = facts.bid;
    const { id, buyer_notes } = form;
    const appointment = { id, bid_id: bidId, request_id, buyer_id: actor.user_id, dealer_id, car_id, at, buyer_notes };
    await insertAppointment(tx, appointment);
    await recordForParties(tx, actor, { type: 'appointment.booked', data: { appointment_id: form.id } }, appointment);
  });
}

/** The party that did not propose the time confirms it; a dealer may add notes. Throws 404, 403 and 409 by `whyNotConfirm`. */
export async function confirmAppointment(
  db: Database,
  actor: Actor,
  appointmentId: string,
  form: z.output<typeof confirmForm>,
): Promise<void> {
  const { dealer_notes, appointment_date: seen } = form;
  await db.transaction().execute(async (tx) => {
    const facts = found(await lockAppointment(tx, actor, appointmentId));
    refuse(whyNotConfirm({ ...facts, actor, dealer_notes, seen }));
    await moveAppointment(tx, appointmentId, appointmentLifecycle.confirm, { ...(dealer_notes && { dealer_notes }) });
    await recordForParties(tx, actor, { type: 'appointment.confirmed', data: { appointment_id: appointmentId } }, facts.appointment);
  });
}

/** A party proposes another day and time in Nairobi, which the other party has to confirm. Throws 404, 403, 422 and 409 by `whyNotReschedule`, 429. */
export async function rescheduleAppointment(
  db: Database,
  actor: Actor,
  appointmentId: string,
  form: z.output<typeof rescheduleForm>,
): Promise<void> {
  const at = nairobiInstant(form.appointment_date, form.appointment_time);
  await db.transaction().execute(async (tx) => {
    const facts = found(await lockAppointment(tx, actor, appointmentId));
    refuse(whyNotReschedule({ ...facts, actor, at }));
    await takePoint(tx, appointmentRateLimits.rescheduleOne, `${actor.user_id}:${appointmentId}`);
    await takePoint(tx, appointmentRateLimits.reschedule, actor.user_id);
    await moveAppointment(tx, appointmentId, appointmentLifecycle.reschedule, {
      appointment_date: at.toISOString(),
      proposed_by: actor.user_id,
      outcome_asked_at: null,
    });
    await recordForParties(tx, actor, { type: 'appointment.rescheduled', data: { appointment_id: appointmentId } }, facts.appointment);
  });
}

/** Cancels an appointment, with a reason that the other party reads. Throws 404, 409 by `whyNotCancel`. */
export async function cancelAppointment(db: Database, actor: Actor, appointmentId: string, reason: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const facts = found(await lockAppointment(tx, actor, appointmentId));
    refuse(whyNotCancel(facts));
    await moveAppointment(tx, appointmentId, appointmentLifecycle.cancel, { cancelled_by: actor.user_id, cancel_reason: reason });
    await recordForParties(tx, actor, { type: 'appointment.cancelled', data: { appointment_id: appointmentId } }, facts.appointment);
  });
}

/** A party disputes the recorded outcome: the commission is held until the admin decides. Repeatable by its id. */
export async function disputeOutcome(db: Database, actor: Actor, appointmentId: string, form: z.output<typeof disputeForm>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await claimIdempotencyKey(tx, actor.user_id, { ...form, appointment_id: appointmentId }))) return;
    const facts = found(await lockAppointment(tx, actor, appointmentId));
    refuse(whyNotDispute({ ...facts, actor }));
    await raiseDispute(tx, actor, facts, form);
  });
}

/** Writes a dispute about a locked appointment, of a party or, with no actor, of the system; records an event for both parties. */
export async function raiseDispute(
  tx: Tx,
  actor: Actor | null,
  { appointment }: Locked,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  await insertDispute(tx, { id, appointment_id: appointment.id, raised_by: actor?.user_id ?? null, reason });
  await recordForParties(tx, actor, { type: 'outcome.disputed', data: { appointment_id: appointment.id, dispute_id: id } }, appointment);
}

/**
 * Cancels the open appointments of a locked request, except `sold`, the one that ended in a sale; records an event for each. The rows name nobody:
 * who sold is none of the other dealers' business (docs/domain/permissions.md, "Bids"). The events keep the actor.
 */
export async function cancelOpen(tx: Tx, actor: Doer, requestId: string, reason: string, sold?: string): Promise<void> {
  for (const cancelled of await cancelAllOpen(tx, { request_id: requestId }, reason, sold)) {
    const data = { appointment_id: cancelled.id, ...(sold && { by_sale: true }) };
    await recordForParties(tx, actor, { type: 'appointment.cancelled', data }, cancelled);
  }
}

/**
 * Cancels the viewings to come of a person whom our team has suspended, whose profile is locked; those that have begun stay, for the other party to record.
 * Records an event for both parties of each.
 */
export async function cancelToCome(tx: Tx, actor: Actor, userId: string, cancel_reason: string): Promise<void> {
  for (const { id, ...parties } of await lockToCome(tx, userId)) {
    await moveAppointment(tx, id, appointmentLifecycle.cancel, { cancelled_by: actor.user_id, cancel_reason });
    await recordForParties(tx, actor, { type: 'appointment.cancelled', data: { appointment_id: id } }, parties);
  }
}

/** Locks what `cancelOpen` and `cancelViewingsOf` are to cancel, in one order: two sales that cancel each other's viewings never wait for one another. */
export async function lockOpen(tx: Tx, of: { request_id: string; car_id: string | null }): Promise<void> {
  await lockAllOpen(tx, of);
}

/**
 * Cancels the open viewings of a car that was sold, except `sold`, the one that ended in its sale; records an event for each. Names nobody, as above; its
 * buyer, who may have booked another viewing of it, is not told of someone else.
 */
export async function cancelViewingsOf(tx: Tx, actor: Actor, carId: string, sold: { id: string; buyer_id: string }): Promise<void> {
  const ofCar = { car_id: carId };
  const cancelled = [
    ...(await cancelAllOpen(tx, { ...ofCar, buyer_id: sold.buyer_id }, keptReason('boughtElsewhere'), sold.id)),
    ...(await cancelAllOpen(tx, ofCar, keptReason('soldToOther'), sold.id)),
  ];
  for (const viewing of cancelled)
    await recordForParties(tx, actor, { type: 'appointment.cancelled', data: { appointment_id: viewing.id, by_car: true } }, viewing);
}
