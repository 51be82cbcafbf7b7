import { sql } from 'kysely';
import { inBatches } from '../../platform/data/batches.ts';
import type { Job } from '../../platform/data/queue.ts';
import { readSettings } from '../settings/settings.ts';
import { forgetEnded } from './queries.ts';

/** Forgets notices whose cause is over, and all others, read or not, after the setting `dataRetentionDays` (docs/domain/time.md, "Retention"). */
export const forgetOldNotices: Job = {
  name: 'forget-old-notices',
  clock: { cron: '0 0 * * *', catchUp: '1d' },
  async run({ db }) {
    const { dataRetentionDays } = await readSettings(db);
    // Nobody sees them any more, and each reading of a list would pass over them.
    await inBatches((size) => forgetEnded(db, size));
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
