import { sql } from 'kysely';
import { type DomainEvent, type EventRow, events, type Topic } from '../../../shared/events.ts';
import type { Tx } from '../data/database.ts';
import { addJob, type JobName } from '../data/queue.ts';

/** Who caused an event; `tab` is the id of the browser tab, so that this tab doesn't read its own change twice. */
export interface Doer {
  user_id: string;
  tab?: string | null;
}

/** The job that runs an event's handler, in the notifications module; `after` is the last reader of the previous batch. */
export const handleEvent: JobName<{ event_id: number; after?: string }> = { name: 'handle-event' };

/**
 * Records an event in the transaction that causes it: one audit row, its topics (the audience and the administrator get it live), the NOTIFY that
 * wakes the servers, and the job that runs its handler, if it has one. Live events, notices and mails all start here. `by` is null for the system.
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
