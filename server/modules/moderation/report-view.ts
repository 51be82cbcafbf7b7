import type { ReportView } from '../../../shared/moderation/report-view.ts';
import { whyNotRemove } from '../../../shared/moderation/rules.ts';
import type { Reader } from '../../platform/data/database.ts';
import { changedSince, findStanding } from './as-reported.ts';
import { findPersonFacts } from './people.ts';
import { findRemoval } from './removal-effects.ts';
import { findDecisionsBefore, findReportCase } from './report-queries.ts';
import { findSubject } from './subjects.ts';

/**
 * All reports of one thing with everything the administrator needs to decide them, by the id of any of them (docs/domain/lifecycles.md, "Report").
 * `thread`: whose messages are among it, so that the reading is recorded. Undefined when there is no such report.
 */
export async function readReport(db: Reader, id: string): Promise<{ view: ReportView; thread: string | undefined } | undefined> {
  const found = await findReportCase(db, id);
  const reported = found && (await findSubject(db, found));
  if (!found || !reported) return undefined;
  const { owner_id, reports, ...report } = found;
  const { subject, removable, thread } = reported;
  const refusal = whyNotRemove(removable);
  const [owner, before, stands = {}, removal = null] = await Promise.all([
    findPersonFacts(db, owner_id),
    findDecisionsBefore(db, found),
    findStanding(db, found),
    refusal || found.decided ? undefined : findRemoval(db, found),
  ]);
  const view: ReportView = {
    ...report,
    kind: 'report',
    subject,
    version: subject.thing === 'car' ? subject.car.version : null,
    owner,
    reports: reports.map(({ as_reported, ...each }) => ({ ...each, changed_since: as_reported ? changedSince(as_reported, stands) : [] })),
    before,
    removal,
    why_not_remove: refusal?.message ?? null,
  };
  return { view, thread };
}
