import { sql } from 'kysely';
import { type EventRow, events } from '../../../shared/events.ts';
import type { Reader } from '../data/database.ts';
import type { Job } from '../data/queue.ts';

/** Deletes the topics of events after 30 days. The events themselves are the audit log and stay. */
export const pruneTopics: Job = {
  name: 'prune-topics',
  clock: { cron: '0 0 * * *', catchUp: '1d' },
  async run({ db }) {
    await db
      .deleteFrom('event_topics')
      .using('events')
      .whereRef('events.id', '=', 'event_topics.event_id')
      .where('events.created_at', '<', sql<string>`now() - interval '30 days'`)
      .execute();
  },
};

const batch = 10_000;

const ownBusiness = Object.entries<EventRow>(events)
  .filter(([, { adminHears }]) => adminHears === false)
  .map(([type]) => type);

/** Queued by the migration that made event_subjects: whom and what the events are about that were recorded before, or meanwhile by the version before. */
export const fillEventSubjects: Job = {
  name: 'fill-event-subjects',
  async run({ db }) {
    const { last } = await db
      .selectFrom('events')
      .select(({ fn }) => fn.max('id').as('last'))
      .executeTakeFirstOrThrow();
    for (let from = 1; from <= (last ?? 0); from += batch) await fillSubjects(db, from, from + batch - 1);
  },
};

// As `record` finds them: who did it, who hears of it, every id in the data.
async function fillSubjects(db: Reader, from: number, to: number): Promise<void> {
  await sql`
    insert into event_subjects (subject, event_id)
    select about.subject, e.id
    from events e cross join lateral (
      select e.actor_id as subject where e.actor_id is not null
      union select (value #>> '{}')::uuid from jsonb_path_query(e.data, '$.*[*]') as value
        where value #>> '{}' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
      union select substr(t.topic, 6)::uuid from event_topics t where t.event_id = e.id and t.topic like 'user:%'
    ) about
    where e.id between ${from} and ${to} and e.type <> all(${ownBusiness})
    on conflict do nothing`.execute(db);
}

export const liveJobs = [pruneTopics, fillEventSubjects];
