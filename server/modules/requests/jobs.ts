import { sql } from 'kysely';
import { dayInNairobi } from '../../../shared/time.ts';
import type { Job } from '../../platform/data/queue.ts';
import { record } from '../../platform/live/events.ts';
import { requestsOfDigest } from './digest.ts';

/** Sends verified dealers the daily summary of new requests, if there are any; once a day (index events_one_digest_a_day). */
export const sendDigest: Job = {
  name: 'send-digest',
  clock: { cron: '0 4 * * *', catchUp: '12h' },
  async run({ db }) {
    await db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ now: string }>`select now()`.execute(tx);
      const day = dayInNairobi(rows[0]?.now ?? '');
      const sent = await tx
        .selectFrom('events')
        .select('id')
        .where('type', '=', 'requests.digested')
        .where(sql<boolean>`data ->> 'day' = ${day}`)
        .executeTakeFirst();
      if (sent || (await requestsOfDigest(tx, day)).count === 0) return;
      await record(tx, null, { type: 'requests.digested', data: { day } }, []);
    });
  },
};

export const requestJobs = [sendDigest];
