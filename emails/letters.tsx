import { ksh } from '../shared/money.ts';
import type { LetterName } from '../shared/notifications/mails.ts';
import { longMoment } from '../shared/time.ts';
import { adminMailsWords } from '../words/emails/admin-mails.ts';
import { lettersWords } from '../words/emails/letters.ts';
import { mailReasonsWords } from '../words/emails/mail-reasons.ts';
import { Fact, Letter, P } from './letter.tsx';
import type { OwnMail } from './mail.ts';

/** The mails that belong to no notice, or to several. */
export const letters: { [Name in LetterName]: OwnMail<Name> } = {
  'verify-email': {
    subject: ({ site }) => lettersWords.verify.subject(site.name),
    Mail: ({ hours, ...envelope }) => (
      <Letter
        {...envelope}
        preview={lettersWords.verify.preview}
        heading={lettersWords.verify.heading}
        button={lettersWords.verify.button}
        why={lettersWords.verify.why}
      >
        <P>{lettersWords.verify.opened(envelope.site.name)}</P>
        <P>
          {lettersWords.verify.linkWorks(hours)} {lettersWords.verify.notYou}
        </P>
      </Letter>
    ),
  },
  'reset-password': {
    subject: ({ site }) => lettersWords.reset.subject(site.name),
    Mail: ({ hours, ...envelope }) => (
      <Letter
        {...envelope}
        preview={lettersWords.reset.preview}
        heading={lettersWords.reset.heading}
        button={lettersWords.reset.button}
        why={lettersWords.reset.why}
      >
        <P>{lettersWords.reset.asked(hours)}</P>
        <P>{lettersWords.reset.notYou}</P>
      </Letter>
    ),
  },
  'second-step': {
    subject: ({ site }) => lettersWords.secondStep.subject(site.name),
    Mail: ({ hours, ...envelope }) => (
      <Letter
        {...envelope}
        preview={lettersWords.secondStep.preview}
        heading={lettersWords.secondStep.heading}
        button={lettersWords.secondStep.button}
        why={lettersWords.secondStep.why}
      >
        <P>{lettersWords.secondStep.typed(envelope.site.name)}</P>
        <P>
          {lettersWords.secondStep.linkWorks(hours)} {lettersWords.secondStep.notYou}
        </P>
      </Letter>
    ),
  },
  'change-email': {
    subject: ({ site }) => lettersWords.changeEmail.subject(site.name),
    Mail: ({ hours, ...envelope }) => (
      <Letter
        {...envelope}
        preview={lettersWords.changeEmail.preview}
        heading={lettersWords.changeEmail.heading}
        button={lettersWords.changeEmail.button}
        why={lettersWords.changeEmail.why}
      >
        <P>{lettersWords.changeEmail.asked(envelope.site.name)}</P>
        <P>
          {lettersWords.changeEmail.linkWorks(hours)} {lettersWords.changeEmail.notYou}
        </P>
      </Letter>
    ),
  },
  'email-moved': {
    subject: ({ site }) => lettersWords.emailMoved.subject(site.name),
    Mail: ({ at, ...envelope }) => (
      <Letter
        {...envelope}
        preview={lettersWords.emailMoved.preview}
        heading={lettersWords.emailMoved.heading}
        button={lettersWords.emailMoved.button}
        why={lettersWords.emailMoved.why}
      >
        <P>{lettersWords.emailMoved.moved(envelope.site.name)}</P>
        <Fact label={lettersWords.emailMoved.accountOf}>{envelope.full_name}</Fact>
        <Fact label={lettersWords.emailMoved.changedOn}>{longMoment(at)}</Fact>
        <P>{lettersWords.emailMoved.signedOut}</P>
        <P>{lettersWords.emailMoved.notYou(envelope.site.supportEmail)}</P>
      </Letter>
    ),
  },
  'cases-waiting': {
    subject: ({ count }) => adminMailsWords.several(count),
    Mail: ({ count, waiting, cases, ...envelope }) => (
      <Letter
        {...envelope}
        preview={cases.map(({ title }) => title).join('. ')}
        heading={adminMailsWords.several(count)}
        button={adminMailsWords.openQueue}
        why={adminMailsWords.because.cases}
      >
        <P>{adminMailsWords.sinceLastMail}</P>
        {cases.map(({ title, body }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
          <P key={index}>
            <strong>{adminMailsWords.lead(title)}</strong> {body}
          </P>
        ))}
        {count > cases.length && <P>{adminMailsWords.more(count - cases.length)}</P>}
        <P>{adminMailsWords.withOlder(waiting)}</P>
      </Letter>
    ),
  },
  'bids-placed': {
    subject: ({ count, car_model }) => lettersWords.offers.subject(count, car_model),
    Mail: ({ count, car_model, budget, offers, ...envelope }) => (
      <Letter
        {...envelope}
        preview={lettersWords.offers.preview(ksh(offers[0]?.price ?? 0))}
        heading={lettersWords.offers.heading(count, car_model)}
        button={lettersWords.offers.button}
        why={mailReasonsWords.because.wanted}
      >
        <Fact label={lettersWords.offers.budget}>{budget}</Fact>
        <P>{lettersWords.offers.lowestFirst}</P>
        {offers.map(({ price, dealer }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
          <Fact key={index} label={dealer}>
            {ksh(price)}
          </Fact>
        ))}
        {count > offers.length && <P>{lettersWords.offers.more(count - offers.length)}</P>}
        <P>{lettersWords.offers.compare}</P>
      </Letter>
    ),
  },
};
