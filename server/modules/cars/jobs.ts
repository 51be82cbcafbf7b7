import type { Job } from '../../platform/data/queue.ts';
import { type RateLimit, tryPoint } from '../../platform/data/rate-limits.ts';
import { record } from '../../platform/live/events.ts';
import { buyersToTell, tellChanges } from './saved-changes.ts';

/** So that a job that runs twice tells nobody twice a day. */
const onceADay: RateLimit = { name: 'saved-cars-digest', points: 1, duration: 20 * 3600 };

/** Tells buyers what has changed of their saved cars since they were told (docs/domain/time.md, "What the clock starts"). */
export const tellSavedChanges: Job = {
  name: 'tell-saved-changes',
  clock: { cron: '0 15 * * *', catchUp: '4h' },
  async run({ db }) {
    const first = '00000000-0000-0000-0000-000000000000';
    for (let buyers = await buyersToTell(db, first); buyers.length > 0; buyers = await buyersToTell(db, buyers.at(-1) ?? first)) {
      for (const buyer_id of buyers) {
        await db.transaction().execute(async (tx) => {
          if (!(await tryPoint(tx, onceADay, buyer_id))) return;
          const cars = await tellChanges(tx, buyer_id);
          if (cars.length > 0) await record(tx, null, { type: 'saved_cars.digested', data: { buyer_id, cars } }, []);
        });
      }
    }
  },
};

export const carJobs = [tellSavedChanges];
