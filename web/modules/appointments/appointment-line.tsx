import { Link } from 'react-router';
import { dealerName } from '../../../shared/accounts/names.ts';
import type { AppointmentRow } from '../../../shared/appointments/api.ts';
import { type AppointmentStep, paths } from '../../../shared/site/paths.ts';
import { shortDate, timeOfDay } from '../../../shared/time.ts';
import { useUser } from '../../client/session.ts';
import { Badge } from '../../ui/badge.tsx';

interface AppointmentLineProps {
  appointment: AppointmentRow;
  /** The step it waits for; the link opens the dialog of that step. */
  step?: AppointmentStep | undefined;
  /** Why that step is not possible now. */
  reason?: string | undefined;
}

const words = {
  outcome: { label: 'Record the outcome', joint: 'of' },
  'new-time': { label: 'Propose a new time', joint: 'for' },
  details: { label: 'View Details', joint: 'of' },
};

/** An appointment in a list: when, which car, with whom. */
export function AppointmentLine({ appointment, step, reason }: AppointmentLineProps) {
  const { role } = useUser();
  const other = role === 'dealer' ? appointment.buyer.full_name : dealerName(appointment.dealer);
  const [day, month] = shortDate(appointment.appointment_date).split(' ');
  const { label, joint } = words[step ?? 'details'];
  return (
    <div className="flex flex-wrap items-center gap-3">
      <span className="day-leaf" aria-hidden="true">
        <span className="price text-xl">{day}</span>
        {month}
      </span>
      <div className="min-w-0 grow basis-40">
        <p className="font-bold wrap-anywhere">{appointment.request.car_model}</p>
        <p className="text-muted text-sm wrap-anywhere">
          <span className="sr-only">{shortDate(appointment.appointment_date)}, </span>
          {timeOfDay(appointment.appointment_date)} · {other}
        </p>
        <Badge status={appointment.status} />
        {reason && <p className="text-muted text-sm">{reason}</p>}
      </div>
      <Link
        className={step ? 'btn btn-primary max-sm:w-full' : 'btn btn-outline'}
        to={paths.appointment(appointment.id, step)}
        aria-label={`${label} ${joint} ${appointment.request.car_model}`}
      >
        {label}
      </Link>
    </div>
  );
}
