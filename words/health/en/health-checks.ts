import { en as plural } from '../../plural.ts';

// What was found of each part of the program. Each stands alone, without a stop.
export const answers = (milliseconds: number, used: number, most: number) =>
  `${milliseconds} ms typical answer, ${used} of ${most} connections`;
export const used = (used: string, all: string) => `${used} of ${all} used`;
export const notWritable = (used: string) => `No file can be stored; ${used}`;
export const full = (used: string) => `The disk is full; ${used}`;

// The queue of mails.
export const nothingWaits = 'Nothing waits';
export const waits = (mails: number) => plural(mails, { one: '1 waits', other: '# wait' });
/** Within a sentence: how many mails wait. */
const alsoWait = (mails: number) => (mails === 0 ? 'nothing waits' : waits(mails));
export const justStarted = (mails: number) => `Just started; ${alsoWait(mails)}`;
export const noWorker = (mails: number) => `The worker does not run; ${alsoWait(mails)}`;
export const noWorkerSince = (at: string, mails: number) => `The worker does not run, last at ${at}; ${alsoWait(mails)}`;
export const someFailed = (mails: number, failed: number) => `${waits(mails)}, ${failed} failed and will be tried again; nothing is lost`;

export const connected = (streams: number) => `${streams} connected`;
export const behind = (seconds: number, streams: number) => `${seconds} seconds behind; ${streams} connected`;

export const noBackup = 'No backup yet';
export const backup = (at: string, size: string) => `${at}, ${size}`;
export const failed = (why: string, last: string) => `A backup failed: ${why}; the last good one: ${last}`;
export const isOld = (last: string) => `${last}; the next one should have followed by the schedule`;
export const firstDue = (at: string) => `No backup yet; the first is due at ${at}`;
