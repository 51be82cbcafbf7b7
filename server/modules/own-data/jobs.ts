import type { Job } from '../../platform/data/queue.ts';
import { inLanguage } from '../../platform/process/language.ts';
import { fileOf, finishExport, removeEndedExports } from './make-export.ts';

/** Makes a copy of somebody's own data. */
export const makeExport: Job<{ export_id: string }> = {
  name: 'make-export',
  run: (places, { export_id }) => inLanguage('en', () => finishExport(places, export_id)),
};

/** Removes the file of a copy that nobody can download any more. */
export const removeExport: Job<{ export_id: string }> = {
  name: 'remove-export',
  run: ({ storage }, { export_id }) => storage.remove(fileOf(export_id)),
};

/** Removes copies of own data a day after they were ready. */
export const pruneExports: Job = {
  name: 'prune-exports',
  clock: { cron: '20 0 * * *', catchUp: '1d' },
  run: (places) => removeEndedExports(places),
};

export const ownDataJobs = [makeExport, removeExport, pruneExports];
