import { Link } from 'react-router';
import { type AppointmentStep, paths } from '../../../shared/addresses/paths.ts';
import type { AppointmentLine as Line } from '../../../shared/appointments/api.ts';
import { carLooks } from '../../../shared/cars/looks.ts';
import { friendlyMoment } from '../../../shared/time.ts';
import { appointmentStateWords } from '../../../words/appointments/appointment-state.ts';
import { useNow } from '../../ui/use-now.ts';
import { CarPicture } from '../cars/car-picture.tsx';
import { State, useStateInWords } from './state.tsx';

interface AppointmentLineProps {
  appointment: Line;
  /** The step it waits for; the link opens the dialog of that step. */
  step?: AppointmentStep | undefined;
  /** Why that step is not possible now. */
  reason?: string | undefined;
}

/** An appointment in a list: when, which car, with whom; dashed while it waits for the reader, with a solid edge once the time is agreed on. */
export function AppointmentLine({ appointment, step, reason }: AppointmentLineProps) {
  const now = useNow();
  const state = useStateInWords(appointment);
  const { request, bid, appointment_date, other_name, is_outside_hours } = appointment;
  const isToConfirm = appointment.status === 'pending' && state.kind !== 'ended';
  const label = labelOf(step);
  const looks = state.kind === 'waiting' ? 'card-waiting' : state.kind === 'settled' ? 'card-settled' : '';
  return (
    <div className={`card ${looks} flex flex-wrap items-center gap-3 p-3`}>
      <CarPicture urls={bid.image_urls} placeholder={bid.placeholder} car={carLooks(request.car_model, bid.color)} className="w-22" />
      <div className="min-w-0 grow basis-[10rem]">
        <p className="font-display text-lg leading-tight first-letter:uppercase">{friendlyMoment(appointment_date, now)}</p>
        <p className="text-sm wrap-anywhere">
          {request.car_model} <span className="text-muted">· {other_name}</span>
        </p>
        <State state={state} />
        {isToConfirm && is_outside_hours && <p className="text-sm font-bold">{appointmentStateWords.outsideHours}</p>}
        {reason && <p className="text-muted text-sm">{reason}</p>}
      </div>
      <Link
        className={step ? 'btn btn-primary max-sm:w-full' : 'btn btn-outline'}
        to={paths.appointment(appointment.id, step)}
        aria-label={`${label}: ${request.car_model}`}
      >
        {label}
      </Link>
    </div>
  );
}

function labelOf(step: AppointmentStep | undefined): string {
  if (step === 'outcome') return appointmentStateWords.sayHowItWent;
  return step ? appointmentStateWords.proposeNewTime : appointmentStateWords.viewDetails;
}
