import type { Job } from '../../platform/data/queue.ts';
import { fillPhotoSizes, removeForgottenPhotos } from './photos.ts';

/** Removes uploaded photos that have no owner after 24 hours. */
export const prunePhotos: Job = {
  name: 'prune-photos',
  clock: { cron: '0 0 * * *', catchUp: '1d' },
  async run({ db, storage }) {
    await removeForgottenPhotos({ db, storage });
  },
};

/** Queued by a migration when there is a new width. */
export const fillSizes: Job = { name: 'fill-photo-sizes', run: ({ db, storage }) => fillPhotoSizes({ db, storage }) };

export const photoJobs = [prunePhotos, fillSizes];
