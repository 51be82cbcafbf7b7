import { type RawBuilder, sql } from 'kysely';
import type { Topic } from '../../../shared/events.ts';
import type { Reader } from '../data/database.ts';
import type { Position } from './position.ts';

/** An event of the log: its position, its data (ids only), and who caused it in which browser tab. */
export interface LoggedEvent {
  position: Position;
  type: string;
  data: object;
  actor_id: string | null;
  tab: string | null;
}

/** An event with its topics. */
export interface EventWithTopics extends LoggedEvent {
  topics: Topic[];
}

/** With more missed events than this, reading its pages again is cheaper for a browser. */
const mostMissed = 500;
const batch = 500;

const row = ({ xid, id }: Position): RawBuilder<unknown> => sql`(${xid.toString()}::xid8, ${id}::bigint)`;

interface EventRow extends Omit<LoggedEvent, 'position'> {
  xid: string;
  id: number;
}

const toEvent = ({ xid, id, ...happened }: EventRow): LoggedEvent => ({ ...happened, position: { xid: BigInt(xid), id } });

/**
 * The next events after a position, in commit order. `more`: read again, because the batch was full or rows were held back. A row is held back
 * while a transaction that began before its own is open: that one may still commit an earlier row, which would be lost if the position had passed it.
 */
export async function readTail(db: Reader, after: Position): Promise<{ events: EventWithTopics[]; more: boolean }> {
  const { rows } = await sql<EventRow & { topics: Topic[]; settled: boolean }>`
    select e.xid, e.id, e.type, e.data, e.actor_id, e.tab, e.xid < pg_snapshot_xmin(pg_current_snapshot()) as settled,
      array(select t.topic from event_topics t where t.event_id = e.id) as topics
    from events e
    where (e.xid, e.id) > ${row(after)}
    order by e.xid, e.id
    limit ${batch}`.execute(db);
  const events = rows.filter(({ settled }) => settled).map(({ settled: _, topics, ...row }) => ({ ...toEvent(row), topics }));
  return { events, more: rows.length === batch || events.length < rows.length };
}

/** For how many seconds the oldest event after this position has waited, also one that is held back; 0 without one. */
export async function waitedSince(db: Reader, after: Position): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from clock_timestamp() - created_at)::float8 as seconds from events
    where (xid, id) > ${row(after)}
    order by xid, id limit 1`.execute(db);
  return rows[0]?.seconds ?? 0;
}

/** The position of the last event that no earlier one can still be committed before; null while there is none. */
export async function lastPosition(db: Reader): Promise<Position | null> {
  const { rows } = await sql<{ xid: string; id: number }>`
    select xid, id from events where xid < pg_snapshot_xmin(pg_current_snapshot())
    order by xid desc, id desc limit 1`.execute(db);
  return rows[0] ? { xid: BigInt(rows[0].xid), id: rows[0].id } : null;
}

/**
 * The events of these topics after `after`, up to and including `upTo`. Null when the event at `after` is unknown or older than the 30 days that
 * topics are kept for, or when there are too many. The browser then reads its pages again.
 */
export async function readMissed(db: Reader, topics: Topic[], after: Position, upTo: Position): Promise<LoggedEvent[] | null> {
  const { rows: known } = await sql`
    select 1 from events
    where (xid, id) = ${row(after)} and created_at > now() - interval '30 days'`.execute(db);
  if (known.length === 0) return null;
  const { rows } = await sql<EventRow>`
    select xid, id, type, data, actor_id, tab from events
    where id in (
      select event_id from event_topics
      where topic = any(${topics}) and (xid, event_id) > ${row(after)} and (xid, event_id) <= ${row(upTo)}
      limit ${mostMissed + 1}
    )
    order by xid, id`.execute(db);
  return rows.length > mostMissed ? null : rows.map(toEvent);
}

/** Which of these sessions are still valid. */
export async function validSessions(db: Reader, sessionIds: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from sessions where id = any(${sessionIds}::uuid[]) and expires_at > now()`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
