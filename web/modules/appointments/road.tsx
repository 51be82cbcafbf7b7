import type { Appointment } from '../../../shared/appointments/api.ts';

const stops = ['Offer accepted', 'Viewing booked', 'Time confirmed', 'Car seen'];
const reached = { pending: 2, confirmed: 3, completed: 4 };

/** The progress of a deal, as stops on a road. Nothing for a cancelled appointment. */
export function Road({ status }: Pick<Appointment, 'status'>) {
  if (status === 'cancelled') return null;
  const done = reached[status];
  return (
    <ol className="road mb-5" aria-label="How far this deal has come">
      {stops.map((stop, index) => (
        <li key={stop} className={index < done ? 'road-stop road-done' : 'road-stop'} aria-current={index === done ? 'step' : undefined}>
          <span className="road-sign" aria-hidden="true">
            {index < done ? '✓' : index + 1}
          </span>
          {stop}
          {index < done && <span className="sr-only"> (done)</span>}
        </li>
      ))}
    </ol>
  );
}
