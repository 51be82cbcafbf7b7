import { longDate } from './time.ts';

/** 'November 2026', the month in Nairobi (docs/domain/time.md, "Time zone"). Apart from the other formats, which every screen loads. */
export function monthOf(instant: string | Date): string {
  return longDate(instant).split(' ').slice(2).join(' ');
}
