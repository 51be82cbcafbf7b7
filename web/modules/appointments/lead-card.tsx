import { type Appointment, appointmentsApi } from '../../../shared/appointments/api.ts';
import { hasStarted } from '../../../shared/appointments/has-started.ts';
import { addressOf } from '../../../shared/contract.ts';
import { friendlyDay, longDate, timeOfDay } from '../../../shared/time.ts';
import { appointmentPageWords } from '../../../words/appointments/appointment-page.ts';
import { useUser } from '../../client/session.ts';
import { Icon } from '../../ui/icon.tsx';
import { useNow } from '../../ui/use-now.ts';
import { Buyer, Dealer } from './party.tsx';
import { State, useStateInWords } from './state.tsx';
import { NextStep } from './steps.tsx';

/** 'Saturday, 28 November 2026', and before it how near that is: 'tomorrow'. */
function dayInFull(date: string, now: Date): string {
  const near = friendlyDay(date, now);
  return near.includes(' ') ? longDate(date) : `${near}, ${longDate(date)}`;
}

/** The time, the next step, and the other party with the ways to reach them: what a person opens the page for. */
export function LeadCard({ appointment }: { appointment: Appointment }) {
  const { role } = useUser();
  const now = useNow();
  const state = useStateInWords(appointment);
  const { id, appointment_date, status } = appointment;
  return (
    <section className="lead-card grid gap-2 px-4 py-3 lg:gap-3 lg:p-6" aria-label={appointmentPageWords.leading}>
      <div className="grid justify-items-start gap-1">
        <h2 className="leading-tight">
          <span className="block text-[2.125rem] lg:text-[2.625rem]">
            {timeOfDay(appointment_date)}{' '}
            <span className="text-muted font-sans text-sm font-normal">{appointmentPageWords.nairobiTime}</span>
          </span>
          <span className="block text-lg first-letter:uppercase">{dayInFull(appointment_date, now)}</span>
        </h2>
        {status !== 'completed' && <State state={state} />}
      </div>
      <NextStep appointment={appointment} />
      {role !== 'buyer' && <Buyer buyer={appointment.buyer} />}
      {role !== 'dealer' && <Dealer dealer={appointment.dealer} />}
      {status === 'confirmed' && !hasStarted(appointment, now) && (
        <a
          className="link inline-flex min-h-11 items-center gap-2 justify-self-start"
          href={addressOf(appointmentsApi.calendar.path, { params: { id } })}
        >
          <Icon name="calendar" /> {appointmentPageWords.toCalendar}
        </a>
      )}
    </section>
  );
}
