import { en as plural } from '../../plural.ts';

// What waits for the administrator, one or several, and files that could not be made.
export const because = {
  cases: 'You get this because you decide what is reported, disputed or waits to be checked.',
  files: 'You get this because you look after the backups.',
};
export const lookAtIt = 'Look at it';
/** How much waits by now; none, where it was decided while the mail was written. */
export const waiting = (count: number) =>
  plural(count, { one: 'It is the only thing that waits.', other: '# things wait for you by now.' });
export const seeFiles = 'See the files';
export const notTriedAgain = 'It is not tried again by itself: the next one comes by its schedule, or when you ask for it.';

export const several = (count: number) => `${count} things wait for your decision`;
export const openQueue = 'Open the queue';
export const sinceLastMail = 'They came since the last mail:';
/** What a case is, as a heading of its line. */
export const lead = (title: string) => `${title}.`;
export const more = (count: number) => `And ${count} more.`;
export const withOlder = (waiting: number) => `With the older ones, ${waiting} wait now.`;
