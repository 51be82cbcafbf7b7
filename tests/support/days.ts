import { dayInNairobi, nairobiInstant } from '../../shared/time.ts';

const day = 86_400_000;

/** Midnight in Nairobi at the beginning of the day this many days ago; 0: of today. */
export function midnight(daysAgo: number): Date {
  return new Date(nairobiInstant(dayInNairobi(new Date()), '00:00').getTime() - daysAgo * day);
}

/** The instant this many milliseconds after another; before it when negative. */
export const later = (instant: Date, milliseconds: number): Date => new Date(instant.getTime() + milliseconds);
