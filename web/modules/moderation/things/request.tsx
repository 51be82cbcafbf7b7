import { namesOf, pick } from '../../../../shared/field-row.ts';
import { valueInWords } from '../../../../shared/field-words.ts';
import { optionWordsOf, requestFields, teamNames } from '../../../../shared/requests/fields.ts';
import { whatStatusDoes } from '../../../../shared/requests/status-words.ts';
import { shortDate } from '../../../../shared/time.ts';
import { caseReportWords } from '../../../../words/moderation/case-report.ts';
import { requestFieldWords } from '../../../../words/requests/request-field.ts';
import { Facts } from '../../../ui/facts.tsx';
import { CaseSection } from '../case-section.tsx';
import type { KindOfThing } from '../kind-of-thing.ts';
import { Words } from '../words.tsx';

const { car_model: _, ...others } = pick(requestFields, teamNames);

/** A reported request. */
export const request: KindOfThing<'request', 'request_cancelled'> = {
  shown(subject) {
    const { is_deleted, status, created_at } = subject;
    const said = namesOf(others).map((name) => ({
      input: others[name].input,
      label: requestFieldWords.labels[name],
      value: valueInWords(others[name], subject[name], optionWordsOf(name)),
    }));
    return (
      <CaseSection
        title={caseReportWords.theRequest}
        note={caseReportWords.standing(
          is_deleted ? caseReportWords.deletedMeanwhile : caseReportWords.requestStates[status],
          shortDate(created_at),
        )}
      >
        <p className="text-lg font-bold wrap-anywhere">{subject.car_model}</p>
        <Facts facts={said.filter(({ input }) => input !== 'text')} />
        {said
          .filter(({ input }) => input === 'text')
          .map(({ label, value }) => (
            <Words key={label} text={value} />
          ))}
      </CaseSection>
    );
  },
  removal: (removal) => ({
    ...caseReportWords.removeRequest,
    follows: whatStatusDoes({ ...removal, status: 'active' }, 'cancelled').join(' '),
  }),
};
