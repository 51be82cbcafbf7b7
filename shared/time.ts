const timeZone = 'Africa/Nairobi';

const long = new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const short = new Intl.DateTimeFormat('en-GB', { timeZone, day: 'numeric', month: 'short', year: 'numeric' });
const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const sortable = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });

/** 'Saturday 21 November 2026', the day in Nairobi (docs/domain/time.md, "Time zone"). */
export function longDate(instant: string | Date): string {
  return long.format(new Date(instant));
}

/** '21 Nov 2026', the day in Nairobi. */
export function shortDate(instant: string | Date): string {
  return short.format(new Date(instant));
}

/** '14:30', the time in Nairobi: the `appointment_time` of a reply. */
export function timeOfDay(instant: string | Date): string {
  return clock.format(new Date(instant));
}

/** A past instant, by the day in Nairobi: '14:30' today, 'yesterday 23:00', else '19 Nov 2026'. */
export function shortMoment(instant: string | Date, now: Date): string {
  const day = dayInNairobi(instant);
  if (day === dayInNairobi(now)) return timeOfDay(instant);
  return daysBetween(instant, now) === 1 ? `yesterday ${timeOfDay(instant)}` : shortDate(instant);
}

const weekday = new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'short', day: 'numeric', month: 'short' });

// Nairobi has no daylight saving time, so every day has 24 hours.
const daysBetween = (from: string | Date, to: string | Date) =>
  Math.round((Date.parse(dayInNairobi(to)) - Date.parse(dayInNairobi(from))) / 86_400_000);

/** A day as people say it: 'yesterday', 'today', 'tomorrow', else 'Tue 24 Nov', with the year only when it is not this one. */
export function friendlyDay(instant: string | Date, now: Date): string {
  const near: Record<number, string> = { [-1]: 'yesterday', 0: 'today', 1: 'tomorrow' };
  const isThisYear = dayInNairobi(instant).slice(0, 4) === dayInNairobi(now).slice(0, 4);
  return near[daysBetween(now, instant)] ?? (isThisYear ? weekday.format(new Date(instant)).replace(',', '') : shortDate(instant));
}

/** A day ('2026-11-24') on a button: 'tomorrow' or 'Tue', and '24 Nov'. */
export function dayName(day: string, now: Date): { name: string; date: string } {
  const noon = nairobiInstant(day, '12:00');
  const [name = '', ...date] = weekday.format(noon).replace(',', '').split(' ');
  const friendly = friendlyDay(noon, now);
  return { name: friendly.includes(' ') ? name : friendly, date: date.join(' ') };
}

/** A day and time as people say it: 'today 15:00', 'tomorrow 10:30', 'Tue 24 Nov 12:00'. */
export function friendlyMoment(instant: string | Date, now: Date): string {
  return `${friendlyDay(instant, now)} ${timeOfDay(instant)}`;
}

/** '2026-11-21', the day in Nairobi in the format of a date input. */
export function dayInNairobi(instant: string | Date): string {
  return sortable.format(new Date(instant));
}

/** The instant of a day ('2026-11-21') and time ('14:30') in Nairobi, which keeps UTC+3 all year. */
export function nairobiInstant(day: string, time: string): Date {
  return new Date(`${day}T${time}:00+03:00`);
}
