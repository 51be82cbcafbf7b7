import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { whyStopped } from '../../../shared/access.ts';
import { type AppointmentStep, paths } from '../../../shared/addresses/paths.ts';
import type { Appointment } from '../../../shared/appointments/api.ts';
import { otherName } from '../../../shared/appointments/other-name.ts';
import { whyNotBookAtAll, whyNotCancel, whyNotComplete, whyNotConfirm, whyNotReschedule } from '../../../shared/appointments/rules.ts';
import { isOpen } from '../../../shared/deal.ts';
import type { Refusal } from '../../../shared/refusal.ts';
import { appointmentPageWords } from '../../../words/appointments/appointment-page.ts';
import { appointmentStateWords } from '../../../words/appointments/appointment-state.ts';
import { useUser } from '../../client/session.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { useNow } from '../../ui/use-now.ts';

// The rules of a yard's hours are larger than the page can take at once.
const OutsideHours = lazy(async () => ({ default: (await import('./outside-hours.tsx')).OutsideHours }));
const ConfirmDialog = lazyDialog(async () => (await import('./step-dialogs.tsx')).ConfirmDialog);
const RescheduleDialog = lazyDialog(async () => (await import('./step-dialogs.tsx')).RescheduleDialog);
const CancelDialog = lazyDialog(async () => (await import('./step-dialogs.tsx')).CancelDialog);
const CompleteDialog = lazyDialog(async () => (await import('./complete-dialog.tsx')).CompleteDialog);

/**
 * Whether the dialog of a step is open: at first if the address names it and the step may be taken. Closed, the address names it no more, and a reload
 * shows the page.
 */
function useStepDialog(step: AppointmentStep, refusal: Refusal | null) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [isNamed] = useState(() => hash === `#${step}` && refusal === null);
  const [isOpen, setOpen] = useState(isNamed);
  const close = () => {
    setOpen(false);
    if (hash === `#${step}`) navigate({ hash: '' }, { replace: true, preventScrollReset: true });
  };
  return { isNamed, isOpen, open: () => setOpen(true), close };
}

function useFacts(appointment: Appointment) {
  const actor = useUser();
  const now = useNow();
  return { actor, appointment, request: appointment.request, dealer: appointment.dealer, bid: appointment.bid, now };
}

/** The step that comes next, if it is this person's: to confirm the time, or to say how the viewing went. One that has to wait says why, in the server's words. `isBrief`: only the button, and only while it can be pressed. */
export function NextStep({ appointment, isBrief = false }: { appointment: Appointment; isBrief?: boolean }) {
  const facts = useFacts(appointment);
  const [confirm, complete] = [whyNotConfirm(facts), whyNotComplete(facts)];
  const outcome = useStepDialog('outcome', complete);
  const [isConfirming, setConfirming] = useState(false);
  const { role, user_id } = facts.actor;
  if (role === 'admin' || !isOpen(appointment)) return null;
  const stopped = whyStopped(facts.actor);
  if (stopped) return isBrief ? null : <p className="text-muted text-sm">{stopped.message()}</p>;
  if (isBrief && (appointment.status === 'pending' ? confirm : complete)) return null;
  if (appointment.status === 'pending') {
    const isOwn = appointment.proposed_by === user_id;
    return (
      <>
        {!isOwn && <Button label={appointmentPageWords.confirm} isMain refusal={confirm} onPress={() => setConfirming(true)} />}
        {!isBrief && (
          <Suspense>
            <OutsideHours hours={appointment.dealer.yard_hours} instant={appointment.appointment_date} />
          </Suspense>
        )}
        {!isBrief && <p>{proposal(isOwn, confirm, otherName(appointment, role))}</p>}
        {isConfirming && <ConfirmDialog appointment={appointment} onClose={() => setConfirming(false)} />}
      </>
    );
  }
  if (complete?.code === 'not_started') return null;
  return (
    <>
      <Button label={appointmentStateWords.sayHowItWent} isMain isNamed={outcome.isNamed} refusal={complete} onPress={outcome.open} />
      {outcome.isOpen && <CompleteDialog appointment={appointment} onClose={outcome.close} />}
    </>
  );
}

/** The other steps that are open to this person: to nobody suspended, who reads why at the next step. */
export function OtherSteps({ appointment }: { appointment: Appointment }) {
  const facts = useFacts(appointment);
  const reschedule = whyNotReschedule(facts);
  const newTime = useStepDialog('new-time', reschedule);
  const [isCancelling, setCancelling] = useState(false);
  const { role, is_suspended } = facts.actor;
  if (role === 'admin' || is_suspended) return null;
  if (!isOpen(appointment)) return role === 'buyer' ? <Again appointment={appointment} /> : null;
  return (
    <div className="border-line grid gap-2 border-t pt-5 sm:flex sm:flex-wrap">
      <Button label={appointmentStateWords.proposeNewTime} isNamed={newTime.isNamed} refusal={reschedule} onPress={newTime.open} />
      <button
        type="button"
        className="btn btn-quiet text-danger"
        disabled={whyNotCancel(facts) !== null}
        onClick={() => setCancelling(true)}
      >
        {appointmentPageWords.cancel}
      </button>
      {newTime.isOpen && <RescheduleDialog appointment={appointment} onClose={newTime.close} />}
      {isCancelling && <CancelDialog appointment={appointment} onClose={() => setCancelling(false)} />}
    </div>
  );
}

/** After a viewing that led nowhere the buyer may book another, from the offer. */
function Again({ appointment: { bid, bid_id, request, dealer, request_id } }: { appointment: Appointment }) {
  if (whyNotBookAtAll({ bid, request, dealer })) return null;
  return (
    <Link className="btn btn-outline justify-self-start" to={paths.request(request_id, bid_id)}>
      {appointmentPageWords.bookAnother}
    </Link>
  );
}

function proposal(isOwn: boolean, refusal: Refusal | null, other: string): string {
  if (isOwn) return refusal?.code === 'time_passed' ? refusal.message() : appointmentPageWords.youProposed(other);
  return refusal?.message() ?? appointmentPageWords.theyProposed(other);
}

interface ButtonProps {
  label: string;
  refusal: Refusal | null;
  onPress: () => void;
  isMain?: boolean;
  /** Whether the address names its dialog. */
  isNamed?: boolean;
}

function Button({ label, refusal, onPress, isMain = false, isNamed = false }: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  // Before the dialog takes the focus, which it gives back to where it was; pressing the button would have done the same.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes
  useLayoutEffect(() => {
    if (isNamed) button.current?.focus();
  }, []);
  return (
    <button
      ref={button}
      type="button"
      className={isMain ? 'btn btn-primary' : 'btn btn-outline'}
      disabled={refusal !== null}
      title={refusal?.message()}
      onClick={onPress}
    >
      {label}
    </button>
  );
}
