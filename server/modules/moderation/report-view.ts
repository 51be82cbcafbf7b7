import type { ReportView } from '../../../shared/moderation/report-view.ts';
import { removalOf, whyNotRemove } from '../../../shared/moderation/rules.ts';
import type { Reader } from '../../platform/data/database.ts';
import { findPersonFacts } from './people.ts';
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
  const { owner_id, ...report } = found;
  const { subject, removable, thread } = reported;
  const [owner, before] = await Promise.all([findPersonFacts(db, owner_id), findDecisionsBefore(db, found)]);
  const refusal = whyNotRemove(removable);
  const view: ReportView = {
    ...report,
    kind: 'report',
    subject,
    owner,
    before,
    removal: refusal ? null : removalOf(removable),
    why_not_remove: refusal?.message ?? null,
  };
  return { view, thread };
}
