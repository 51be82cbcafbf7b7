import { carMailsWords } from '../words/emails/car-mails.ts';
import { P } from './letter.tsx';
import type { SheetsOf } from './mail.ts';

export const carSheets: SheetsOf<'car-approved' | 'car-refused' | 'car-taken-down'> = {
  'car-approved': {
    button: () => carMailsWords.seeAsBuyers,
    Rest: () => <P>{carMailsWords.whereFound}</P>,
  },
  'car-refused': {
    button: () => carMailsWords.changeIt,
    Rest: ({ part, site }) => (
      <P>
        {carMailsWords.untilThen[part]} {carMailsWords.toAsk(site.supportEmail)}
      </P>
    ),
  },
  'car-taken-down': {
    button: () => carMailsWords.changeIt,
    Rest: ({ site }) => (
      <P>
        {carMailsWords.bidsGoOn} {carMailsWords.toAsk(site.supportEmail)}
      </P>
    ),
  },
};
