import { P } from './letter.tsx';
import type { SheetsOf } from './mail.ts';

export const reportSheets: SheetsOf<'report-answered' | 'report-warned' | 'report-removed'> = {
  'report-answered': {
    button: 'See your notifications',
    Rest: () => <P>Thank you for telling us. Nobody learns from us that it was you.</P>,
  },
  'report-warned': {
    button: 'See it',
    Rest: ({ site }) => <P>If it happens again, it is removed. If you think that we are wrong, write to {site.supportEmail}.</P>,
  },
  'report-removed': {
    button: 'See it',
    Rest: ({ site }) => <P>Nobody else sees it any more. If you think that we are wrong, write to {site.supportEmail}.</P>,
  },
};
