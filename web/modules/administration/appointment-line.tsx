import { Link } from 'react-router';
import { paths } from '../../../shared/addresses/paths.ts';
import type { AdminAppointment } from '../../../shared/appointments/admin-api.ts';
import { budgetInWords } from '../../../shared/requests/budget-in-words.ts';
import { shortDate } from '../../../shared/time.ts';
import { overviewWords } from '../../../words/administration/overview.ts';
import { Badge } from '../../ui/badge.tsx';

/** One appointment on the administrator's home: when, when booked, what car, who, what the buyer wrote, the budget and the status. */
export function AppointmentLine({ appointment }: { appointment: AdminAppointment }) {
  const { id, appointment_date, appointment_time, car_model, buyer, buyer_notes, status, created_at } = appointment;
  return (
    <Link
      className="group grid gap-x-3 min-[20rem]:grid-cols-[1fr_auto] gap-y-0.5 sm:grid-cols-[11rem_1fr_auto]"
      to={paths.appointment(id)}
    >
      <span className="sm:row-span-2">
        <span className="font-bold">{shortDate(appointment_date)}</span> {appointment_time}
        <span className="text-muted block text-sm">{overviewWords.booked(shortDate(created_at))}</span>
      </span>
      <span className="min-w-0 max-sm:row-start-2 min-[20rem]:max-sm:col-span-2 sm:row-span-2">
        <span className="block font-bold wrap-anywhere group-hover:underline">{car_model}</span>
        <span className="text-muted line-clamp-2 text-sm wrap-anywhere">
          {buyer_notes ? overviewWords.notes(buyer.full_name, buyer_notes) : buyer.full_name}
        </span>
      </span>
      <span className="text-sm wrap-anywhere max-sm:row-start-3 min-[20rem]:max-sm:col-span-2 sm:text-right">
        {budgetInWords(appointment)}
      </span>
      <span className="min-[20rem]:max-sm:row-start-1 min-[20rem]:max-sm:col-start-2 min-[20rem]:text-right">
        <Badge status={status} />
      </span>
    </Link>
  );
}
