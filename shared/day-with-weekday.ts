const words = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' });

/** A day of the calendar, as '2026-11-28', in words: 'Saturday, 28 November'; '' for what is no day (docs/domain/time.md, "Time zone"). */
export function dayWithWeekday(day: string): string {
  const instant = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(instant.getTime())) return '';
  const [weekday, ...date] = words.formatToParts(instant).flatMap(({ type, value }) => (type === 'literal' ? [] : [value]));
  return `${weekday}, ${date.join(' ')}`;
}
