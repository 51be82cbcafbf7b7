import { uuidv7 } from 'uuidv7';
import type * as z from 'zod/mini';
import {
  alreadyDisputed,
  alreadySold,
  type Ending,
  isSuspicious,
  whyNotComplete,
  whyNotDispute,
} from '../../../shared/appointments/rules.ts';
import type { disputeForm } from '../../../shared/appointments/schema.ts';
import { ksh } from '../../../shared/money.ts';
import type { Database, Tx } from '../../platform/data/database.ts';
import { claimIdempotencyKey } from '../../platform/data/idempotency.ts';
import { constraintMeans, found, refuse } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { rejectPendingBids } from '../bids/bids.ts';
import { createCommission } from '../commissions/commissions.ts';
import { completeRequest } from '../requests/requests.ts';
import { cancelOpen, tellParties } from './appointments.ts';
import { hasDisputed, type Locked, lockAppointment } from './locks.ts';
import { insertDispute, moveAppointment } from './queries.ts';

constraintMeans('appointments_one_sale_per_request', alreadySold);
constraintMeans('outcome_disputes_one_per_party', alreadyDisputed);

/**
 * A party records how the viewing ended, from its start time on (RULINGS, 'Lifecycles': appointment). A sale settles its request, bids,
 * other viewings and commission in the same transaction.
 *
 * Throws 404, 422 and 409 by `whyNotComplete`, 409 for a second sale through one request.
 */
export async function completeAppointment(db: Database, actor: Actor, appointmentId: string, ending: Ending): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const facts = found(await lockAppointment(tx, actor, appointmentId));
    refuse(whyNotComplete({ ...facts, actor, ending }));
    const finalPrice = await end(tx, actor, facts, ending);
    if (finalPrice !== null && actor.role !== 'admin' && isSuspicious(finalPrice, facts.bid)) {
      const reason = `Sold for ${ksh(finalPrice)}, under 90% of the offer of ${ksh(facts.bid.price)}.`;
      await raiseDispute(tx, null, facts, { id: uuidv7(), reason });
    }
  });
}

/** Writes the ending of a locked appointment, whatever its status was, with all that follows from it; the final price in KSh, or null. */
export async function end(tx: Tx, actor: Actor, { appointment, bid, request }: Locked, ending: Ending): Promise<number | null> {
  const { outcome } = ending;
  const finalPrice = outcome === 'sold' ? (ending.final_price ?? bid.price) : null;
  await moveAppointment(tx, appointment.id, appointment.status, {
    status: 'completed',
    outcome,
    final_price: finalPrice,
    completed_by: actor.user_id,
    completed_at: 'now',
    cancelled_by: null,
    cancel_reason: null,
  });
  await tellParties(tx, actor, { type: 'appointment.completed', data: { appointment_id: appointment.id, outcome } }, appointment);
  if (finalPrice === null) return null;
  await completeRequest(tx, actor, request.id, request.user_id);
  await rejectPendingBids(tx, actor, request.id);
  await cancelOpen(tx, actor, request.id, 'The buyer chose another car', appointment.id);
  await createCommission(tx, actor, { appointment_id: appointment.id, dealer_id: appointment.dealer_id, final_price: finalPrice });
  return finalPrice;
}

/** The other party says that the recorded outcome is not right: the commission is held until the admin decides. Repeatable by its id. */
export async function disputeOutcome(db: Database, actor: Actor, appointmentId: string, form: z.output<typeof disputeForm>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await claimIdempotencyKey(tx, actor.user_id, { ...form, appointment_id: appointmentId }))) return;
    const facts = found(await lockAppointment(tx, actor, appointmentId));
    const disputed = await hasDisputed(tx, facts.appointment, actor.user_id);
    refuse(whyNotDispute({ ...facts, actor, hasDisputed: disputed }));
    await raiseDispute(tx, actor, facts, form);
  });
}

async function raiseDispute(
  tx: Tx,
  actor: Actor | null,
  { appointment }: Locked,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  const raisedBy = actor?.user_id ?? null;
  await insertDispute(tx, { id, appointment_id: appointment.id, raised_by: raisedBy, reason });
  await tellParties(tx, actor, { type: 'outcome.disputed', data: { appointment_id: appointment.id, dispute_id: id } }, appointment);
}
