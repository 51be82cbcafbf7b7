import { plural } from './words.ts';

const hour = 3_600_000;

/** How long ago an instant is, where something waits: 'just now', '31 hours', from two days on '6 days'. */
export function ageInWords(since: string, now: Date): string {
  const hours = Math.floor((now.getTime() - Date.parse(since)) / hour);
  if (hours < 1) return 'just now';
  return hours < 48
    ? plural(hours, { one: '1 hour', other: '# hours' })
    : plural(Math.floor(hours / 24), { one: '1 day', other: '# days' });
}
