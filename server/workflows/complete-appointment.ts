import { appointmentLifecycle, type Ending, whyNotComplete } from '../../shared/appointments/rules.ts';
import { lockAppointment } from '../modules/appointments/locks.ts';
import { disputeSuspiciousSale, recordEnding } from '../modules/appointments/outcome.ts';
import type { Database } from '../platform/data/database.ts';
import { found, refuse } from '../platform/http/errors.ts';
import type { Actor } from '../platform/http/session.ts';
import { completeSale } from './complete-sale.ts';

/**
 * A party records the outcome of the appointment, from its start time on (docs/domain/lifecycles.md, "Appointment").
 *
 * Throws 404, 422 and 409 by `whyNotComplete`, 409 for a second sale through one request.
 */
export async function completeAppointment(db: Database, actor: Actor, appointmentId: string, ending: Ending): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const facts = found(await lockAppointment(tx, actor, appointmentId));
    refuse(whyNotComplete({ ...facts, actor, ending }));
    const finalPrice = await recordEnding(tx, actor, facts, appointmentLifecycle.complete, ending);
    if (finalPrice === null) return;
    await completeSale(tx, actor, facts, finalPrice);
    await disputeSuspiciousSale(tx, actor, facts, finalPrice);
  });
}
