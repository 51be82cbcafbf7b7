import { appointmentStateWords } from '../../words/appointments/appointment-state.ts';
import { momentPickerWords } from '../../words/appointments/moment-picker.ts';
import { isWithinHours, openTimesOn, type YardHours } from '../profile/hours.ts';
import { dayInNairobi, nairobiInstant, timeOfDay } from '../time.ts';
import { viewingHours } from './limits.ts';

/** A day ('2026-11-21') and time ('14:30') in Nairobi. */
export interface Moment {
  day: string;
  time: string;
}

// The other side has to read it and to confirm it first.
const noticeNeeded = 2 * 3_600_000;
const usualTime = '10:00';
const daysLookedAt = 14;

/** The full hours at which viewings of this yard are offered on a day: while it is open, and not within the next two hours (docs/domain/time.md, "Offered times"). */
export function timesOn(hours: YardHours | null, day: string, now: Date): string[] {
  const open = openTimesOn(hours, day);
  if (!open) return [];
  const full = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
  return full.filter(
    (time) =>
      time >= viewingHours.from &&
      time <= viewingHours.to &&
      isWithinHours(hours, day, time) &&
      nairobiInstant(day, time).getTime() >= now.getTime() + noticeNeeded,
  );
}

/** What is said of a viewing that starts while the yard is closed, to both parties; null while it is open. Of a yard that hasn't told its hours the usual ones count. */
export function outsideHours(hours: YardHours | null, { day, time }: Moment): string | null {
  if (isWithinHours(hours, day, time)) return null;
  return hours ? appointmentStateWords.outsideHours : momentPickerWords.outsideUsualHours;
}

/** Whether a viewing at this instant starts while the yard is closed. Of a yard that hasn't told its hours the usual ones count. */
export function isOutsideHours(hours: YardHours | null, instant: string): boolean {
  return !isWithinHours(hours, dayInNairobi(instant), timeOfDay(instant));
}

/** When the yard is open on a day, as far as it has said: 'Open 08:00 – 18:00'. */
export function openOn(hours: YardHours | null, day: string): string | null {
  if (hours === null) return momentPickerWords.hoursNotTold;
  const open = openTimesOn(hours, day);
  return open && momentPickerWords.open(open.opens, open.closes);
}

/** The next six days on which a viewing is offered; fewer, or none, where the yard is hardly open. */
export function offeredDays(hours: YardHours | null, now: Date): string[] {
  const ahead = Array.from({ length: daysLookedAt }, (_, days) => dayInNairobi(new Date(now.getTime() + days * 86_400_000)));
  return ahead.filter((day) => timesOn(hours, day, now).length > 0).slice(0, 6);
}

/** The time that is chosen while nobody has: from tomorrow on, at ten if the yard is open then; another than `taken`. Null where none is offered. */
export function firstChoice(hours: YardHours | null, now: Date, taken?: Moment): Moment | null {
  const days = offeredDays(hours, now);
  const today = dayInNairobi(now);
  const todayLast = [...days.filter((day) => day !== today), ...days.filter((day) => day === today)];
  for (const day of todayLast) {
    const choice = usualOn(hours, day, now, taken);
    if (choice) return choice;
  }
  return null;
}

/** The time on this day that is chosen first: at ten, else the next, else the last; another than `taken`. */
export function usualOn(hours: YardHours | null, day: string, now: Date, taken?: Moment): Moment | null {
  const times = timesOn(hours, day, now).filter((time) => day !== taken?.day || time !== taken.time);
  const time = times.find((one) => one >= usualTime) ?? times.at(-1);
  return time === undefined ? null : { day, time };
}
