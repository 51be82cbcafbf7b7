import type * as z from 'zod/mini';
import { appointmentStepTo, whyNotSetStatus } from '../../shared/appointments/rules.ts';
import type { statusForm } from '../../shared/appointments/schema.ts';
import { lockAppointment } from '../modules/appointments/locks.ts';
import { overturnDisputes, recordEnding, resetAppointment } from '../modules/appointments/outcome.ts';
import { removeCommission } from '../modules/commissions/commissions.ts';
import type { Database } from '../platform/data/database.ts';
import { found, refuse } from '../platform/http/errors.ts';
import type { Actor } from '../platform/http/session.ts';
import { completeSale } from './complete-sale.ts';

/**
 * The admin sets any status (docs/domain/lifecycles.md, "Appointment"); completed needs an outcome, and completing again corrects it.
 *
 * Taking a sale back removes its pending commission but reopens neither bids nor request. Any status that the admin sets closes the open disputes.
 * Throws 404, 422 and 409 by `whyNotSetStatus`.
 */
export async function setAppointmentStatus(
  db: Database,
  actor: Actor,
  appointmentId: string,
  form: z.output<typeof statusForm>,
): Promise<void> {
  const { status: to, outcome, final_price } = form;
  await db.transaction().execute(async (tx) => {
    const facts = found(await lockAppointment(tx, actor, appointmentId));
    refuse(whyNotSetStatus({ ...facts, to, outcome }));
    await overturnDisputes(tx, actor, appointmentId, form);
    if (outcome !== 'sold') await removeCommission(tx, actor, appointmentId);
    // The form has an outcome exactly when the status is completed.
    if (!outcome) return resetAppointment(tx, actor, facts, to);
    const finalPrice = await recordEnding(tx, actor, facts, appointmentStepTo.completed, { outcome, final_price });
    if (finalPrice !== null) await completeSale(tx, actor, facts, finalPrice);
  });
}
