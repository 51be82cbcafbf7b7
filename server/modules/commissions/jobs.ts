import type { Job } from '../../platform/data/queue.ts';
import { remindOfOverdue } from './commissions.ts';

/** Reminds dealers of overdue commissions. Its clock is daily, so that a commission is reminded of on the day after its last one, then each week. */
export const remindOverdueCommissions: Job = {
  name: 'remind-overdue-commissions',
  clock: { cron: '0 6 * * *', catchUp: '12h' },
  run: ({ db }) => remindOfOverdue(db),
};

export const commissionJobs = [remindOverdueCommissions];
