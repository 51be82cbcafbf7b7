import { dealStopsWords } from '../../words/deal/deal-stops.ts';
import type { Role } from '../roles.ts';
import { hasStarted } from './has-started.ts';
import { type AppointmentFacts, canAgree } from './state-in-words.ts';

/** What comes next on the road of a deal with this viewing: 'Next: see the car'; null while nothing does. */
export function nextStop(
  appointment: Pick<AppointmentFacts, 'status' | 'appointment_date' | 'request' | 'dealer'>,
  reader: Role,
  now: Date,
): string | null {
  const { status } = appointment;
  const isPast = hasStarted(appointment, now);
  if (status === 'pending' && canAgree(appointment)) return isPast ? dealStopsWords.nextNewTime : dealStopsWords.nextTime;
  if (status !== 'confirmed') return null;
  if (isPast) return dealStopsWords.nextOutcome;
  return reader === 'dealer' ? dealStopsWords.nextShow : dealStopsWords.nextSee;
}
