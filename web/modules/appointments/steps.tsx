import { type ComponentType, useLayoutEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import type { Appointment } from '../../../shared/appointments/api.ts';
import { whyNotBookAtAll, whyNotCancel, whyNotComplete, whyNotConfirm, whyNotReschedule } from '../../../shared/appointments/rules.ts';
import { isOpen } from '../../../shared/deal.ts';
import type { Refusal } from '../../../shared/refusal.ts';
import { type AppointmentStep, paths } from '../../../shared/site/paths.ts';
import { useUser } from '../../client/session.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { useNow } from '../../ui/use-now.ts';

type Step = ComponentType<{ appointment: Appointment; onClose: () => void }>;

const ConfirmDialog = lazyDialog(async () => (await import('./step-dialogs.tsx')).ConfirmDialog);
const RescheduleDialog = lazyDialog(async () => (await import('./step-dialogs.tsx')).RescheduleDialog);
const CancelDialog = lazyDialog(async () => (await import('./step-dialogs.tsx')).CancelDialog);
const CompleteDialog = lazyDialog(async () => (await import('./complete-dialog.tsx')).CompleteDialog);

const dialogs = new Map<string, { step: AppointmentStep; Dialog: Step }>([
  ['#outcome', { step: 'outcome', Dialog: CompleteDialog }],
  ['#new-time', { step: 'new-time', Dialog: RescheduleDialog }],
]);

/** The dialog that is open: at first the one that the address names, if that step may be taken. Closed, it is named no more, and a reload shows the page. */
function useOpenDialog(refusals: Record<AppointmentStep, Refusal | null>) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [named] = useState(() => {
    const dialog = dialogs.get(hash);
    return dialog && refusals[dialog.step] === null ? dialog : null;
  });
  const [Open, setOpen] = useState<Step | null>(() => named?.Dialog ?? null);
  const close = () => {
    setOpen(null);
    if (dialogs.has(hash)) navigate({ hash: '' }, { replace: true, preventScrollReset: true });
  };
  return { Open, setOpen, close, named: named?.step };
}

/** The steps of the lifecycle that are open to this person; a step that has to wait says why, in the server's words. */
export function Steps({ appointment }: { appointment: Appointment }) {
  const actor = useUser();
  const now = useNow();
  const facts = { actor, appointment, request: appointment.request, dealer: appointment.dealer, bid: appointment.bid, now };
  const [confirm, complete, reschedule] = [whyNotConfirm(facts), whyNotComplete(facts), whyNotReschedule(facts)];
  const { Open, setOpen, close, named } = useOpenDialog({ outcome: complete, 'new-time': reschedule });
  if (actor.role === 'admin') return null;
  if (!isOpen(appointment)) return actor.role === 'buyer' ? <Again appointment={appointment} /> : null;
  const isOwnProposal = appointment.proposed_by === actor.user_id;
  return (
    <>
      {appointment.status === 'pending' && <p className="notice">{proposal(isOwnProposal, confirm)}</p>}
      <div className="grid gap-2 sm:flex sm:flex-wrap">
        {appointment.status === 'pending' && !isOwnProposal && (
          <Button label="Confirm" isMain refusal={confirm} onPress={() => setOpen(() => ConfirmDialog)} />
        )}
        {appointment.status === 'confirmed' && (
          <Button
            label="Record the outcome"
            isMain
            isNamed={named === 'outcome'}
            refusal={complete}
            onPress={() => setOpen(() => CompleteDialog)}
          />
        )}
        <Button
          label="Propose a new time"
          isNamed={named === 'new-time'}
          refusal={reschedule}
          onPress={() => setOpen(() => RescheduleDialog)}
        />
        <Button label="Cancel" refusal={whyNotCancel(facts)} onPress={() => setOpen(() => CancelDialog)} />
      </div>
      {appointment.status === 'confirmed' && complete && <p className="text-muted text-sm">{complete.message}</p>}
      {Open && <Open appointment={appointment} onClose={close} />}
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
      className={isMain ? 'btn btn-primary disabled:order-last' : 'btn btn-outline'}
      disabled={refusal !== null}
      title={refusal?.message}
      onClick={onPress}
    >
      {label}
    </button>
  );
}
