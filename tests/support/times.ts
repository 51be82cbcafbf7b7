import { viewingHours } from '../../shared/appointments/limits.ts';
import { dayInNairobi, nairobiInstant, timeOfDay } from '../../shared/time.ts';

// The only place where tests take the time of a viewing from: whatever the hour at which they run, the times it gives are allowed.

const day = 86_400_000;

/** A day ('2026-11-21') and time in Nairobi this many days from now, as the forms of a viewing have them. */
export function inDays(days: number, time = '10:00') {
  return { appointment_date: dayInNairobi(new Date(Date.now() + days * day)), appointment_time: time };
}

/** The instant this many hours ago; in the future when negative. Not for a viewing: it may be at night. */
export function hoursAgo(hours: number): Date {
  return new Date(Date.now() - hours * 3_600_000);
}

/**
 * An instant at which a viewing may start, a whole minute as the forms have them, this many hours from now (ago when negative); where that is at night,
 * the nearest one further from now.
 */
export function viewingIn(hours: number, now = new Date()): Date {
  const minutes = now.getTime() / 60_000 + hours * 60;
  const at = new Date(60_000 * (hours >= 0 ? Math.ceil(minutes) : Math.floor(minutes)));
  const { from, to } = viewingHours;
  const time = timeOfDay(at);
  if (time >= from && time < to) return at;
  if (hours >= 0) return nairobiInstant(dayInNairobi(time < from ? at : new Date(at.getTime() + day)), from);
  return nairobiInstant(dayInNairobi(time < from ? new Date(at.getTime() - day) : at), to);
}
