import { sql } from 'kysely';
import { inBatches } from '../../platform/data/batches.ts';
import type { Job } from '../../platform/data/queue.ts';
import { readSettings } from '../settings/settings.ts';
import { readEnded } from './queries.ts';

/** Forgets notices, read or not, after the setting `dataRetentionDays` (docs/domain/time.md, "Retention"), a thousand at a time. */
export const forgetOldNotices: Job = {
  name: 'forget-old-notices',
  clock: { cron: '0 0 * * *', catchUp: '1d' },
  async run({ db }) {
    const { dataRetentionDays } = await readSettings(db);
    // They count as read already: so nobody has to look again whether their case waits.
    await readEnded(db);
    await inBatches(async (size) => {
      const { numDeletedRows } = await db
        .deleteFrom('notifications')
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('notifications')
            .select('id')
            .where('created_at', '<', sql<string>`now() - make_interval(days => ${dataRetentionDays})`)
            .limit(size),
        )
        .executeTakeFirst();
      return Number(numDeletedRows);
    });
  },
};
