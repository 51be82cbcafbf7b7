import { yardHoursWords } from '../../words/profile/yard-hours.ts';
import { timeWords } from '../../words/time/time.ts';

/** The days of the week, Monday first, as `yard_hours` names them. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];

/** The name of a day. */
export function weekdayName(day: Weekday): string {
  return timeWords.weekdays[(weekdays.indexOf(day) + 1) % 7] ?? day;
}

/** From when until when a yard is open on a day, in Nairobi: '08:00', '18:00'. */
export interface OpenTimes {
  opens: string;
  closes: string;
}

/** When a yard is open; null is a day on which it is closed (docs/domain/time.md, "The yard's hours"). */
export type YardHours = Record<Weekday, OpenTimes | null>;

/** The hours of a day that are proposed. */
export const usualTimes: OpenTimes = { opens: '08:00', closes: '18:00' };

/** The hours of a yard whose dealer has not said when it is open. */
export const defaultYardHours: YardHours = {
  mon: usualTimes,
  tue: usualTimes,
  wed: usualTimes,
  thu: usualTimes,
  fri: usualTimes,
  sat: usualTimes,
  sun: null,
};

/** When the yard is open on a day ('2026-11-21', in Nairobi); null when it is closed. `hours` is null where the dealer has not said. */
export function openTimesOn(hours: YardHours | null, day: string): OpenTimes | null {
  const fromSunday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const weekday = weekdays[(fromSunday + 6) % 7];
  return (weekday && (hours ?? defaultYardHours)[weekday]) ?? null;
}

/** Whether a viewing that starts on this day ('2026-11-21') at this time ('14:30') starts while the yard is open; at closing time it is not. */
export function isWithinHours(hours: YardHours | null, day: string, time: string): boolean {
  const open = openTimesOn(hours, day);
  return open !== null && open.opens <= time && time < open.closes;
}

/** The hours as a person reads them, days of the same hours together: 'Monday to Saturday', '08:00–18:00'; 'Sunday', 'closed'. */
export function hoursInWords(hours: YardHours): { days: string; times: string }[] {
  const groups: { first: Weekday; last: Weekday; times: string }[] = [];
  for (const day of weekdays) {
    const open = hours[day];
    const times = open ? `${open.opens}–${open.closes}` : yardHoursWords.closed;
    const group = groups.at(-1);
    if (group?.times === times) group.last = day;
    else groups.push({ first: day, last: day, times });
  }
  return groups.map(({ first, last, times }) => {
    const [from, to] = [weekdayName(first), weekdayName(last)];
    return { days: first === last ? from : yardHoursWords.daysTo(from, to), times };
  });
}
