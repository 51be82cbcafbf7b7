import { type RawBuilder, sql } from 'kysely';
import type { Topic } from '../../../shared/events.ts';
import type { Reader } from '../data/database.ts';
import type { Position } from './position.ts';

/** An event of the log: where it stands, what happened (ids only), and who did it in which tab of their browser. */
export interface LoggedEvent {
  position: Position;
  type: string;
  data: object;
  actor_id: string | null;
  tab: string | null;
}

/** An event with those who hear of it. */
export interface Addressed extends LoggedEvent {
  topics: Topic[];
}

/** More missed events than this cost a browser more than reading its pages anew. */
const mostMissed = 500;
const batch = 500;

const row = ({ xid, id }: Position): RawBuilder<unknown> => sql`(${xid.toString()}::xid8, ${id}::bigint)`;

interface EventRow extends Omit<LoggedEvent, 'position'> {
  xid: string;
  id: number;
}

const toEvent = ({ xid, id, ...happened }: EventRow): LoggedEvent => ({ ...happened, position: { xid: BigInt(xid), id } });

/**
 * The next events after a position, in commit order. `more` says that there is something to read again for: a full batch, or rows
 * that must wait. A row waits while any transaction that began before its own is open: that one may still commit a row that
 * stands earlier, and stepping over it would lose it.
 */
export async function readTail(db: Reader, after: Position): Promise<{ events: Addressed[]; more: boolean }> {
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

/** The position of the last settled event; null while there is none. */
export async function lastPosition(db: Reader): Promise<Position | null> {
  const { rows } = await sql<{ xid: string; id: number }>`
    select xid, id from events where xid < pg_snapshot_xmin(pg_current_snapshot())
    order by xid desc, id desc limit 1`.execute(db);
  return rows[0] ? { xid: BigInt(rows[0].xid), id: rows[0].id } : null;
}

/**
 * What these topics missed after one position, up to and with another. Null when that can't be told any more: the cursor's own
 * event is gone or older than the 30 days that events are kept for, or too much was missed. The browser then reads anew.
 */
export async function missed(db: Reader, topics: Topic[], after: Position, upTo: Position): Promise<LoggedEvent[] | null> {
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

/** Which of these sessions still stand. */
export async function standingSessions(db: Reader, sessionIds: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from sessions where id = any(${sessionIds}::uuid[]) and expires_at > now()`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
