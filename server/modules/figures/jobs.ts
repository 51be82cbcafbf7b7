import type { Job } from '../../platform/data/queue.ts';
import { fillFigures, mendFigures, sumUpFigures } from './mend.ts';

/** Its last run says when the worker was last alive. */
export const sumUpEachMinute: Job = {
  name: 'sum-up-figures',
  clock: { cron: '* * * * *', catchUp: '1m' },
  run: ({ db }) => sumUpFigures(db),
};

const mendEachNight: Job = {
  name: 'mend-figures',
  clock: { cron: '50 0 * * *', catchUp: '1d' },
  async run({ db }) {
    await sumUpFigures(db);
    await mendFigures(db);
  },
};

/** Queued by the migration that makes a figure. */
export const fillFromRows: Job = { name: 'fill-figures', run: ({ db }) => fillFigures(db) };

export const figureJobs = [sumUpEachMinute, mendEachNight, fillFromRows];
