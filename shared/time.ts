import { timeWords } from '../words/time/time.ts';

/** A day and a time in Nairobi, which keeps UTC+3 all year; `month` and `weekday` count from 0, as `Date` does. */
interface NairobiTime {
  year: number;
  month: number;
  day: number;
  weekday: number;
  /** '14:30'. */
  time: string;
}

const two = (number: number) => String(number).padStart(2, '0');

// By ourselves: a phone's own formats differ from one phone to the next, and from what the server writes.
function inNairobi(instant: string | Date): NairobiTime {
  const at = new Date(new Date(instant).getTime() + 3 * 3_600_000);
  return {
    year: at.getUTCFullYear(),
    month: at.getUTCMonth(),
    day: at.getUTCDate(),
    weekday: at.getUTCDay(),
    time: `${two(at.getUTCHours())}:${two(at.getUTCMinutes())}`,
  };
}

/** 'Saturday, 21 November 2026', the day in Nairobi (docs/domain/time.md, "Time zone"). */
export function longDate(instant: string | Date): string {
  const { weekday, day, month, year } = inNairobi(instant);
  return timeWords.weekdayAndDate(`${timeWords.weekdays[weekday]}`, `${day} ${timeWords.months[month]} ${year}`);
}

/** 'Saturday, 21 November 2026 at 14:30', in Nairobi. */
export function longMoment(instant: string | Date): string {
  return timeWords.dateAndTime(longDate(instant), timeOfDay(instant));
}

/** '21 Nov 14:30', in Nairobi: where there is little room, and the year is known. */
export function dayAndTime(instant: string | Date): string {
  return timeWords.moment(shortDay(inNairobi(instant)), timeOfDay(instant));
}

/** '21 Nov 2026', the day in Nairobi. */
export function shortDate(instant: string | Date): string {
  const { day, month, year } = inNairobi(instant);
  return `${day} ${timeWords.shortMonths[month]} ${year}`;
}

/** 'November 2026', the month in Nairobi. */
export function monthOf(instant: string | Date): string {
  const { month, year } = inNairobi(instant);
  return `${timeWords.months[month]} ${year}`;
}

/** 'Saturday', the day of the week in Nairobi. */
export function weekdayOf(instant: string | Date): string {
  return `${timeWords.weekdays[inNairobi(instant).weekday]}`;
}

/** A day of the calendar, as '2026-11-28', in words: 'Saturday, 28 November'; '' for what is no day. */
export function dayWithWeekday(of: string): string {
  const instant = nairobiInstant(of, '12:00');
  if (Number.isNaN(instant.getTime())) return '';
  const { day, month } = inNairobi(instant);
  return timeWords.weekdayAndDate(weekdayOf(instant), `${day} ${timeWords.months[month]}`);
}

/** '14:30', the time in Nairobi: the `appointment_time` of a reply. */
export function timeOfDay(instant: string | Date): string {
  return inNairobi(instant).time;
}

/** A past instant, by the day in Nairobi: '14:30' today, 'yesterday 23:00', else '19 Nov 2026'. */
export function shortMoment(instant: string | Date, now: Date): string {
  const day = dayInNairobi(instant);
  if (day === dayInNairobi(now)) return timeOfDay(instant);
  return daysBetween(instant, now) === 1 ? timeWords.moment(timeWords.yesterday, timeOfDay(instant)) : shortDate(instant);
}

// Nairobi has no daylight saving time, so every day has 24 hours.
const daysBetween = (from: string | Date, to: string | Date) =>
  Math.round((Date.parse(dayInNairobi(to)) - Date.parse(dayInNairobi(from))) / 86_400_000);

const shortDay = ({ day, month }: NairobiTime) => `${day} ${timeWords.shortMonths[month]}`;

/** 'yesterday', 'today', 'tomorrow'; undefined for every other day. */
function nearDay(instant: string | Date, now: Date): string | undefined {
  const near: Record<number, string> = { [-1]: timeWords.yesterday, 0: timeWords.today, 1: timeWords.tomorrow };
  return near[daysBetween(now, instant)];
}

/** A day as people say it: 'yesterday', 'today', 'tomorrow', else 'Tue 24 Nov', with the year only when it is not this one. */
export function friendlyDay(instant: string | Date, now: Date): string {
  const at = inNairobi(instant);
  if (at.year !== inNairobi(now).year) return nearDay(instant, now) ?? shortDate(instant);
  return nearDay(instant, now) ?? `${timeWords.shortWeekdays[at.weekday]} ${shortDay(at)}`;
}

/** A day ('2026-11-24') on a button: 'tomorrow' or 'Tue', and '24 Nov'. */
export function dayName(day: string, now: Date): { name: string; date: string } {
  const noon = nairobiInstant(day, '12:00');
  const at = inNairobi(noon);
  return { name: nearDay(noon, now) ?? `${timeWords.shortWeekdays[at.weekday]}`, date: shortDay(at) };
}

/** A day and time as people say it: 'today 15:00', 'tomorrow 10:30', 'Tue 24 Nov 12:00'. */
export function friendlyMoment(instant: string | Date, now: Date): string {
  return timeWords.moment(friendlyDay(instant, now), timeOfDay(instant));
}

/** '2026-11-21', the day in Nairobi in the format of a date input. */
export function dayInNairobi(instant: string | Date): string {
  const { year, month, day } = inNairobi(instant);
  return `${year}-${two(month + 1)}-${two(day)}`;
}

/** The instant of a day ('2026-11-21') and time ('14:30') in Nairobi. */
export function nairobiInstant(day: string, time: string): Date {
  return new Date(`${day}T${time}:00+03:00`);
}
