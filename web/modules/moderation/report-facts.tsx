import type { ReportView } from '../../../shared/moderation/report-view.ts';
import { reasonLabel } from '../../../shared/moderation/words.ts';
import { friendlyMoment, shortDate } from '../../../shared/time.ts';
import { caseFrameWords } from '../../../words/moderation/case-frame.ts';
import { caseReportWords } from '../../../words/moderation/case-report.ts';
import { useNow } from '../../ui/use-now.ts';
import { Changes } from '../audit/changes.tsx';
import { CaseSection } from './case-section.tsx';
import { PersonSide } from './person-side.tsx';
import { kindOfThing } from './things.ts';

/** The id of the place where a report is read. */
export const idOfReport = (id: string) => `report-${id}`;

/** Everything about a report in one view: who reported what and why, the thing as it is now and what of it was changed since, whose it is, and what was decided before. */
export function ReportFacts({ view }: { view: ReportView }) {
  const now = useNow();
  const { reports, thing, owner, before } = view;
  return (
    <>
      <div className="card sm:divide-line grid grid-cols-1 sm:grid-cols-2 sm:divide-x">
        <section className="grid content-start gap-3 p-4" aria-labelledby="reported-by">
          <h2 id="reported-by" className="text-lg">
            {caseReportWords.whatIsReported}
          </h2>
          <ul className="grid gap-3">
            {reports.map(({ id, reason, words, created_at, changed_since, reporter }) => (
              <li
                key={id}
                id={idOfReport(id)}
                tabIndex={-1}
                className="rounded-control focus:outline-clay scroll-mt-20 wrap-anywhere outline-offset-4 focus:outline-2"
              >
                <strong>{reasonLabel(thing, reason)}</strong>
                {words && <p className="whitespace-pre-line">{caseFrameWords.written(words)}</p>}
                <p className="text-muted text-sm">
                  {caseReportWords.reporter[reporter.role](reporter.name, friendlyMoment(created_at, now))}
                </p>
                {changed_since.length > 0 && (
                  <div className="notice mt-2">
                    <p className="text-sm">{caseReportWords.changedSince}</p>
                    <Changes changes={changed_since} before={caseReportWords.whenReported} after={caseReportWords.now} />
                  </div>
                )}
              </li>
            ))}
          </ul>
        </section>
        <PersonSide person={owner} as={caseReportWords.owner} />
      </div>
      {kindOfThing(thing).shown(view.subject, owner)}
      {before.length > 0 && (
        <CaseSection title={caseReportWords.decidedBefore}>
          <ul className="divide-line grid gap-3 divide-y">
            {before.map(({ id, thing: other, is_same_thing, reason, verdict, decision, decided_at }) => (
              <li key={id} className="pb-3 wrap-anywhere">
                <strong>{caseReportWords.verdicts[verdict]}</strong> ·{' '}
                {(is_same_thing ? caseReportWords.theSame : caseReportWords.another)[other]} · {reasonLabel(other, reason)}
                <p className="text-sm">{caseFrameWords.written(decision)}</p>
                <p className="text-muted text-sm">{shortDate(decided_at)}</p>
              </li>
            ))}
          </ul>
        </CaseSection>
      )}
    </>
  );
}
