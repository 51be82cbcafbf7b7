import { plural } from '../shared/words.ts';
import { P } from './letter.tsx';
import type { SheetsOf } from './mail.ts';

export const caseSheets: SheetsOf<'case-waiting' | 'file-failed'> = {
  'case-waiting': {
    button: 'Look at it',
    Rest: ({ waiting }) => <P>{allThatWaits(waiting)}</P>,
  },
  'file-failed': {
    button: 'See the files',
    Rest: () => <P>It is not tried again by itself: the next one comes by its schedule, or when you ask for it.</P>,
  },
};

/** How much waits by now; nothing, where a case was decided while the mail was written. */
export function allThatWaits(waiting: number): string {
  return plural(waiting, { one: 'It is the only thing that waits.', other: '# things wait for you by now.' });
}
