import { en as plural } from '../../plural.ts';

export const heading = 'Messages that matter';
export const wroteNothing = 'They wrote nothing to each other here.';
/** Above those of a longer thread. */
export const nothingOfThese = 'Nothing.';
export const whichOfDispute = 'What names a sum, and what both sides wrote within a day of the outcome or of a dispute.';
export const whichOfReport = 'What was reported, and up to five messages before and after it.';
export const writtenBy = (name: string, at: string) => `${name}, ${at}`;
export const reported = 'Reported';
export const hidden = 'Hidden';
export const readThread = (count: number) =>
  plural(count, {
    one: 'Read the whole thread, 1 message (it is written in the audit)',
    other: 'Read the whole thread, # messages (it is written in the audit)',
  });
