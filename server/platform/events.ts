import { sql } from 'kysely';
import type { DomainEvent, Topic } from '../../shared/events.ts';
import type { Tx } from './database.ts';

/**
 * Records what happened, in the transaction in which it happened: one audit row, its topics (who hears of it live), the wake-up, and
 * the job from which notices and e-mails follow. This is the one mechanism for consequences.
 */
export async function record(tx: Tx, actorId: string | null, event: DomainEvent, audience: Topic[]): Promise<void> {
  const { id } = await tx
    .insertInto('events')
    .values({ type: event.type, actor_id: actorId, data: JSON.stringify(event.data) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const topics = [...new Set<Topic>(['admin', ...audience])];
  await tx.insertInto('event_topics').values(topics.map((topic) => ({ topic, event_id: id }))).execute();
  await sql`select pg_notify('live', ''), graphile_worker.add_job('follow-event', ${JSON.stringify({ event_id: id })}::json)`.execute(tx);
}
