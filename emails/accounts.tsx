import { longDate, timeOfDay } from '../shared/time.ts';
import { missingWords } from '../words/business/missing.ts';
import { Fact, P } from './letter.tsx';
import type { SheetsOf } from './mail.ts';

export const accountSheets: SheetsOf<
  | 'password-changed'
  | 'second-factor-changed'
  | 'recovery-code-used'
  | 'new-browser'
  | 'export-ready'
  | 'dealer-verified'
  | 'dealer-revoked'
  | 'licence-asked'
  | 'more-asked'
  | 'business-change-approved'
  | 'business-change-refused'
  | 'dealer-unavailable'
> = {
  'password-changed': {
    button: 'It wasn’t me: choose a new one',
    Rest: ({ at, full_name, site }) => (
      <>
        <Fact label="Account of">{full_name}</Fact>
        <Fact label="Changed on">
          {longDate(at)}, {timeOfDay(at)}
        </Fact>
        <P>Everyone who was signed in elsewhere is signed out. Was it you? Then there is nothing to do.</P>
        <P>
          If it wasn’t you, choose a new password for your email too: whoever did this may read it. If you can’t, write to{' '}
          {site.supportEmail}.
        </P>
      </>
    ),
  },
  'second-factor-changed': {
    button: 'See my second step',
    Rest: ({ at, full_name, what, site }) => (
      <>
        <Fact label="Account of">{full_name}</Fact>
        <Fact label="Changed on">
          {longDate(at)}, {timeOfDay(at)}
        </Fact>
        {what === 'cleared' && <P>We did this after a call with you. If nobody called you, write to {site.supportEmail} at once.</P>}
        <P>
          {what === 'unreadable' ? 'You did nothing wrong, and your password is as before.' : 'Was it you? Then there is nothing to do.'}
        </P>
      </>
    ),
  },
  'recovery-code-used': {
    button: 'See my second step',
    Rest: ({ at, full_name, left, site }) => (
      <>
        <Fact label="Account of">{full_name}</Fact>
        <Fact label="Used on">
          {longDate(at)}, {timeOfDay(at)}
        </Fact>
        {left < 3 && <P>Make new codes soon, and keep them on paper, away from your phone.</P>}
        <P>If it wasn’t you, somebody has your password and your codes: change both, and write to {site.supportEmail}.</P>
      </>
    ),
  },
  'new-browser': {
    button: 'It wasn’t me: choose a new password',
    Rest: ({ at, full_name, browser, system, site }) => (
      <>
        <Fact label="Account of">{full_name}</Fact>
        <Fact label="Signed in on">
          {longDate(at)}, {timeOfDay(at)}
        </Fact>
        <Fact label="With">{[browser ?? 'a browser', system].filter(Boolean).join(' on ')}</Fact>
        <P>Was it you, on a new phone or after clearing your browser? Then there is nothing to do.</P>
        <P>If it wasn’t you, a new password signs everybody out. If you can’t choose one, write to {site.supportEmail}.</P>
      </>
    ),
  },
  'export-ready': {
    button: 'Download it',
    Rest: ({ site }) => (
      <>
        <P>It is one ZIP file. You download it when you are signed in, on your profile; after a day it is removed.</P>
        <P>
          Was it not you who asked? Then somebody is signed in to your account: change your password, which signs everyone else out, and
          write to {site.supportEmail}.
        </P>
      </>
    ),
  },
  'dealer-verified': {
    button: 'Start bidding',
    Rest: ({ dealer }) => <P>Our team has checked the details of {dealer}. Buyers now see that you are verified.</P>,
  },
  'dealer-revoked': {
    button: 'See my verification',
    Rest: ({ dealer, site }) => (
      <>
        <P>{dealer} is not a verified dealer at the moment, and its bids can’t be accepted.</P>
        <P>Your data, your chats, cancelling and completing viewings stay open. To ask why, write to {site.supportEmail}.</P>
      </>
    ),
  },
  'licence-asked': {
    button: 'Add what is missing',
    Rest: ({ dealer, missing, site }) => (
      <>
        <P>We would like to verify {dealer}, and buyers wait for its bids.</P>
        <Fact label="Still missing">{missing.join(', ')}</Fact>
        <P>{missingWords.untilGiven}</P>
        <P>A photo of the licence helps us to check it sooner. Only our team sees it. Questions? Write to {site.supportEmail}.</P>
      </>
    ),
  },
  'more-asked': {
    button: 'See my verification',
    Rest: ({ dealer, site }) => (
      <P>
        {dealer} waits for its verification until then. Change your details on that page, or write to {site.supportEmail}.
      </P>
    ),
  },
  'business-change-approved': {
    button: 'See my business details',
    Rest: ({ dealer }) => <P>Our team has checked what you changed. You stay verified; your offers and viewings go on as {dealer}.</P>,
  },
  'business-change-refused': {
    button: 'See my business details',
    Rest: ({ dealer, site }) => (
      <P>
        {dealer} stays verified with the old details. You can change them and send them again, or write to {site.supportEmail}.
      </P>
    ),
  },
  'dealer-unavailable': {
    button: 'See my requests',
    Rest: ({ dealer, site }) => (
      <>
        <P>
          Our team withdrew the verification of {dealer}. No viewing can be confirmed until it is verified again. You can cancel a viewing
          that is planned.
        </P>
        <P>Our address is {site.supportEmail}.</P>
      </>
    ),
  },
};
