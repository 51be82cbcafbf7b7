import { Link } from 'react-router';
import type { AppointmentRow } from '../../../shared/appointments/api.ts';
import { shortDate, timeOfDay } from '../../../shared/time.ts';
import { paths } from '../../app/paths.ts';
import { useUser } from '../../app/session.ts';
import { Badge } from '../../ui/badge.tsx';

/** An appointment in a list: when, which car, with whom. */
export function AppointmentLine({ appointment }: { appointment: AppointmentRow }) {
  const { role } = useUser();
  const other = role === 'dealer' ? appointment.buyer.full_name : (appointment.dealer.business_name ?? appointment.dealer.full_name);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <p className="font-bold break-words">{appointment.request.car_model}</p>
        <p className="text-muted text-sm">
          {shortDate(appointment.appointment_date)}, {timeOfDay(appointment.appointment_date)} · {other}
        </p>
      </div>
      <div className="flex items-center gap-3">
        <Badge status={appointment.status} />
        <Link
          className="btn btn-outline"
          to={paths.appointment(appointment.id)}
          aria-label={`View Details of ${appointment.request.car_model}`}
        >
          View Details
        </Link>
      </div>
    </div>
  );
}
