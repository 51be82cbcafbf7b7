import { dayInNairobi, nairobiInstant } from '../../shared/time.ts';

/** A moment seen from now: '6d 09:40' (six days ago at that time in Nairobi), '+2d 10:30' (in two days), '90m' (minutes ago). */
export type When = `${number}d ${number}:${number}` | `+${number}d ${number}:${number}` | `${number}m`;

const day = 86_400_000;
const minute = 60_000;

/** The instant of a moment. Throws for what is none: a day ago and a future day must be named by at least 1. */
export function instantOf(when: When, now: Date): Date {
  if (when.endsWith('m')) return new Date(now.getTime() - Number.parseInt(when, 10) * minute);
  const [, ahead, days, time] = /^(\+?)([1-9]\d*)d (\d\d:\d\d)$/.exec(when) ?? [];
  if (!days || !time) throw new Error(`not a moment of the demo: ${when}`);
  const distance = Number(days) * day * (ahead ? 1 : -1);
  return nairobiInstant(dayInNairobi(new Date(now.getTime() + distance)), time);
}

/** So many minutes after an instant. */
export function minutesAfter(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + minutes * minute);
}
