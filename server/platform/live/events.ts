import { sql } from 'kysely';
import { type DomainEvent, type EventRow, events, type Topic } from '../../../shared/events.ts';
import type { Tx } from '../data/database.ts';
import { addJob, type JobName } from '../data/queue.ts';

/** Who did something; `tab` names the tab of their browser it was done in, so that this tab doesn't read its own change twice. */
export interface Doer {
  user_id: string;
  tab?: string | null;
}

/** The job that runs an event's handler; `after` is the last reader of the batch before. The notifications module does it. */
export const handleEvent: JobName<{ event_id: number; after?: string }> = { name: 'handle-event' };

/**
 * Records what happened, in the transaction in which it happened: one audit row, its topics (this audience hears of it live, and the
 * administrator), the wake-up of the servers, and the job that runs its handler, if it has one. Nothing else tells anybody anything.
 * Nobody (null) did what the system did by itself.
 */
export async function record(tx: Tx, by: Doer | null, event: DomainEvent, audience: Topic[]): Promise<void> {
  const { handling, adminHears }: EventRow = events[event.type];
  const { id } = await tx
    .insertInto('events')
    .values({ type: event.type, actor_id: by?.user_id ?? null, tab: by?.tab ?? null, data: JSON.stringify(event.data) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const topics = new Set<Topic>(adminHears === false ? audience : ['admin', ...audience]);
  await tx
    .insertInto('event_topics')
    .values([...topics].map((topic) => ({ topic, event_id: id })))
    .execute();
  await sql`select pg_notify('live', '')`.execute(tx);
  if (handling === 'handled') await addJob(tx, handleEvent, { event_id: id });
}
