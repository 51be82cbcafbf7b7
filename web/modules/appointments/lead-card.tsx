import { type Appointment, appointmentsApi } from '../../../shared/appointments/api.ts';
import { hasStarted } from '../../../shared/appointments/rules.ts';
import { addressOf } from '../../../shared/contract.ts';
import { friendlyMoment, longDate } from '../../../shared/time.ts';
import { useUser } from '../../client/session.ts';
import { Icon } from '../../ui/icon.tsx';
import { useNow } from '../../ui/use-now.ts';
import { Buyer, Dealer } from './party.tsx';
import { NextStep } from './steps.tsx';

/** The time, the next step, and the other party with the ways to reach them: what a person opens the page for. */
export function LeadCard({ appointment }: { appointment: Appointment }) {
  const { role } = useUser();
  const now = useNow();
  const { id, appointment_date, status } = appointment;
  return (
    <section className="lead-card grid gap-4 p-4 lg:p-6" aria-label="Appointment details">
      <div>
        <h2 className="text-[2.125rem] leading-tight first-letter:uppercase lg:text-[2.625rem]">{friendlyMoment(appointment_date, now)}</h2>
        <p className="text-muted">{longDate(appointment_date)}, Nairobi time</p>
      </div>
      <NextStep appointment={appointment} />
      {role !== 'buyer' && <Buyer buyer={appointment.buyer} />}
      {role !== 'dealer' && <Dealer dealer={appointment.dealer} />}
      {status === 'confirmed' && !hasStarted(appointment, now) && (
        <a
          className="link inline-flex min-h-11 items-center gap-2 justify-self-start"
          href={addressOf(appointmentsApi.calendar.path, { params: { id } })}
        >
          <Icon name="calendar" /> Add to calendar
        </a>
      )}
    </section>
  );
}
