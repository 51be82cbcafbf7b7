import { longDate, timeOfDay } from '../shared/time.ts';
import { Fact, Letter, P } from './letter.tsx';
import type { MailsOf } from './mail.ts';

const when = (at: string) => `${longDate(at)}, ${timeOfDay(at)}`;

/** To whoever may have lost an account: what changed, when, and what to do if it wasn't them. */
export const securityMails: MailsOf<'email-changed' | 'password-changed'> = {
  'email-changed': {
    subject: ({ site }) => `Your ${site.name} account has another email now`,
    Mail: ({ at, ...envelope }) => (
      <Letter
        {...envelope}
        preview="Was it you? Then there is nothing to do."
        heading="Your email was changed"
        button="It wasn’t me: get help"
      >
        <P>
          Your {envelope.site.name} account belongs to another address now. This one can’t sign in to it any more, nor ask for a new
          password.
        </P>
        <Fact label="Account of">{envelope.full_name}</Fact>
        <Fact label="Changed on">{when(at)}</Fact>
        <P>Was it you? Then there is nothing to do.</P>
        <P>
          Not you? Then someone knows your password. Write to {envelope.site.supportEmail} from this address now, so that we can stop
          whoever acts in your name.
        </P>
      </Letter>
    ),
  },
  'password-changed': {
    subject: ({ site }) => `Your ${site.name} password was changed`,
    Mail: ({ at, ...envelope }) => (
      <Letter
        {...envelope}
        preview="Was it you? Then there is nothing to do."
        heading="Your password was changed"
        button="It wasn’t me: choose a new one"
      >
        <Fact label="Account of">{envelope.full_name}</Fact>
        <Fact label="Changed on">{when(at)}</Fact>
        <P>Everyone who was signed in elsewhere is signed out. Was it you? Then there is nothing to do.</P>
        <P>
          Not you? Choose a new password at once, and one for your email too: whoever did this may read it. If you can’t, write to{' '}
          {envelope.site.supportEmail}.
        </P>
      </Letter>
    ),
  },
};
