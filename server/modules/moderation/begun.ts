import type { CaseKey, QueueRow } from '../../../shared/moderation/queue-row.ts';
import type { Reader } from '../../platform/data/database.ts';
import { queueRows } from './queue.ts';
import { waitingCases } from './waiting.ts';

/** A case as the queue shows it, while it waits. */
export async function findWaiting(db: Reader, { kind, id }: CaseKey): Promise<QueueRow | undefined> {
  const waiting = await waitingCases(db, [kind]).where('w.id', '=', id).execute();
  return (await queueRows(db, waiting))[0];
}

/** The case that this report belongs to: the oldest open one of the same thing; undefined once they are decided. `person_id`: whom it reports. */
export async function findCaseOfReport(db: Reader, reportId: string): Promise<(CaseKey & { person_id?: string }) | undefined> {
  const oldest = await db
    .selectFrom('reports as r')
    .innerJoin('reports as o', (join) => join.onRef('o.thing_id', '=', 'r.thing_id').onRef('o.thing', '=', 'r.thing'))
    .select(['o.id', 'o.thing', 'o.thing_id'])
    .where('r.id', '=', reportId)
    .where('o.decided_at', 'is', null)
    .orderBy('o.created_at')
    .orderBy('o.id')
    .limit(1)
    .executeTakeFirst();
  return oldest && { kind: 'report', id: oldest.id, ...(oldest.thing === 'person' && { person_id: oldest.thing_id }) };
}
