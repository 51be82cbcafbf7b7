import { paths } from '../../../shared/addresses/paths.ts';
import { ageInWords, ageOf as caseAge } from '../../../shared/age.ts';
import type { NextThing } from '../../../shared/home/next-things.ts';
import { adminHomeWords } from '../../../words/home/admin-home.ts';

export type Queue = Extract<NextThing, { since: string }>;

export const isQueue = (thing: NextThing): thing is Queue => 'since' in thing;

const cases = {
  dealers_to_verify: 'dealer',
  business_changes: 'change',
  cars_to_approve: 'car',
  disputes_open: 'dispute',
  reports_open: 'report',
  suspensions_contested: 'contest',
  accounts_alike: 'lookalike',
} as const;

/** Whether what is in this queue is decided, in Moderation. */
export const isDecided = ({ kind }: Queue): boolean => kind in cases;

/** Where the oldest of a queue is decided. An overdue commission is not decided, but looked at. */
export function stepOf({ kind, id }: Queue): { label: string; to: string } {
  if (kind === 'commissions_overdue') return { label: adminHomeWords.look, to: paths.overdueCommissions };
  return { label: adminHomeWords.decide, to: paths.decide(cases[kind], id, cases[kind]) };
}

/** The heading: 'Habari. 17 things wait for your decision.' It says the number of the queue and of the bell. */
export function greetingOf(queues: readonly Queue[]): string {
  const count = queues.filter(isDecided).reduce((sum, queue) => sum + queue.count, 0);
  if (count > 99) return adminHomeWords.greetingOfMany;
  return count === 0 ? adminHomeWords.greetingOfNone : adminHomeWords.greeting(count);
}

/** How long the oldest of a queue has waited: '5 hours', '6 days'; `isLate` past what we promise. */
export function ageOf({ kind, since }: Pick<Queue, 'kind' | 'since'>, now: Date): { words: string; isLate: boolean } {
  // What is overdue is late from its first hour.
  return kind === 'commissions_overdue' ? { words: ageInWords(since, now), isLate: true } : caseAge({ kind: cases[kind], since }, now);
}
