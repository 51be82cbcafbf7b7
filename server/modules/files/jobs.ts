import type { Job } from '../../platform/data/queue.ts';
import { inLanguage } from '../../platform/process/language.ts';
import { makeFile, startDueBackup } from './files.ts';
import { finishFile, giveUpStuckFiles, removeEndedFiles } from './make-file.ts';

/** Makes a file for the administrator. */
export const makeFileJob: Job<{ file_id: string }> = {
  ...makeFile,
  run: (places, { file_id }) => inLanguage('en', () => finishFile(places, file_id)),
};

/** Has a backup made when one is due, as often as the setting says. */
export const startBackup: Job = {
  name: 'start-backup',
  clock: { cron: '5 * * * *', catchUp: '1h' },
  run: ({ db }) => startDueBackup(db),
};

/** Removes exports a day after they were ready, and what is left of files that a process did not live to store. */
export const pruneFiles: Job = {
  name: 'prune-files',
  clock: { cron: '50 * * * *', catchUp: '1h' },
  async run(places) {
    await inLanguage('en', () => giveUpStuckFiles(places));
    await removeEndedFiles(places);
    await places.backups.removeUnfinished();
  },
};

export const fileJobs = [makeFileJob, startBackup, pruneFiles];
