import type { ReportView } from '../../../shared/moderation/report-view.ts';
import { reasonLabel, thingNames } from '../../../shared/moderation/words.ts';
import { friendlyMoment, shortDate } from '../../../shared/time.ts';
import { useNow } from '../../ui/use-now.ts';
import { Changes } from '../audit/changes.tsx';
import { CaseSection } from './case-section.tsx';
import { PersonSide } from './person-side.tsx';
import { verdictWords } from './report-words.ts';
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
            What is reported
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
                {words && <p className="whitespace-pre-line">“{words}”</p>}
                <p className="text-muted text-sm">
                  {reporter.name}, {reporter.role}, {friendlyMoment(created_at, now)}. Only you read the name.
                </p>
                {changed_since.length > 0 && (
                  <div className="notice mt-2">
                    <p className="text-sm">Changed since this report:</p>
                    <Changes changes={changed_since} before="When reported" after="Now" />
                  </div>
                )}
              </li>
            ))}
          </ul>
        </section>
        <PersonSide person={owner} as="Reported" />
      </div>
      {kindOfThing(thing).shown(view.subject, owner)}
      {before.length > 0 && (
        <CaseSection title="Decided before">
          <ul className="divide-line grid gap-3 divide-y">
            {before.map(({ id, thing: other, is_same_thing, reason, verdict, decision, decided_at }) => (
              <li key={id} className="pb-3 wrap-anywhere">
                <strong>{verdictWords[verdict]}</strong>, {is_same_thing ? 'the same' : 'another'} {thingNames[other].toLowerCase()}:{' '}
                {reasonLabel(other, reason).toLowerCase()}
                <p className="text-sm">“{decision}”</p>
                <p className="text-muted text-sm">{shortDate(decided_at)}</p>
              </li>
            ))}
          </ul>
        </CaseSection>
      )}
    </>
  );
}
