import { untilGiven } from '../shared/business/missing-words.ts';
import { longDate, timeOfDay } from '../shared/time.ts';
import { Fact, P } from './letter.tsx';
import type { SheetsOf } from './mail.ts';

export const accountSheets: SheetsOf<
  | 'password-changed'
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
        <P>{untilGiven}</P>
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
