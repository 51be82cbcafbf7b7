import { sql } from 'kysely';
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

export const liveJobs = [pruneTopics];
