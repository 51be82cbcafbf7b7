import type { ReactNode } from 'react';

// Another sentence here is another version of what people agree to (tests/site/legal.test.ts).
export const lead = 'What we know about you, who sees it, and when it goes.';

export const whatWeKeep = 'What we keep';
export const kept = () => (
  <ul>
    <li>
      <strong>Your account:</strong> name, email, phone number, location; for dealers also the business name, address, opening hours and
      licence, with its photo if you sent one.
    </li>
    <li>
      <strong>Your deals:</strong> requests, offers, appointments, outcomes, disputes, ratings, commissions, cars with their photos, and
      what you save or report. We remove hidden place and camera data from photos.
    </li>
    <li>
      <strong>Your messages</strong> in a deal, with their photos.
    </li>
    <li>
      <strong>For safety:</strong> attempts to sign in and what was done here, with the network address it came from, and technical logs.
    </li>
  </ul>
);

export const why = 'Why';
export const whatFor =
  'To run the service you asked for, to check dealers, to account for commissions, to keep cheats out, and to obey the law. We do not sell your data, show advertising or follow you to other sites.';

export const whoSeesWhat = 'Who sees what';
export const seen = [
  'A buyer’s request is shown to dealers, the buyer’s name on it to verified dealers only.',
  'A buyer’s phone number is in no list that dealers read. A verified dealer can see it only if you ticked so on the request, and each look is recorded. Once you have an appointment, you and the other person see each other’s contact details.',
  'Of a dealer, everyone signed in sees the name of the person and of the business, the opening hours, the cars on offer, the rating and its reviews, and, once verified, the business address.',
  'A dealer never sees another dealer’s offer.',
  'Messages are for the two people in a deal. Our team can read them too, to settle a report or a dispute, say; each conversation that it opens is recorded.',
  'Your rating, stars and words, stands on the dealer’s page as “A buyer” with the month, never with your name. Older ratings, given before the form said so, are seen by the two people in the deal and our team only.',
  'Authorities get data only where the law obliges us.',
];

export const howLong = 'How long';
export const transactions = 'Accounts and transactions';
export const sevenYears = '7 years';
export const communication = 'Communication logs';
export const threeYears = '3 years';
export const attempts = 'Attempts to sign in, network addresses and notices';
export const days = (count: number) => `${count} days`;
export const erased = 'When you have your account erased, records under these terms are kept without your name and used for nothing else.';

export const yourRights = 'Your rights';
export const dataProtection = (address: ReactNode) => (
  <>
    <p>
      Under Kenya’s Data Protection Act, 2019 you may ask what we hold about you, have it corrected, object to its use, receive a copy, or
      have it erased. A copy, and erasing, are in your profile under “Your data”; for everything, write to {address}.
    </p>
    <p>If our answer does not satisfy you, you can complain to the Office of the Data Protection Commissioner.</p>
  </>
);

export const children = 'Children';
export const notUnder18 = (siteName: string) =>
  `${siteName} is not for anyone under 18. Everyone says at sign-up that they are 18 or older; if you know of an account of somebody younger, please tell us.`;

export const onYourPhone = 'On your phone or computer';
export const cookies =
  'One cookie keeps you signed in. Another, without your name, says that you have signed in at this browser before: then nobody can keep you out by typing wrong passwords elsewhere. A request that you sent before signing in waits in two more, for at most 24 hours. A page’s script can read none of these. When you sign out, a cookie that a script can read holds your account’s number until our server has been reached and has ended the session, for at most 90 days. One more remembers whether you chose the light or the dark look. The browser also keeps, until you sign out or somebody else signs in there: a short summary of the session with your name and email, messages that were not sent yet, what you began to type into a form, and, for at most 24 hours, the draft of a request. A half-filled sign-up stays, without its password, until you close the tab. There are no advertising or measuring cookies.';

export const safety = 'How we protect it';
export const protectedHow =
  'Connections are encrypted, passwords are stored only as a one-way hash, and what our team changes is recorded. No system is perfectly safe: if a breach puts you at risk, we tell you and the Commissioner as the law asks.';
export const versionKept =
  'The version of this policy stands at the top of the page. With your account we keep which one you agreed to, and when.';
