import type { Job } from '../platform/data/queue.ts';
import { forgetOldThreads, losePeopleOfOldDeals } from './retention.ts';

/** Keeps what the legal pages promise of messages and deals. */
export const keepRetention: Job = {
  name: 'keep-retention',
  clock: { cron: '40 0 * * *', catchUp: '1d' },
  async run({ db }) {
    await forgetOldThreads(db);
    await losePeopleOfOldDeals(db);
  },
};

export const workflowJobs = [keepRetention];
