import { forgetOldReports } from '../modules/moderation/reports.ts';
import type { Job } from '../platform/data/queue.ts';
import { anonymiseOldDeals, forgetOldThreads } from './retention.ts';

/** Keeps what the legal pages promise of messages, deals and reports. */
export const keepRetention: Job = {
  name: 'keep-retention',
  clock: { cron: '40 0 * * *', catchUp: '1d' },
  async run({ db }) {
    await forgetOldThreads(db);
    await anonymiseOldDeals(db);
    await forgetOldReports(db);
  },
};

export const workflowJobs = [keepRetention];
