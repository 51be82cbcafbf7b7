import type { NextThing } from '../../../shared/home/next-things.ts';
import { paths } from '../../../shared/site/paths.ts';
import { plural } from '../../../shared/words.ts';

export type Queue = Extract<NextThing, { since: string }>;

export const isQueue = (thing: NextThing): thing is Queue => 'since' in thing;

interface QueueWords {
  name: { one: string; other: string };
  step: { label: string; to: string };
  /** After so many days it is shown as late. */
  promisedDays: number;
}

/** How the administrator's home names each queue, and where it is worked off. */
export const queueWords: Record<Queue['kind'], QueueWords> = {
  dealers_to_verify: {
    name: { one: 'Dealer to verify', other: 'Dealers to verify' },
    step: { label: 'Check dealers', to: paths.adminUsers('waiting') },
    promisedDays: 2,
  },
  disputes_open: {
    name: { one: 'Dispute', other: 'Disputes' },
    step: { label: 'Decide', to: paths.adminCommissions },
    promisedDays: 2,
  },
  commissions_overdue: {
    name: { one: 'Commission overdue', other: 'Commissions overdue' },
    step: { label: 'See commissions', to: paths.adminCommissions },
    promisedDays: 0,
  },
};

/** How long something has waited: '5 hours', '6 days'. */
export function ageOf(since: string, now: Date): { days: number; words: string } {
  const hours = Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / 3_600_000));
  const days = Math.floor(hours / 24);
  if (hours === 0) return { days, words: 'just now' };
  return { days, words: hours < 48 ? plural(hours, { one: '1 hour', other: '# hours' }) : plural(days, { one: '1 day', other: '# days' }) };
}
