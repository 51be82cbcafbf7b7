import type { Chrome } from '../../../shared/site/pages.ts';
import { Legal } from '../legal.tsx';

/** Privacy Policy (what is shown to whom: docs/domain/permissions.md). */
export function Privacy({ chrome }: { chrome: Chrome }) {
  const { siteName, supportEmail, dataRetentionDays } = chrome;
  const sections = [
    {
      id: 'what-we-keep',
      title: 'What we keep',
      body: (
        <ul>
          <li>
            <strong>Your account:</strong> name, email, phone number, location; for dealers also the business name, address and licence.
          </li>
          <li>
            <strong>Your deals:</strong> requests, offers, appointments, outcomes, ratings, commissions, and cars with their photos. We
            remove hidden place and camera data from photos.
          </li>
          <li>
            <strong>Your messages</strong> with the buyer or dealer of a deal.
          </li>
          <li>
            <strong>For safety:</strong> sign-ins and attempts to sign in, with their network address; changes to important records, and
            technical logs.
          </li>
        </ul>
      ),
    },
    {
      id: 'why',
      title: 'Why',
      body: (
        <p>
          To run the service you asked for, to check dealers, to account for commissions, to keep cheats out, and to obey the law. We do not
          sell your data, show advertising or follow you to other sites.
        </p>
      ),
    },
    {
      id: 'who-sees-it',
      title: 'Who sees what',
      body: (
        <ul>
          <li>Your name and your request are shown to verified dealers only.</li>
          <li>
            Your phone number is in no list. A verified dealer can see it only if you ticked so on the request, and each look is recorded.
            Once you have an appointment, the two sides see each other’s contact details.
          </li>
          <li>A dealer never sees another dealer’s offer.</li>
          <li>Messages are for the two sides. Our team can open them, and does so only for a report, a dispute or the law.</li>
          <li>
            Your rating, stars and words, stands on the dealer’s page as “A buyer” with the month, never with your name. Older ratings,
            given before the form said so, are seen by the two sides and our team only.
          </li>
          <li>Authorities get data only where the law obliges us.</li>
        </ul>
      ),
    },
    {
      id: 'how-long',
      title: 'How long',
      body: (
        <>
          <dl className="hours">
            <dt>Accounts and transactions</dt>
            <dd>7 years</dd>
            <dt>Communication logs</dt>
            <dd>3 years</dd>
            <dt>Sign-ins and attempts to sign in, with their network address</dt>
            <dd>{dataRetentionDays} days</dd>
          </dl>
          <p>When you have your account erased, records under these terms are kept without your name and used for nothing else.</p>
        </>
      ),
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      body: (
        <>
          <p>
            Under Kenya’s Data Protection Act, 2019 you may ask what we hold about you, have it corrected, object to its use, receive a
            copy, or have it erased. A copy, and erasing, are in your profile under “Your data”; for everything, write to{' '}
            <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
          </p>
          <p>If our answer does not satisfy you, you can complain to the Office of the Data Protection Commissioner.</p>
        </>
      ),
    },
    {
      id: 'children',
      title: 'Children',
      body: (
        <p>
          {siteName} is not for anyone under 18. We keep no account of a person under 18 knowingly, and close such an account when we learn
          of it.
        </p>
      ),
    },
    {
      id: 'on-your-phone',
      title: 'On your phone or computer',
      body: (
        <p>
          One cookie keeps you signed in. Another, without your name, says that you have signed in at this browser before: then nobody can
          keep you out by typing wrong passwords elsewhere. A page’s script cannot read either. When you sign out, a third cookie, which a
          script can read, holds your account’s number until our server has been reached and has ended the session, for at most 90 days. The
          browser also keeps, until you sign out or somebody else signs in there: a short summary of the session with your name and email,
          messages that you began or that were not sent yet, and, for at most 24 hours, the draft of a request. A half-filled sign-up stays,
          without its password, until you close the tab. There are no advertising or measuring cookies.
        </p>
      ),
    },
    {
      id: 'safety',
      title: 'How we protect it',
      body: (
        <>
          <p>
            Connections are encrypted, passwords are stored only as a one-way hash, and access by our team is recorded. No system is
            perfectly safe: if a breach puts you at risk, we tell you and the Commissioner as the law asks.
          </p>
          <p>When this policy changes in a way that matters to you, we tell you before the change counts.</p>
        </>
      ),
    },
  ];
  return <Legal chrome={chrome} lead="What we know about you, who sees it, and when it goes." sections={sections} />;
}
