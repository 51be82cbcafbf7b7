import type { Job } from '../../platform/data/queue.ts';
import { removeForgottenPhotos } from './photos.ts';

/** Removes uploaded photos that have no owner after 24 hours. */
export const prunePhotos: Job = {
  name: 'prune-photos',
  clock: { cron: '0 0 * * *', catchUp: '1d' },
  async run({ db, storage }) {
    await removeForgottenPhotos({ db, storage });
  },
};

export const photoJobs = [prunePhotos];
