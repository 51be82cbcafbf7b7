import { adminMailsWords } from '../words/emails/admin-mails.ts';
import { P } from './letter.tsx';
import type { SheetsOf } from './mail.ts';

export const caseSheets: SheetsOf<'case-waiting' | 'file-failed'> = {
  'case-waiting': {
    button: () => adminMailsWords.lookAtIt,
    Rest: ({ waiting }) => <P>{adminMailsWords.waiting(waiting)}</P>,
  },
  'file-failed': {
    button: () => adminMailsWords.seeFiles,
    Rest: () => <P>{adminMailsWords.notTriedAgain}</P>,
  },
};
