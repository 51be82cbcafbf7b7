import type * as z from 'zod/mini';
import { whyNotSetStatus } from '../../../shared/appointments/rules.ts';
import type { statusForm } from '../../../shared/appointments/schema.ts';
import type { Database } from '../../platform/data/database.ts';
import { found, refuse } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { removeCommission } from '../commissions/commissions.ts';
import { tellParties } from './appointments.ts';
import { hasOtherOpen, lockAppointment } from './locks.ts';
import { end } from './outcome.ts';
import { decideDisputes, moveAppointment } from './queries.ts';

/**
 * The admin sets any status (RULINGS, 'Lifecycles': appointment); completed takes its outcome, and completing again corrects it.
 *
 * Leaving a sale takes its pending commission back but revives neither bids nor request. Whatever the admin sets decides the open disputes.
 * Throws 404, 422 and 409 by `whyNotSetStatus`.
 */
export async function setAppointmentStatus(
  db: Database,
  actor: Actor,
  appointmentId: string,
  form: z.output<typeof statusForm>,
): Promise<void> {
  const { status: to, outcome, final_price } = form;
  const ending = outcome ? { outcome, final_price } : null;
  await db.transaction().execute(async (tx) => {
    const facts = found(await lockAppointment(tx, actor, appointmentId));
    const otherOpen = await hasOtherOpen(tx, facts.appointment);
    refuse(whyNotSetStatus({ ...facts, hasOtherOpen: otherOpen, to }));
    await decideDisputes(tx, appointmentId, `The admin set the viewing to ${to}${outcome ? `, ${outcome.replace('_', ' ')}` : ''}.`);
    if (ending?.outcome !== 'sold') await removeCommission(tx, actor, appointmentId);
    if (ending) {
      await end(tx, actor, facts, ending);
      return;
    }
    await moveAppointment(tx, appointmentId, facts.appointment.status, {
      status: to,
      outcome: null,
      final_price: null,
      completed_by: null,
      completed_at: null,
      cancelled_by: to === 'cancelled' ? actor.user_id : null,
      cancel_reason: null,
    });
    const data = { appointment_id: appointmentId, status: to };
    await tellParties(tx, actor, { type: 'appointment.status_set', data }, facts.appointment);
  });
}
