import type { Chrome } from '../../../shared/site/pages.ts';
import { privacyPageWords } from '../../../words/site/privacy-page.ts';
import { Legal } from '../legal.tsx';
import { Points } from '../points.tsx';

/** Privacy Policy (what is shown to whom: docs/domain/permissions.md). */
export function Privacy({ chrome }: { chrome: Chrome }) {
  const { siteName, supportEmail, dataRetentionDays } = chrome;
  const sections = [
    { id: 'what-we-keep', title: privacyPageWords.whatWeKeep, body: privacyPageWords.kept() },
    { id: 'why', title: privacyPageWords.why, body: <p>{privacyPageWords.whatFor}</p> },
    { id: 'who-sees-it', title: privacyPageWords.whoSeesWhat, body: <Points of={privacyPageWords.seen} /> },
    {
      id: 'how-long',
      title: privacyPageWords.howLong,
      body: (
        <>
          <dl className="hours">
            <dt>{privacyPageWords.transactions}</dt>
            <dd>{privacyPageWords.sevenYears}</dd>
            <dt>{privacyPageWords.communication}</dt>
            <dd>{privacyPageWords.threeYears}</dd>
            <dt>{privacyPageWords.attempts}</dt>
            <dd>{privacyPageWords.days(dataRetentionDays)}</dd>
          </dl>
          <p>{privacyPageWords.erased}</p>
        </>
      ),
    },
    {
      id: 'your-rights',
      title: privacyPageWords.yourRights,
      body: privacyPageWords.dataProtection(<a href={`mailto:${supportEmail}`}>{supportEmail}</a>),
    },
    { id: 'children', title: privacyPageWords.children, body: <p>{privacyPageWords.notUnder18(siteName)}</p> },
    { id: 'on-your-phone', title: privacyPageWords.onYourPhone, body: <p>{privacyPageWords.cookies}</p> },
    {
      id: 'safety',
      title: privacyPageWords.safety,
      body: (
        <>
          <p>{privacyPageWords.protectedHow}</p>
          <p>{privacyPageWords.versionKept}</p>
        </>
      ),
    },
  ];
  return <Legal chrome={chrome} lead={privacyPageWords.lead} sections={sections} />;
}
