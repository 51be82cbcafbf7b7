import { sql } from 'kysely';
import type { DomainEvent, Topic } from '../../../shared/events.ts';
import type { Tx } from '../data/database.ts';
import { addJob } from '../data/queue.ts';

/** Who did something; `tab` names the tab of their browser it was done in, so that this tab doesn't read its own change twice. */
export interface Doer {
  user_id: string;
  tab?: string | null;
}

/**
 * Records what happened, in the transaction in which it happened: one audit row, its topics (who hears of it live), the wake-up, and
 * the job from which notices and e-mails follow. This is the one mechanism for consequences. Nobody (null) did what the system did by itself.
 */
export async function record(tx: Tx, by: Doer | null, event: DomainEvent, audience: Topic[]): Promise<void> {
  const id = await announce(tx, by, event, ['admin', ...audience]);
  await addJob(tx, 'follow-event', { event_id: id });
}

/** Tells these topics of an event, live, from which nothing follows (a notice that came must not bring a notice). Returns its id. */
export async function announce(tx: Tx, by: Doer | null, event: DomainEvent, audience: Topic[]): Promise<number> {
  const { id } = await tx
    .insertInto('events')
    .values({ type: event.type, actor_id: by?.user_id ?? null, tab: by?.tab ?? null, data: JSON.stringify(event.data) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const topics = [...new Set(audience)].map((topic) => ({ topic, event_id: id }));
  await tx.insertInto('event_topics').values(topics).execute();
  await sql`select pg_notify('live', '')`.execute(tx);
  return id;
}
