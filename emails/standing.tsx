import { letterWords } from '../words/emails/letter.ts';
import { standingMailsWords } from '../words/emails/standing-mails.ts';
import { P } from './letter.tsx';
import type { SheetsOf } from './mail.ts';

export const standingSheets: SheetsOf<'warned' | 'suspended' | 'restored' | 'contest-answered' | 'partner-suspended' | 'partner-restored'> =
  {
    warned: {
      button: () => standingMailsWords.openAccount,
      Rest: ({ site }) => <P>{standingMailsWords.warned(site.supportEmail)}</P>,
    },
    suspended: {
      button: () => standingMailsWords.whatICanDo,
      Rest: ({ site }) => (
        <>
          <P>{standingMailsWords.standsStill}</P>
          <P>{standingMailsWords.staysOwed}</P>
          <P>{letterWords.questions(site.supportEmail)}</P>
        </>
      ),
    },
    restored: {
      button: () => standingMailsWords.openAccount,
      Rest: ({ site }) => <P>{standingMailsWords.restored(site.supportEmail)}</P>,
    },
    'contest-answered': {
      button: () => standingMailsWords.openAccount,
      Rest: ({ site }) => <P>{letterWords.questions(site.supportEmail)}</P>,
    },
    'partner-suspended': {
      button: () => standingMailsWords.seeHowItStands,
      Rest: ({ partner, reader, site }) => (
        <>
          <P>{standingMailsWords.acceptedStays[reader]}</P>
          <P>{standingMailsWords.begun}</P>
          <P>{standingMailsWords.tellUs[reader](partner, site.supportEmail)}</P>
        </>
      ),
    },
    'partner-restored': {
      button: () => standingMailsWords.seeHowItStands,
      Rest: ({ reader, site }) => (
        <>
          {reader === 'buyer' && <P>{standingMailsWords.asAlways}</P>}
          <P>{letterWords.questions(site.supportEmail)}</P>
        </>
      ),
    },
  };
