import { setTimeout as pause } from 'node:timers/promises';
import { dayInNairobi, nairobiInstant } from '../../shared/time.ts';

const day = 86_400_000;

/** Midnight in Nairobi at the beginning of the day this many days ago; 0: of today. */
export function midnight(daysAgo: number): Date {
  return new Date(nairobiInstant(dayInNairobi(new Date()), '00:00').getTime() - daysAgo * day);
}

/** The instant this many milliseconds after another; before it when negative. */
export const later = (instant: Date, milliseconds: number): Date => new Date(instant.getTime() + milliseconds);

/** Resolves at once, or, in the last minute of a day in Nairobi, when the next one has begun: what starts then has one today from beginning to end. */
export async function withinOneDay(): Promise<void> {
  const left = midnight(-1).getTime() - Date.now();
  if (left <= 60_000) await pause(left);
}
