import { waitingTime } from '../../../shared/accounts/waiting.ts';
import type { NextThing } from '../../../shared/home/next-things.ts';
import { paths } from '../../../shared/site/paths.ts';
import { plural } from '../../../shared/words.ts';

export type Queue = Extract<NextThing, { since: string }>;

export const isQueue = (thing: NextThing): thing is Queue => 'since' in thing;

interface QueueWords {
  name: { one: string; other: string };
  step: { label: string; to: string };
}

/** How the administrator's home names each queue, and where it is worked off. */
export const queueWords: Record<Queue['kind'], QueueWords> = {
  dealers_to_verify: {
    name: { one: 'Dealer to verify', other: 'Dealers to verify' },
    step: { label: 'Check dealers', to: paths.adminUsers('waiting') },
  },
  business_changes: {
    name: { one: 'Dealer with changed details', other: 'Dealers with changed details' },
    step: { label: 'Decide', to: paths.adminUsers('proposed') },
  },
  cars_to_approve: {
    name: { one: 'Car to approve', other: 'Cars to approve' },
    step: { label: 'Check cars', to: paths.adminCars },
  },
  disputes_open: {
    name: { one: 'Dispute', other: 'Disputes' },
    step: { label: 'Decide', to: paths.adminCommissions },
  },
  commissions_overdue: {
    name: { one: 'Commission overdue', other: 'Commissions overdue' },
    step: { label: 'See commissions', to: paths.adminCommissions },
  },
};

/** After so many days what waits is late; dealers are promised business days (`waitingTime`). */
const promisedDays = { business_changes: 2, cars_to_approve: 1, disputes_open: 2, commissions_overdue: 0 };

/** How long the oldest of a queue has waited: '5 hours', '6 days'; of dealers as their own list says it. */
export function ageOf({ kind, since }: Pick<Queue, 'kind' | 'since'>, now: Date): { words: string; isLate: boolean } {
  if (kind === 'dealers_to_verify') return waitingTime(since, now);
  const hours = Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / 3_600_000));
  const days = Math.floor(hours / 24);
  const isLate = days > promisedDays[kind];
  if (hours === 0) return { isLate, words: 'just now' };
  return {
    isLate,
    words: hours < 48 ? plural(hours, { one: '1 hour', other: '# hours' }) : plural(days, { one: '1 day', other: '# days' }),
  };
}
