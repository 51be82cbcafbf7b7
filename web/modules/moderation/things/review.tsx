import { Link } from 'react-router';
import { paths } from '../../../../shared/addresses/paths.ts';
import { shortDate } from '../../../../shared/time.ts';
import { caseReportWords } from '../../../../words/moderation/case-report.ts';
import { Rating } from '../../../ui/stars.tsx';
import { CaseSection } from '../case-section.tsx';
import type { KindOfThing } from '../kind-of-thing.ts';
import { Words } from '../words.tsx';

/** A reported review. */
export const review: KindOfThing<'review', 'review_hidden'> = {
  shown(subject) {
    return (
      <CaseSection
        title={caseReportWords.theReview}
        note={(subject.is_hidden ? caseReportWords.hiddenReview : String)(shortDate(subject.created_at))}
      >
        <p className="flex flex-wrap items-center gap-2">
          <Rating rating={subject.rating} count={1} />
          <span>
            {caseReportWords.aboutDealer(
              <Link className="link" to={paths.adminUser(subject.dealer.user_id)}>
                {subject.dealer.name}
              </Link>,
              subject.car_model,
            )}
          </span>
        </p>
        <Words text={subject.review_text} />
        {subject.answer && <Words text={caseReportWords.answer(subject.answer)} />}
        <Link className="link inline-flex min-h-11 items-center text-sm" to={paths.appointment(subject.appointment_id)}>
          {caseReportWords.itsViewing}
        </Link>
      </CaseSection>
    );
  },
  removal: () => caseReportWords.removeReview,
};
