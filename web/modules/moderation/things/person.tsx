import { Link } from 'react-router';
import { paths } from '../../../../shared/addresses/paths.ts';
import { caseReportWords } from '../../../../words/moderation/case-report.ts';
import { unverifyingInWords } from '../../verification/verification-effects.ts';
import { CaseSection } from '../case-section.tsx';
import type { KindOfThing } from '../kind-of-thing.ts';

/** A reported person. */
export const person: KindOfThing<'person', 'dealer_unverified'> = {
  shown(subject, owner) {
    return (
      <CaseSection title={caseReportWords.thePerson}>
        <p className="wrap-anywhere">{[subject.phone, subject.location].filter(Boolean).join(' · ') || caseReportWords.noPhoneNoPlace}</p>
        <Link className="link inline-flex min-h-11 items-center text-sm" to={paths.adminUser(owner.user_id)}>
          {caseReportWords.everythingOf(owner.name)}
        </Link>
      </CaseSection>
    );
  },
  removal: (removal) => ({
    ...caseReportWords.removePerson,
    follows: `${caseReportWords.noNewBids} ${unverifyingInWords(removal)}`,
  }),
};
