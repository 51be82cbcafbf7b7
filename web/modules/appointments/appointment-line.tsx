import { Link } from 'react-router';
import type { AppointmentRow } from '../../../shared/appointments/api.ts';
import { paths } from '../../../shared/site/paths.ts';
import { shortDate, timeOfDay } from '../../../shared/time.ts';
import { useUser } from '../../client/session.ts';
import { Badge } from '../../ui/badge.tsx';

/** An appointment in a list: when, which car, with whom. */
export function AppointmentLine({ appointment }: { appointment: AppointmentRow }) {
  const { role } = useUser();
  const other = role === 'dealer' ? appointment.buyer.full_name : (appointment.dealer.business_name ?? appointment.dealer.full_name);
  const [day, month] = shortDate(appointment.appointment_date).split(' ');
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
      </div>
      <Link
        className="btn btn-outline"
        to={paths.appointment(appointment.id)}
        aria-label={`View Details of ${appointment.request.car_model}`}
      >
        View Details
      </Link>
    </div>
  );
}
