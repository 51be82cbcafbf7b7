import type * as z from 'zod/mini';
import type { statusForm } from '../../shared/appointments/schema.ts';
import { appointmentStepTo, whyNotSetStatus } from '../../shared/appointments/set-status-rules.ts';
import type { Money } from '../../shared/commissions/rules.ts';
import { type Locked, lockAppointment } from '../modules/appointments/locks.ts';
import { recordEnding, resetAppointment } from '../modules/appointments/outcome.ts';
import { takeBackCommission } from '../modules/commissions/commissions.ts';
import type { Database, Tx } from '../platform/data/database.ts';
import { found, refuse } from '../platform/http/errors.ts';
import type { Actor } from '../platform/http/session.ts';
import { completeSale } from './complete-sale.ts';

type StatusForm = z.output<typeof statusForm>;
type ToSet = Omit<StatusForm, keyof Money> & Partial<Money> & { by_decision?: boolean };

/**
 * The admin sets any status (docs/domain/lifecycles.md, "Appointment"); completed needs an outcome, and completing again corrects it.
 *
 * Taking a sale back removes its pending commission, or asks what becomes of the money of a paid one, but reopens neither bids nor request. While the
 * outcome is disputed, only `decideDispute` does it. Throws 404, 422 by `whyNotTakeBack`, and 422 and 409 by `whyNotSetStatus`.
 */
export async function setAppointmentStatus(db: Database, actor: Actor, appointmentId: string, form: StatusForm): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const facts = found(await lockAppointment(tx, actor, appointmentId));
    await setStatus(tx, actor, facts, form);
  });
}

/** The same for a locked appointment. `by_decision`: it follows from a decision about a dispute, which tells the parties itself. */
export async function setStatus(
  tx: Tx,
  actor: Actor,
  facts: Locked,
  { status: to, outcome, final_price, by_decision, refund_reference = null, kept_reason = null }: ToSet,
): Promise<void> {
  refuse(whyNotSetStatus({ ...facts, to, outcome, final_price }));
  if (outcome !== 'sold') await takeBackCommission(tx, actor, facts.appointment.id, { refund_reference, kept_reason });
  // The form has an outcome exactly when the status is completed.
  if (!outcome) return resetAppointment(tx, actor, facts, { to, by_decision });
  const finalPrice = await recordEnding(tx, actor, facts, appointmentStepTo.completed, { outcome, final_price, by_decision });
  if (finalPrice !== null) await completeSale(tx, actor, facts, finalPrice);
}
