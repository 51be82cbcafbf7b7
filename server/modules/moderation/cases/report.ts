import { sql } from 'kysely';
import type { ReportView } from '../../../../shared/moderation/report-view.ts';
import { reasonLabel } from '../../../../shared/moderation/words.ts';
import { caseQueueWords } from '../../../../words/moderation/case-queue.ts';
import type { Reader } from '../../../platform/data/database.ts';
import { recordInspection } from '../../messages/messages.ts';
import { changedSince } from '../as-reported.ts';
import type { KindOfCase } from '../kind-of-case.ts';
import { findPersonFacts } from '../person-facts.ts';
import { findDecisionsBefore, findReportCase } from '../queries.ts';
import { aboutThing, kindsOfThing } from '../things.ts';

/** All reports of one thing, by the id of any of them; its id is the oldest one's (docs/domain/lifecycles.md, "Report"). */
export const reportCase: KindOfCase<'report'> = {
  waiting: () => sql`
    select 'report' as kind, r.id, r.created_at as since from reports r
    where r.decided_at is null and not exists (
      select from reports o
      where o.thing_id = r.thing_id and o.thing = r.thing and o.decided_at is null and (o.created_at, o.id) < (r.created_at, r.id)
    )`,

  rows: (db, ids) =>
    db
      .selectFrom('reports as r')
      .select(['r.id', 'r.thing', 'r.reason', aboutThing.as('about')])
      .select(({ selectFrom }) =>
        selectFrom('reports as o')
          .select((of) => of.fn.countAll<number>().as('n'))
          .whereRef('o.thing_id', '=', 'r.thing_id')
          .whereRef('o.thing', '=', 'r.thing')
          .where('o.decided_at', 'is', null)
          .$asScalar()
          .$notNull()
          .as('count'),
      )
      .where('r.id', 'in', ids)
      .execute(),

  example: ({ thing, reason }) => caseQueueWords.oldest[thing](reasonLabel(thing, reason)),
  carOf: ({ thing, about }) => (kindsOfThing[thing].isAboutPerson ? '' : about),

  async read(db, actor, id) {
    const found = await readReport(db, id);
    if (found?.thread) await recordInspection(db, actor, { id: found.thread });
    return found?.view;
  },
};

/** A report with all its facts. `thread`: whose messages are among it. Undefined when there is no such report. */
export async function readReport(db: Reader, id: string): Promise<{ view: ReportView; thread: string | undefined } | undefined> {
  const found = await findReportCase(db, id);
  if (!found) return undefined;
  const { owner_id, reports, ...report } = found;
  const kind = kindsOfThing[report.thing];
  const reported = await kind.read(db, report.thing_id);
  if (!reported) return undefined;
  const { subject, why_not_remove, version = null, thread } = reported;
  const [owner, before, stands = {}, removal = null] = await Promise.all([
    findPersonFacts(db, owner_id),
    findDecisionsBefore(db, found),
    kind.stands(db, report.thing_id),
    why_not_remove || report.decided ? undefined : kind.removal(db, report.thing_id),
  ]);
  const view: ReportView = {
    ...report,
    kind: 'report',
    subject,
    version,
    owner,
    reports: reports.map(({ as_reported, ...each }) => ({
      ...each,
      changed_since: as_reported ? changedSince(report.thing, as_reported, stands) : [],
    })),
    before,
    removal,
    why_not_remove: why_not_remove?.message() ?? null,
  };
  return { view, thread };
}
