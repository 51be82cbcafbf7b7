import { shortDate, timeOfDay } from '../../../shared/time.ts';

const day = 86_400_000;

/** When something was written: the time of day if under 24 hours ago, '14:30', else the date, '18 Nov 2026'. */
export function timeOrDate(instant: string, now: Date): string {
  return now.getTime() - Date.parse(instant) < day ? timeOfDay(instant) : shortDate(instant);
}
