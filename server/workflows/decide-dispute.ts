import type { DecisionForm } from '../../shared/appointments/decision.ts';
import { lockAppointment } from '../modules/appointments/locks.ts';
import { decideDisputes } from '../modules/appointments/outcome.ts';
import { refundCommission, releaseCommission } from '../modules/commissions/commissions.ts';
import type { Database } from '../platform/data/database.ts';
import { found } from '../platform/http/errors.ts';
import type { Actor } from '../platform/http/session.ts';
import { setStatus } from './set-appointment-status.ts';

/**
 * The admin decides the disputes about an outcome (docs/domain/lifecycles.md, "Dispute"). Upheld, it stands, and the days to pay its commission begin
 * again. Otherwise the admin's outcome takes its place, and a commission that was paid is refunded, or kept where nothing counts as sold any more.
 *
 * Throws 404, and 409 and 422 by `whyNotDecide`, `whyNotReplace`, `whyNotTakeBack` and `whyNotSetStatus`.
 */
export async function decideDispute(db: Database, actor: Actor, appointmentId: string, form: DecisionForm): Promise<void> {
  const { decision, final_price, refund_reference, kept_reason } = form;
  await db.transaction().execute(async (tx) => {
    const facts = found(await lockAppointment(tx, actor, appointmentId));
    await decideDisputes(tx, actor, facts, form);
    if (decision === 'upheld') return releaseCommission(tx, actor, appointmentId);
    if (decision === 'sold') await refundCommission(tx, actor, appointmentId, refund_reference);
    const instead = decision === 'cancelled' ? { status: decision } : ({ status: 'completed', outcome: decision, final_price } as const);
    const money = decision === 'sold' ? {} : { refund_reference, kept_reason };
    // The facts are those of before the decision.
    const decided = { ...facts, appointment: { ...facts.appointment, is_disputed: false } };
    await setStatus(tx, actor, decided, { ...instead, ...money, by_decision: true });
  });
}
