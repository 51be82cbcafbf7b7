import { plural } from '../words.ts';

/** How long a dealer typically takes to bid: '41 min', '3 hours', '2 days'; from 90 minutes on in hours, from 36 hours on in days. */
export function answerTime(minutes: number): string {
  if (minutes < 90) return `${Math.max(1, Math.round(minutes))} min`;
  const hours = Math.round(minutes / 60);
  if (hours < 36) return plural(hours, { one: '1 hour', other: '# hours' });
  return plural(Math.round(hours / 24), { one: '1 day', other: '# days' });
}
