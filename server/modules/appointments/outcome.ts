import { uuidv7 } from 'uuidv7';
import { type DecisionForm, whyNotDecide } from '../../../shared/appointments/decision.ts';
import { isSuspicious } from '../../../shared/appointments/dispute-rules.ts';
import { suspiciousShare } from '../../../shared/appointments/limits.ts';
import { alreadySold, type Ending } from '../../../shared/appointments/rules.ts';
import { appointmentStepTo } from '../../../shared/appointments/set-status-rules.ts';
import type { AppointmentStatus } from '../../../shared/deal.ts';
import { alreadySoldHere } from '../../../shared/deal.ts';
import type { Step } from '../../../shared/lifecycle.ts';
import { ksh } from '../../../shared/money.ts';
import { keptTextsWords } from '../../../words/appointments/kept-texts.ts';
import type { Tx } from '../../platform/data/database.ts';
import { constraintMeans, refuse } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { changeOf } from '../../platform/live/events.ts';
import { raiseDispute, recordForParties } from './appointments.ts';
import type { Locked } from './locks.ts';
import { completeAt, decideAll, moveAppointment } from './queries.ts';

constraintMeans('appointments_one_sale_per_request', alreadySold);
constraintMeans('appointments_one_sale_per_car', alreadySoldHere);

/** `by_decision`: it follows from a decision about a dispute, which tells the parties itself. */
interface ByDecision {
  by_decision?: boolean;
}

const recorded = ({ status, outcome, final_price }: Locked['appointment']) => ({ status, outcome, final_price });

/** Records the outcome of a locked appointment, with an event for both parties. Returns the final price of a sale in KSh, null when nothing was sold. */
export async function recordEnding(
  tx: Tx,
  actor: Actor,
  { appointment, bid }: Locked,
  step: Step<AppointmentStatus>,
  { outcome, final_price, by_decision }: Ending & ByDecision,
): Promise<number | null> {
  const price = outcome === 'sold' ? (final_price ?? bid.price) : null;
  await completeAt(tx, appointment.id, step, { outcome, final_price: price, completed_by: actor.user_id });
  await recordForParties(
    tx,
    actor,
    { type: 'appointment.completed', data: { appointment_id: appointment.id, outcome, by_decision } },
    appointment,
    { before: recorded(appointment), after: { status: step.to, outcome, final_price: price } },
  );
  return price;
}

/** The admin sets a locked appointment to a status that has no outcome. Records an event for both parties. */
export async function resetAppointment(
  tx: Tx,
  actor: Actor,
  { appointment }: Locked,
  { to, by_decision }: { to: AppointmentStatus } & ByDecision,
): Promise<void> {
  await moveAppointment(tx, appointment.id, appointmentStepTo[to], {
    outcome: null,
    final_price: null,
    completed_by: null,
    completed_at: null,
    cancelled_by: to === 'cancelled' ? actor.user_id : null,
    cancel_reason: null,
  });
  await recordForParties(
    tx,
    actor,
    { type: 'appointment.status_set', data: { appointment_id: appointment.id, status: to, by_decision } },
    appointment,
    { before: recorded(appointment), after: { status: to, outcome: null, final_price: null } },
  );
}

/** The system disputes a sale at a price (KSh) far under the bid, unless the admin recorded it (docs/domain/lifecycles.md, "Dispute"). */
export async function disputeSuspiciousSale(tx: Tx, actor: Actor, sold: Locked, finalPrice: number): Promise<void> {
  if (actor.role === 'admin' || !isSuspicious(finalPrice, sold.bid)) return;
  const reason = keptTextsWords.suspicious(ksh(finalPrice), Math.round(suspiciousShare * 100), ksh(sold.bid.price));
  await raiseDispute(tx, null, sold, { id: uuidv7(), reason });
}

/** The admin decides every open dispute about a locked appointment, with a reason. Records an event for both parties. Throws by `whyNotDecide`. */
export async function decideDisputes(tx: Tx, actor: Actor, { appointment }: Locked, form: DecisionForm): Promise<void> {
  refuse(whyNotDecide({ appointment, form }));
  const verdict = form.decision === 'upheld' ? 'upheld' : 'overturned';
  await decideAll(tx, appointment.id, { verdict, decision: form.reason, decided_by: actor.user_id });
  const event = { type: 'outcome.decided', data: { appointment_id: appointment.id, verdict } } as const;
  await recordForParties(tx, actor, event, appointment, changeOf({ verdict: null, reason: null }, { verdict, reason: form.reason }));
}
