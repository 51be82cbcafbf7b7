import { type Appointment, appointmentsApi } from '../../../shared/appointments/api.ts';
import { addressOf } from '../../../shared/contract.ts';
import { longDate, timeOfDay } from '../../../shared/time.ts';
import { Steps } from './steps.tsx';

/** Time and state of the appointment, and what this user can do with it now. */
export function DetailsCard({ appointment }: { appointment: Appointment }) {
  return (
    <section className="card grid gap-3 p-5" aria-labelledby="details">
      <h2 id="details" className="text-xl">
        Appointment details
      </h2>
      <p>
        <span className="font-display text-lg">{longDate(appointment.appointment_date)}</span>
        <br />
        <span className="price text-2xl">{timeOfDay(appointment.appointment_date)}</span> <span className="text-muted">Nairobi time</span>
      </p>
      <Note title="Buyer notes" text={appointment.buyer_notes} />
      <Note title="Dealer notes" text={appointment.dealer_notes} />
      {appointment.cancel_reason && <Note title="Cancelled because" text={appointment.cancel_reason} />}
      <Steps appointment={appointment} />
      {appointment.status === 'confirmed' && (
        <a className="link" href={addressOf(appointmentsApi.calendar.path, { params: { id: appointment.id } })}>
          Add to calendar (.ics)
        </a>
      )}
    </section>
  );
}

function Note({ title, text }: { title: string; text: string | null }) {
  if (!text) return null;
  return (
    <div>
      <p className="text-muted text-sm">{title}</p>
      <p className="wrap-anywhere whitespace-pre-line">{text}</p>
    </div>
  );
}
