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
  if (status === 'pending' && canAgree(appointment)) return isPast ? 'Next: agree on a new time' : 'Next: agree on the time';
  if (status !== 'confirmed') return null;
  if (isPast) return 'Next: say how it went';
  return reader === 'dealer' ? 'Next: show the car' : 'Next: see the car';
}
