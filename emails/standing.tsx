import { P } from './letter.tsx';
import type { SheetsOf } from './mail.ts';

export const standingSheets: SheetsOf<'warned' | 'suspended' | 'restored' | 'contest-answered' | 'partner-suspended' | 'partner-restored'> =
  {
    warned: {
      button: 'Open my account',
      Rest: ({ site }) => <P>Nothing else has changed. If you see it differently, write to {site.supportEmail}.</P>,
    },
    suspended: {
      button: 'See what I can do',
      Rest: ({ site }) => (
        <>
          <P>Others don’t find what you offer or ask for. Your bids and offers stand still, and your viewings to come are cancelled.</P>
          <P>What was agreed on and what is owed stays. You can say once, on your home page, why you see it differently.</P>
          <P>Questions? Write to {site.supportEmail}.</P>
        </>
      ),
    },
    restored: {
      button: 'Open my account',
      Rest: ({ site }) => <P>Others find again what you offer or ask for. Questions? Write to {site.supportEmail}.</P>,
    },
    'contest-answered': {
      button: 'Open my account',
      Rest: ({ site }) => <P>Questions? Write to {site.supportEmail}.</P>,
    },
    'partner-suspended': {
      button: 'See how it stands',
      Rest: ({ partner, reader, site }) => (
        <>
          <P>
            {reader === 'buyer'
              ? 'An offer that you accepted stays accepted, and you can accept another one.'
              : 'A bid that was accepted stays accepted, and you can go on bidding on other requests.'}
          </P>
          <P>A viewing that has begun you record and rate as ever. We don’t know yet how long it takes, and tell nobody why.</P>
          <P>
            Something about {partner} that we should know? Write to {site.supportEmail}.
          </P>
        </>
      ),
    },
    'partner-restored': {
      button: 'See how it stands',
      Rest: ({ reader, site }) => (
        <>
          {reader === 'buyer' && <P>As always: nobody needs money from you before you have seen the car.</P>}
          <P>Questions? Write to {site.supportEmail}.</P>
        </>
      ),
    },
  };
