import { type ComponentType, useState } from 'react';
import { Link } from 'react-router';
import { type Appointment, appointmentsApi } from '../../../shared/appointments/api.ts';
import { whyNotBookAtAll, whyNotCancel, whyNotComplete, whyNotConfirm, whyNotReschedule } from '../../../shared/appointments/rules.ts';
import { addressOf } from '../../../shared/contract.ts';
import { isOpen } from '../../../shared/deal.ts';
import type { Refusal } from '../../../shared/refusal.ts';
import { paths } from '../../../shared/site/paths.ts';
import { longDate, timeOfDay } from '../../../shared/time.ts';
import { useUser } from '../../client/session.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { useNow } from './use-now.ts';

type Step = ComponentType<{ appointment: Appointment; onClose: () => void }>;

const ConfirmDialog = lazyDialog(async () => (await import('./step-dialogs.tsx')).ConfirmDialog);
const RescheduleDialog = lazyDialog(async () => (await import('./step-dialogs.tsx')).RescheduleDialog);
const CancelDialog = lazyDialog(async () => (await import('./step-dialogs.tsx')).CancelDialog);
const CompleteDialog = lazyDialog(async () => (await import('./complete-dialog.tsx')).CompleteDialog);

/** When and how the viewing stands, and what this person can do about it now. */
export function DetailsCard({ appointment }: { appointment: Appointment }) {
  return (
    <section className="card grid gap-3 p-5" aria-labelledby="details">
      <h2 id="details" className="text-xl">
        Appointment details
      </h2>
      <p>
        <span className="font-display text-lg">{longDate(appointment.appointment_date)}</span>
        <br />
        <span className="price text-2xl">{timeOfDay(appointment.appointment_date)}</span> <span className="text-muted">Nairobi time</span>
      </p>
      <Note title="Buyer notes" text={appointment.buyer_notes} />
      <Note title="Dealer notes" text={appointment.dealer_notes} />
      {appointment.cancel_reason && <Note title="Cancelled because" text={appointment.cancel_reason} />}
      <Steps appointment={appointment} />
      {appointment.status === 'confirmed' && (
        <a className="link" href={addressOf(appointmentsApi.calendar.path, { params: { id: appointment.id } })}>
          Add to calendar (.ics)
        </a>
      )}
    </section>
  );
}

function Note({ title, text }: { title: string; text: string | null }) {
  if (!text) return null;
  return (
    <div>
      <p className="text-muted text-sm">{title}</p>
      <p className="wrap-anywhere whitespace-pre-line">{text}</p>
    </div>
  );
}

/** The steps of the lifecycle that are open to this person; a step that has to wait says why, in the server's words. */
function Steps({ appointment }: { appointment: Appointment }) {
  const actor = useUser();
  const now = useNow();
  const [Open, setOpen] = useState<Step | null>(null);
  if (actor.role === 'admin') return null;
  if (!isOpen(appointment)) return actor.role === 'buyer' ? <Again appointment={appointment} /> : null;
  const facts = { actor, appointment, request: appointment.request, dealer: appointment.dealer, bid: appointment.bid, now };
  const isOwnProposal = appointment.proposed_by === actor.user_id;
  const confirm = whyNotConfirm(facts);
  const complete = whyNotComplete(facts);
  return (
    <>
      {appointment.status === 'pending' && <p className="notice">{proposal(isOwnProposal, confirm)}</p>}
      <div className="grid gap-2 sm:flex sm:flex-wrap">
        {appointment.status === 'pending' && !isOwnProposal && (
          <Button label="Confirm" isMain refusal={confirm} onPress={() => setOpen(() => ConfirmDialog)} />
        )}
        {appointment.status === 'confirmed' && (
          <Button label="Record the outcome" isMain refusal={complete} onPress={() => setOpen(() => CompleteDialog)} />
        )}
        <Button label="Propose a new time" refusal={whyNotReschedule(facts)} onPress={() => setOpen(() => RescheduleDialog)} />
        <Button label="Cancel" refusal={whyNotCancel(facts)} onPress={() => setOpen(() => CancelDialog)} />
      </div>
      {appointment.status === 'confirmed' && complete && <p className="text-muted text-sm">{complete.message}</p>}
      {Open && <Open appointment={appointment} onClose={() => setOpen(null)} />}
    </>
  );
}

/** After a viewing that led nowhere the buyer may book another, from the offer. */
function Again({ appointment: { bid, request, dealer, request_id } }: { appointment: Appointment }) {
  if (whyNotBookAtAll({ bid, request, dealer })) return null;
  return (
    <Link className="btn btn-outline justify-self-start" to={paths.request(request_id)}>
      Book another viewing
    </Link>
  );
}

function proposal(isOwn: boolean, refusal: Refusal | null): string {
  if (isOwn)
    return refusal?.code === 'time_passed' ? refusal.message : 'You proposed this time. The other side confirms it or proposes another.';
  return refusal?.message ?? 'The other side proposed this time. Please confirm it or propose another.';
}

interface ButtonProps {
  label: string;
  refusal: Refusal | null;
  onPress: () => void;
  isMain?: boolean;
}

function Button({ label, refusal, onPress, isMain = false }: ButtonProps) {
  return (
    <button
      type="button"
      className={isMain ? 'btn btn-primary disabled:order-last' : 'btn btn-outline'}
      disabled={refusal !== null}
      title={refusal?.message}
      onClick={onPress}
    >
      {label}
    </button>
  );
}
