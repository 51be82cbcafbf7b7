import { ksh } from '../shared/money.ts';
import type { LetterName } from '../shared/notifications/mails.ts';
import { longDate, timeOfDay } from '../shared/time.ts';
import { plural } from '../shared/words.ts';
import { Fact, Letter, P } from './letter.tsx';
import type { OwnMail } from './mail.ts';

const hoursLeft = (hours: number) => plural(hours, { one: '1 hour', other: '# hours' });

/** The mails that belong to no notice, or to several. */
export const letters: { [Name in LetterName]: OwnMail<Name> } = {
  'verify-email': {
    subject: ({ site }) => `Verify your email for ${site.name}`,
    Mail: ({ hours, ...envelope }) => (
      <Letter
        {...envelope}
        preview="One tap, and we know that this address is yours."
        heading="Is this your email?"
        button="Verify my email"
        why="somebody, we hope you, gave this address."
      >
        <P>
          Someone, we hope you, opened a {envelope.site.name} account with this address. Please verify it, so that the news of your deals
          reaches you.
        </P>
        <P>The link works for {hoursLeft(hours)}. Not you? Then do nothing.</P>
      </Letter>
    ),
  },
  'reset-password': {
    subject: ({ site }) => `Choose a new password for ${site.name}`,
    Mail: ({ hours, ...envelope }) => (
      <Letter
        {...envelope}
        preview="The link to choose a new password."
        heading="Choose a new password"
        button="Choose a new password"
        why="somebody asked for a new password for this address."
      >
        <P>
          You asked for a new password. This link works once, for {hoursLeft(hours)}. Choosing a new password signs you out everywhere else.
        </P>
        <P>Not you? Then do nothing: your password stays as it is.</P>
      </Letter>
    ),
  },
  'second-step': {
    subject: ({ site }) => `Your link to sign in to ${site.name}`,
    Mail: ({ hours, ...envelope }) => (
      <Letter
        {...envelope}
        preview="It takes the place of the code from your phone."
        heading="Sign in without the code"
        button="Sign me in"
        why="somebody typed your password and then five wrong codes."
      >
        <P>
          Somebody, we hope you, typed the password of your {envelope.site.name} account at a new browser, and then five codes that did not
          fit. This link takes the place of the code, once.
        </P>
        <P>The link works for {hoursLeft(hours)}. Not you? Then don’t open it: somebody knows your password. Choose a new one at once.</P>
      </Letter>
    ),
  },
  'change-email': {
    subject: ({ site }) => `Confirm your new email for ${site.name}`,
    Mail: ({ hours, ...envelope }) => (
      <Letter
        {...envelope}
        preview="Your new address counts once you confirm it."
        heading="Confirm your new email"
        button="Use this email"
        why="somebody asked to use this address for an account."
      >
        <P>You asked to use this address for your {envelope.site.name} account. Until you confirm it, the old one stays.</P>
        <P>The link works for {hoursLeft(hours)}. Not you? Then do nothing.</P>
      </Letter>
    ),
  },
  'email-moved': {
    subject: ({ site }) => `Your ${site.name} account has another email now`,
    Mail: ({ at, ...envelope }) => (
      <Letter
        {...envelope}
        preview="Was it you? Then there is nothing to do."
        heading="Your email was changed"
        button="It wasn’t me: get help"
        why="this was the address of the account until now."
      >
        <P>
          Your {envelope.site.name} account belongs to another address now. This one can’t sign in to it any more, nor ask for a new
          password.
        </P>
        <Fact label="Account of">{envelope.full_name}</Fact>
        <Fact label="Changed on">
          {longDate(at)}, {timeOfDay(at)}
        </Fact>
        <P>Everyone who was signed in elsewhere is signed out. Was it you? Then there is nothing to do.</P>
        <P>
          Not you? Then someone knows your password. Write to {envelope.site.supportEmail} from this address now, so that we can stop
          whoever acts in your name.
        </P>
      </Letter>
    ),
  },
  'cases-waiting': {
    subject: ({ count }) => `${count} things wait for your decision`,
    Mail: ({ count, waiting, cases, ...envelope }) => (
      <Letter
        {...envelope}
        preview={cases.map(({ title }) => title).join('. ')}
        heading={`${count} things wait for your decision`}
        button="Open the queue"
        why="you decide what is reported, disputed or waits to be checked."
      >
        <P>They came since the last mail:</P>
        {cases.map(({ title, body }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
          <P key={index}>
            <strong>{title}.</strong> {body}
          </P>
        ))}
        {count > cases.length && <P>And {count - cases.length} more.</P>}
        <P>With the older ones, {waiting} wait now.</P>
      </Letter>
    ),
  },
  'bids-placed': {
    subject: ({ count, car_model }) => `${count} new offers for ${car_model}`,
    Mail: ({ count, car_model, budget, offers, ...envelope }) => (
      <Letter
        {...envelope}
        preview={`The lowest of them is ${ksh(offers[0]?.price ?? 0)}.`}
        heading={`${count} new offers for your ${car_model}`}
        button="Compare the offers"
        why="you asked for this car."
      >
        <Fact label="Your budget">{budget}</Fact>
        <P>The lowest of them first:</P>
        {offers.map(({ price, dealer }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
          <Fact key={index} label={dealer}>
            {ksh(price)}
          </Fact>
        ))}
        {count > offers.length && <P>And {count - offers.length} more.</P>}
        <P>Compare them with your other offers. Accepting costs nothing: you see the car first.</P>
      </Letter>
    ),
  },
};
