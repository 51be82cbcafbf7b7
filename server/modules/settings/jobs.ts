import { forgetFailedJobs, type Job } from '../../platform/data/queue.ts';
import { readSettings } from './settings.ts';

/** Forgets jobs that failed for good, with what they logged, after the setting `dataRetentionDays` (docs/domain/time.md, "Retention"). */
const forgetFailed: Job = {
  name: 'forget-failed-jobs',
  clock: { cron: '0 0 * * *', catchUp: '1d' },
  async run({ db }) {
    await forgetFailedJobs(db, (await readSettings(db)).dataRetentionDays);
  },
};

export const settingsJobs = [forgetFailed];
