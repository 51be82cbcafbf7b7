import { useState } from 'react';
import type { Appointment } from '../../../shared/appointments/api.ts';
import { whyNotDispute } from '../../../shared/appointments/dispute-rules.ts';
import { commissionPercent } from '../../../shared/commissions/amount.ts';
import { dealerName } from '../../../shared/dealers/names.ts';
import { ksh } from '../../../shared/money.ts';
import type { Role } from '../../../shared/roles.ts';
import { shortDate } from '../../../shared/time.ts';
import { appointmentPageWords } from '../../../words/appointments/appointment-page.ts';
import { useUser } from '../../client/session.ts';
import { Badge } from '../../ui/badge.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { useNow } from '../../ui/use-now.ts';

const DisputeDialog = lazyDialog(async () => (await import('./step-dialogs.tsx')).DisputeDialog);

/** How the appointment ended, who recorded it, what our team decided about that, and the button with which the other party disputes it. */
export function OutcomeCard({ appointment }: { appointment: Appointment }) {
  const actor = useUser();
  const now = useNow();
  const [isDisputing, setDisputing] = useState(false);
  const openDispute = appointment.disputes.find((dispute) => !dispute.decided_at);
  const decided = openDispute ? undefined : appointment.disputes.find((dispute) => dispute.decided_at);
  const hadNoViewing = appointment.status === 'cancelled' && decided?.verdict === 'overturned';
  if (appointment.status !== 'completed' && !hadNoViewing) return null;
  const refusal = whyNotDispute({ actor, appointment, now });
  return (
    <section className="card grid gap-3 p-5" aria-labelledby="outcome">
      <h2 id="outcome" className="text-xl">
        {appointmentPageWords.outcome}
      </h2>
      <Recorded appointment={appointment} reader={actor.role} />
      {appointment.commission && <CommissionLine commission={appointment.commission} />}
      {openDispute && <p className="notice">{appointmentPageWords.lookingInto(openDispute.reason)}</p>}
      {decided?.decided_at && decided.verdict && (
        <p className="notice wrap-anywhere">
          {appointmentPageWords.decided[decided.verdict](shortDate(decided.decided_at), decided.decision ?? '')}
        </p>
      )}
      {actor.role !== 'admin' && refusal === null && (
        <button type="button" className="btn btn-outline justify-self-start" onClick={() => setDisputing(true)}>
          {appointmentPageWords.notRight}
        </button>
      )}
      {isDisputing && <DisputeDialog appointment={appointment} onClose={() => setDisputing(false)} />}
    </section>
  );
}

function Recorded({ appointment, reader }: { appointment: Appointment; reader: Role }) {
  const { status, outcome, final_price, completed_at } = appointment;
  if (status !== 'completed' || !completed_at) return <p>{appointmentPageWords.noViewing}</p>;
  return (
    <>
      <p>
        {outcome === 'sold' && final_price !== null
          ? appointmentPageWords.soldAt(<span className="price text-2xl">{ksh(final_price)}</span>)
          : appointmentPageWords.notSold}
      </p>
      <p className="text-muted text-sm">{recorded(appointment, shortDate(completed_at), reader)}</p>
    </>
  );
}

function recorded({ completed_by, buyer, dealer }: Appointment, day: string, reader: Role): string {
  if (completed_by === reader) return appointmentPageWords.recordedByYou(day);
  if (completed_by === 'buyer') return appointmentPageWords.recordedBy(day, buyer.full_name);
  if (completed_by === 'dealer') return appointmentPageWords.recordedBy(day, dealerName(dealer));
  return appointmentPageWords.recordedByTeam(day);
}

function CommissionLine({ commission }: { commission: NonNullable<Appointment['commission']> }) {
  return (
    <p className="flex flex-wrap items-center gap-2">
      {appointmentPageWords.commission(commissionPercent, <span className="price">{ksh(commission.commission_amount)}</span>)}
      <Badge status={commission.held && commission.status === 'pending' ? 'held' : commission.status} />
    </p>
  );
}
