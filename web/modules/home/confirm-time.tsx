import { timeOfDay } from '../../../shared/time.ts';
import { useConfirmation } from '../../client/use-confirmation.ts';
import { useAppointmentSteps } from '../appointments/queries.ts';

interface ConfirmTimeProps {
  viewing: { id: string; at: string };
  onDone: () => void;
}

/** Confirms the proposed time where it is named. The time that was seen is sent along: another one is refused. */
export function ConfirmTime({ viewing: { id, at }, onDone }: ConfirmTimeProps) {
  const { confirm } = useAppointmentSteps(id);
  const { isBusy, onConfirm } = useConfirmation({
    act: () => confirm.mutateAsync({ appointment_date: at }),
    done: 'Appointment confirmed',
    failed: 'Error confirming appointment',
    onClose: onDone,
  });
  return (
    <button type="button" className="btn btn-primary" aria-disabled={isBusy} onClick={isBusy ? undefined : onConfirm}>
      {isBusy ? 'Confirming…' : `Confirm ${timeOfDay(at)}`}
    </button>
  );
}
