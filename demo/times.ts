import { dayInNairobi, nairobiInstant, timeOfDay } from '../shared/time.ts';

/** A time relative to now: '6d 09:40' (six days ago at that time in Nairobi), '+2d 10:30' (in two days), '90m' (minutes ago, in waking hours), or an instant. */
export type When = `${number}d ${number}:${number}` | `+${number}d ${number}:${number}` | `${number}m` | Date;

const day = 86_400_000;
const minute = 60_000;

/** The instant of such a time. Throws when it is malformed; a number of days must be at least 1. */
export function instantOf(when: When, now: Date): Date {
  if (when instanceof Date) return when;
  if (when.endsWith('m')) return awake(minutesAfter(now, -Number.parseInt(when, 10)));
  const [, ahead, days, time] = /^(\+?)([1-9]\d*)d (\d\d:\d\d)$/.exec(when) ?? [];
  if (!days || !time) throw new Error(`not a moment of the demo: ${when}`);
  const distance = Number(days) * day * (ahead ? 1 : -1);
  return nairobiInstant(dayInNairobi(new Date(now.getTime() + distance)), time);
}

// Nobody chats at three in the morning: times from 22:30 to 06:30 are compressed into the hour before 22:30.
function awake(at: Date): Date {
  if (timeOfDay(at) >= '06:30' && timeOfDay(at) < '22:30') return at;
  const asleep = (at.getTime() - nairobiInstant(dayInNairobi(minutesAfter(at, -390)), '22:30').getTime()) / minute;
  return minutesAfter(at, -(asleep * 7) / 8 - 60);
}

/** The instant this many minutes later. */
export function minutesAfter(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + minutes * minute);
}
