import type { Job } from '../../platform/data/queue.ts';
import { writeVocabulary } from './vocabulary.ts';

/** Writes the vocabulary of searches anew, each hour (docs/domain/limits-and-money.md, "Searching"). */
export const countWords: Job = {
  name: 'count-words',
  clock: { cron: '20 * * * *', catchUp: '1d' },
  run: ({ db }) => writeVocabulary(db),
};

export const searchJobs = [countWords];
