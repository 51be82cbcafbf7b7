import type { Job } from '../../platform/data/queue.ts';
import { copyErasureList, writeErasureList } from './erasing.ts';

/** Makes up for files of the list that are missing, also beside the backups. */
export const listErasures: Job = {
  name: 'list-erasures',
  clock: { cron: '10 0 * * *', catchUp: '1d' },
  async run({ db, erasures, erasuresBesideBackups }) {
    await writeErasureList({ db, erasures });
    await copyErasureList(erasures, erasuresBesideBackups);
  },
};

export const erasingJobs = [listErasures];
