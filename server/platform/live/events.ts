import { sql } from 'kysely';
import type { LoggedField } from '../../../shared/audit/fields.ts';
import { type DomainEvent, type EventRow, events, type Topic, userTopic } from '../../../shared/events.ts';
import type { Tx } from '../data/database.ts';
import { addJob, type JobName } from '../data/queue.ts';

/**
 * Who caused an event, and from where: the full address, as the server saw it. `tab` is the id of the browser tab, so that this tab doesn't read its own
 * change twice.
 */
export interface Doer {
  user_id: string;
  tab?: string | null;
  address?: string | null;
}

/** Somebody without an account, as who fails to sign in. */
interface Stranger {
  user_id: null;
  tab?: null;
  address: string;
}

type Logged = { [Field in LoggedField]?: unknown };

/** What an act made of what: the same fields on both sides, only those that changed. Of something new there is no `before`. */
export interface Change {
  before?: Logged;
  after?: Logged;
}

/** These fields, if the log has a name for each of them (`fieldLabels`); of what has no fixed fields, as a text of the site, any. */
type Named<Fields> = { [Field in keyof Fields]: string extends Field ? Fields[Field] : Field extends LoggedField ? Fields[Field] : never };

/** What is different of these fields, as the log keeps it. A field without a name in the log does not compile. */
export function changeOf<Before extends object, After extends object>(
  before: Before & Named<Before>,
  after: (After & Named<After>) | null,
): Change {
  const was: Record<string, unknown> = { ...before };
  const changed = Object.entries(after ?? {}).filter(
    ([name, value]) => JSON.stringify(was[name] ?? null) !== JSON.stringify(value ?? null),
  );
  return { before: Object.fromEntries(changed.map(([name]) => [name, was[name] ?? null])), after: Object.fromEntries(changed) };
}

/** The job that runs an event's handler, in the notifications module; `after` is the last reader of the previous batch. */
export const handleEvent: JobName<{ event_id: number; after?: string }> = { name: 'handle-event' };

/**
 * Records an event in the transaction that causes it: one row of the log, with where it came from and what it changed, its topics (the audience and the
 * administrator get it live), the NOTIFY that wakes the servers, and the job that runs its handler, if it has one. Live events, notices and mails all
 * start here. `by` is null for the system. What an administrator changes says from what to what (docs/domain/permissions.md, "The log").
 */
export async function record(
  tx: Tx,
  by: Doer | Stranger | null,
  event: DomainEvent,
  audience: Topic[],
  change: Change = {},
): Promise<void> {
  const { handling, adminHears }: EventRow = events[event.type];
  const topics = [...new Set<Topic>(adminHears === false ? audience : ['admin', ...audience])];
  const subjects = adminHears === false ? [] : subjectsOf(by, event, audience);
  // One statement: each change of the program passes here.
  const { rows } = await sql<{ id: number }>`
    with event as (
      insert into events (type, actor_id, tab, data, before, after)
      values (${event.type}, ${by?.user_id ?? null}, ${by?.tab ?? null}, ${json(event.data)}, ${json(change.before)}, ${json(change.after)})
      returning id
    ), heard as (
      insert into event_topics (topic, event_id) select unnest(${topics}::text[]), id from event
    ), found as (
      insert into event_subjects (subject, event_id) select unnest(${subjects}::uuid[]), id from event
    ), came as (
      insert into event_addresses (event_id, address) select id, ${by?.address ?? null}::text from event where ${by?.address ?? null}::text is not null
    )
    select id, pg_notify('live', ${event.type}) from event`.execute(tx);
  const [{ id: event_id } = { id: 0 }] = rows;
  if (handling === 'handled') await addJob(tx, handleEvent, { event_id });
}

/** The same for an event that only these people hear of, by their ids, and the administrator. */
export function recordFor(tx: Tx, by: Doer | Stranger | null, event: DomainEvent, people: string[], change?: Change): Promise<void> {
  return record(tx, by, event, people.map(userTopic), change);
}

const json = (value: object | undefined) => (value ? JSON.stringify(value) : null);

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whom and what an event is about: by these it is found in the log. */
function subjectsOf(by: Doer | Stranger | null, { data }: DomainEvent, audience: Topic[]): string[] {
  const toldPeople = audience.map((topic) => topic.replace('user:', ''));
  const ids = [by?.user_id, ...toldPeople, ...Object.values(data).flat()];
  return [...new Set(ids.filter((value): value is string => typeof value === 'string' && uuid.test(value)))];
}
