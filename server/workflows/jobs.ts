import { forgetOldReports } from '../modules/moderation/reports.ts';
import type { Job } from '../platform/data/queue.ts';
import { forgetOldThreads, losePeopleOfOldDeals } from './retention.ts';

/** Keeps what the legal pages promise of messages, deals and reports. */
export const keepRetention: Job = {
  name: 'keep-retention',
  clock: { cron: '40 0 * * *', catchUp: '1d' },
  async run({ db }) {
    await forgetOldThreads(db);
    await losePeopleOfOldDeals(db);
    await forgetOldReports(db);
  },
};

export const workflowJobs = [keepRetention];
