import { timeOfDay } from '../../../shared/time.ts';
import { homeWords } from '../../../words/home/home.ts';
import { ActButton } from '../../client/act-button.tsx';
import { useAppointmentSteps } from '../appointments/queries.ts';

interface ConfirmTimeProps {
  viewing: { id: string; at: string };
  onDone: () => void;
}

/** Confirms the proposed time where it is named. The time that was seen is sent along: another one is refused. */
export function ConfirmTime({ viewing: { id, at }, onDone }: ConfirmTimeProps) {
  const { confirm } = useAppointmentSteps(id);
  return (
    <ActButton
      act={() => confirm.mutateAsync({ appointment_date: at })}
      done={homeWords.confirmed}
      failed={homeWords.notConfirmed}
      onEnd={onDone}
      className="btn btn-primary"
      busy={homeWords.confirming}
    >
      {homeWords.confirm(timeOfDay(at))}
    </ActButton>
  );
}
