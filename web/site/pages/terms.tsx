import { paths } from '../../../shared/addresses/paths.ts';
import { disputeDays } from '../../../shared/appointments/limits.ts';
import { commissionPercent } from '../../../shared/commissions/amount.ts';
import { payDays } from '../../../shared/commissions/limits.ts';
import type { Chrome } from '../../../shared/site/pages.ts';
import { termsPageWords } from '../../../words/site/terms-page.ts';
import { Legal } from '../legal.tsx';
import { Points } from '../points.tsx';

/** Terms of Service. */
export function Terms({ chrome }: { chrome: Chrome }) {
  const { siteName, supportEmail } = chrome;
  const sections = [
    { id: 'what-we-are', title: termsPageWords.whatWeAre, body: termsPageWords.aboutUs(siteName) },
    { id: 'who-may-use-it', title: termsPageWords.whoMayUseIt, body: termsPageWords.aboutUsers() },
    { id: 'buyers', title: termsPageWords.buyers, body: termsPageWords.aboutBuyers() },
    { id: 'dealers', title: termsPageWords.dealers, body: termsPageWords.aboutDealers() },
    {
      id: 'commission',
      title: termsPageWords.commission(commissionPercent),
      body: termsPageWords.whatIsOwed(siteName, commissionPercent, payDays, disputeDays),
    },
    { id: 'not-allowed', title: termsPageWords.notAllowed, body: <Points of={termsPageWords.forbidden} /> },
    { id: 'liability', title: termsPageWords.liability, body: termsPageWords.whatWeAnswerFor() },
    {
      id: 'ending',
      title: termsPageWords.ending,
      body: termsPageWords.howItEnds((name) => <a href={`${paths.privacy}#how-long`}>{name}</a>),
    },
    { id: 'law', title: termsPageWords.law, body: termsPageWords.lawOfKenya(<a href={`mailto:${supportEmail}`}>{supportEmail}</a>) },
  ];
  return <Legal chrome={chrome} lead={termsPageWords.lead(siteName)} sections={sections} />;
}
