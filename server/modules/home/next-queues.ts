import { mostCounted } from '../../../shared/home/limits.ts';
import type { NextThing } from '../../../shared/home/next-things.ts';
import { type CaseKind, caseKinds } from '../../../shared/moderation/kinds.ts';
import type { Reader } from '../../platform/data/database.ts';
import { isOverdue } from '../commissions/columns.ts';
import { kindOf, queueRows } from '../moderation/cases.ts';
import { waitingCases } from '../moderation/queue.ts';
import { shownName } from '../profile/columns.ts';

type Queue = Extract<NextThing, { oldest: string }>;

function queue(kind: Queue['kind'], [first, ...others]: { id: string; since: string; oldest: string }[]): Queue[] {
  return first ? [{ ...first, kind, count: 1 + others.length }] : [];
}

/** Every queue in which something waits for the administrator, that with the oldest row first. */
export async function findQueues(db: Reader): Promise<NextThing[]> {
  const queues = await Promise.all([...caseKinds.map((kind) => casesOf(db, kind)), commissionsOverdue(db)]);
  return queues.flat().sort((one, other) => Date.parse(one.since) - Date.parse(other.since));
}

const queueOf: Record<CaseKind, Queue['kind']> = {
  dispute: 'disputes_open',
  report: 'reports_open',
  contest: 'suspensions_contested',
  lookalike: 'accounts_alike',
  dealer: 'dealers_to_verify',
  change: 'business_changes',
  car: 'cars_to_approve',
};

/** The cases of a kind, as the queue of moderation has them (docs/domain/lifecycles.md, "The queue"). */
async function casesOf(db: Reader, kind: CaseKind): Promise<Queue[]> {
  const rows = await waitingCases(db, [kind]).orderBy('w.since').orderBy('w.id').limit(mostCounted).execute();
  const [oldest] = await queueRows(db, rows.slice(0, 1));
  return oldest
    ? queue(
        queueOf[kind],
        rows.map(({ id, since }) => ({ id, since, oldest: kindOf(oldest).example(oldest) })),
      )
    : [];
}

/** Commissions whose last day is over. */
async function commissionsOverdue(db: Reader) {
  const rows = await db
    .selectFrom('commissions as c')
    .innerJoin('profiles as p', 'p.user_id', 'c.dealer_id')
    .where(isOverdue)
    .select(['c.id', 'c.due_at as since', shownName.as('oldest')])
    .orderBy('c.due_at')
    .limit(mostCounted)
    .execute();
  return queue('commissions_overdue', rows);
}
