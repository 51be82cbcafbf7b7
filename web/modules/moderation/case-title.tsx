import { dealerName } from '../../../shared/accounts/names.ts';
import { carName } from '../../../shared/cars/names.ts';
import { waitingPart } from '../../../shared/cars/review-rules.ts';
import type { CaseView } from '../../../shared/moderation/api.ts';
import { thingNames } from '../../../shared/moderation/words.ts';
import { InkLabel } from '../../ui/ink-label.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Plate } from '../../ui/plate.tsx';
import { useNow } from '../../ui/use-now.ts';
import { Age } from './age.tsx';
import { caseNames } from './case-words.ts';
import { namesIn, raisedBy } from './dispute-names.ts';
import { reportQuestion } from './report-case-words.ts';

interface Title {
  question: string;
  /** Since when it waits; null when it does no more. */
  since: string | null;
  more?: string;
}

function titleOf(view: CaseView, isOpen: boolean): Title {
  switch (view.kind) {
    case 'dispute': {
      const { car_model, outcome, disputed_at, disputes } = view;
      const question = isOpen ? (outcome === 'sold' ? 'which price was paid?' : 'was it sold?') : 'its outcome was disputed';
      const raised = disputes.length > 0 ? { more: `raised by ${raisedBy(view, namesIn(view))}` } : {};
      return { question: `${car_model}: ${question}`, since: disputed_at, ...raised };
    }
    case 'report':
      return {
        question: isOpen ? reportQuestion(view) : `${thingNames[view.thing]} reported: ${view.owner.name}`,
        since: view.reports[0]?.created_at ?? null,
        more: thingNames[view.thing],
      };
    case 'dealer':
      return {
        question: isOpen ? `Verify ${dealerName(view.profile)}?` : dealerName(view.profile),
        since: view.profile.waiting_since,
        ...(isOpen && { more: 'we promise an answer in 1–2 business days' }),
      };
    case 'change':
      return {
        question: isOpen ? `Approve the changed details of ${dealerName(view.profile)}?` : dealerName(view.profile),
        since: view.profile.business_change?.created_at ?? null,
      };
    case 'car': {
      const what = waitingPart(view.car) === 'change' ? `the changes of ${carName(view.car)}` : carName(view.car);
      return { question: isOpen ? `Approve ${what}?` : carName(view.car), since: view.car.updated_at, more: dealerName(view.car.dealer) };
    }
  }
}

/** What is to be decided, as a question, and how long it has waited; what it was about, once it waits no more. */
export function CaseTitle({ view, isOpen }: { view: CaseView; isOpen: boolean }) {
  const now = useNow();
  const { question, since, more } = titleOf(view, isOpen);
  const reference = view.kind === 'dispute' ? view.commission?.reference : undefined;
  return (
    <>
      <p className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <InkLabel>{caseNames[view.kind].one}</InkLabel>
        {isOpen && since && <Age kind={view.kind} since={since} now={now} />}
        {more && <span className="text-muted wrap-anywhere">{more}</span>}
      </p>
      <PageTitle title={question} tab={`${caseNames[view.kind].one}: ${question}`}>
        {reference && <Plate text={reference} title="Reference of the commission" />}
      </PageTitle>
    </>
  );
}
