import { Letter, P } from './letter.tsx';
import type { MailsOf } from './mail.ts';

const hoursLeft = (hours: number) => (hours === 1 ? '1 hour' : `${hours} hours`);

export const accountMails: MailsOf<
  'verify-email' | 'reset-password' | 'change-email' | 'dealer-verified' | 'dealer-revoked' | 'dealer-unavailable'
> = {
  'verify-email': {
    subject: ({ site }) => `Verify your email for ${site.name}`,
    Mail: ({ hours, ...envelope }) => (
      <Letter
        {...envelope}
        preview="One tap, and we know that this address is yours."
        heading="Is this your email?"
        button="Verify my email"
      >
        <P>
          Someone, we hope you, opened a {envelope.site.name} account with this address. Please verify it, so that offers and viewings reach
          you.
        </P>
        <P>The link works for {hoursLeft(hours)}. Not you? Then do nothing.</P>
      </Letter>
    ),
  },
  'reset-password': {
    subject: ({ site }) => `Choose a new password for ${site.name}`,
    Mail: ({ hours, ...envelope }) => (
      <Letter {...envelope} preview="The link to choose a new password." heading="Choose a new password" button="Choose a new password">
        <P>
          You asked for a new password. This link works once, for {hoursLeft(hours)}. Choosing a new password signs you out everywhere else.
        </P>
        <P>Not you? Then do nothing: your password stays as it is.</P>
      </Letter>
    ),
  },
  'change-email': {
    subject: ({ site }) => `Confirm your new email for ${site.name}`,
    Mail: ({ hours, ...envelope }) => (
      <Letter {...envelope} preview="Your new address counts once you confirm it." heading="Confirm your new email" button="Use this email">
        <P>You asked to use this address for your {envelope.site.name} account. Until you confirm it, the old one stays.</P>
        <P>The link works for {hoursLeft(hours)}. Not you? Then do nothing.</P>
      </Letter>
    ),
  },
  'dealer-verified': {
    subject: ({ business }) => `${business} is verified`,
    Mail: ({ business, ...envelope }) => (
      <Letter {...envelope} preview="You can bid now." heading="Your business is verified" button="Start bidding">
        <P>Our team has checked the details of {business}. Buyers now see that you are verified, and you can bid on every open request.</P>
      </Letter>
    ),
  },
  'dealer-revoked': {
    subject: ({ business }) => `The verification of ${business} was withdrawn`,
    Mail: ({ business, site, ...envelope }) => (
      <Letter
        {...envelope}
        site={site}
        preview="What stays open, and what doesn’t."
        heading="Your verification was withdrawn"
        button="See my verification"
      >
        <P>
          {business} is not a verified dealer at the moment. Until our team has verified you again you can’t bid, confirm viewings or
          propose times, and your offers can’t be accepted.
        </P>
        <P>Your data, your chats, cancelling and completing viewings stay open. To ask why, write to {site.supportEmail}.</P>
      </Letter>
    ),
  },
  'dealer-unavailable': {
    subject: ({ business }) => `${business} is not verified any more`,
    Mail: ({ business, site, ...envelope }) => (
      <Letter
        {...envelope}
        site={site}
        preview="Please read this before you pay anything."
        heading="A dealer you deal with is not verified any more"
        button="See my requests"
      >
        <P>
          Our team withdrew the verification of {business}. Its offers can’t be accepted, and no viewing can be booked or confirmed, until
          it is verified again. You can cancel a viewing that is planned.
        </P>
        <P>Please pay nothing before you have asked us: {site.supportEmail}.</P>
      </Letter>
    ),
  },
};
