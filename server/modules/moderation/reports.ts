import type { CaseKey } from '../../../shared/moderation/queue-row.ts';
import type { ReportView } from '../../../shared/moderation/report-view.ts';
import { alreadyReported, moreReported, reportDecided, whyNotReport, whyNotWarn } from '../../../shared/moderation/rules.ts';
import type { ReportDecisionForm, ReportForm } from '../../../shared/moderation/schema.ts';
import { reportRulesWords } from '../../../words/moderation/report-rules.ts';
import { inBatches } from '../../platform/data/batches.ts';
import type { Database, Reader, Tx } from '../../platform/data/database.ts';
import { claimIdempotencyKey } from '../../platform/data/idempotency.ts';
import { type RateLimit, takePoint } from '../../platform/data/rate-limits.ts';
import { word } from '../../platform/data/statements.ts';
import { constraintMeans, found, refuse } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { record } from '../../platform/live/events.ts';
import { isErased } from './person-facts.ts';
import { decideAll, forgetOld, insertReport } from './queries.ts';
import { kindsOfThing } from './things.ts';

constraintMeans('reports_one_open_per_reporter', alreadyReported);

/** Reports that one account can send. */
export const reportRateLimit: RateLimit = { name: 'report', points: 20, duration: 24 * 3600, told: () => reportRulesWords.manyToday };

/**
 * Somebody reports a thing that they can read (docs/domain/lifecycles.md, "Report"). Nobody but the administrator hears of it. Repeatable by its id.
 * Throws 404 for what they can't read, 409 by `whyNotReport` and for a second open report of the same thing, 429.
 */
export async function reportThing(db: Database, actor: Actor, form: ReportForm): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await claimIdempotencyKey(tx, actor.user_id, form))) return;
    const { id: report_id, thing, thing_id } = form;
    const kind = kindsOfThing[thing];
    const { owner_id } = found(await kind.owner(tx, actor, thing_id));
    refuse(whyNotReport({ actor, thing: { owner_id } }));
    await takePoint(tx, reportRateLimit, actor.user_id);
    const as_reported = JSON.stringify(await kind.stands(tx, thing_id));
    await insertReport(tx, { ...form, reporter_id: actor.user_id, owner_id, as_reported });
    await record(tx, actor, { type: 'report.made', data: { report_id, thing, thing_id, owner_id } }, []);
  });
}

/** What is decided about, and whose it is. */
export type ReportedThing = Pick<ReportView, 'thing' | 'thing_id' | 'owner'>;

/**
 * Decides all open reports of a thing, which is locked or has changed by now, and tells its owner unless what was done to it does.
 * Throws 409 when they were decided meanwhile, when one came in that is not among those that were seen, and by `whyNotWarn`.
 */
export async function decideReports(
  tx: Tx,
  actor: Actor,
  { thing, thing_id, owner }: ReportedThing,
  { verdict, reason, photo_urls = [], report_ids: seen }: ReportDecisionForm,
): Promise<void> {
  if (verdict === 'warned') refuse(whyNotWarn({ is_erased: await isErased(tx, owner.user_id) }));
  const report_ids = await decideAll(tx, { thing, thing_id }, { verdict, decision: reason, decided_by: actor.user_id });
  refuse(report_ids.length > 0 ? null : reportDecided);
  refuse(report_ids.every((id) => seen.includes(id)) ? null : moreReported);
  const photos = photo_urls.length;
  const is_told = verdict === 'removed' && photos === 0 && kindsOfThing[thing].tellsItself === true;
  const data = { thing, thing_id, owner_id: owner.user_id, report_ids, verdict, reason, photos, is_told };
  await record(tx, actor, { type: 'report.decided', data }, [], { before: { status: 'open' }, after: { status: verdict, reason } });
}

/** Takes an erased person's own words out of their reports, and what their account said out of those about them; that something was reported stays. */
export async function forgetInReports(tx: Tx, userId: string): Promise<void> {
  await tx.updateTable('reports').set({ words: null }).where('reporter_id', '=', userId).execute();
  await tx.updateTable('reports').set({ as_reported: null }).where('thing_id', '=', userId).where('thing', '=', word('person')).execute();
}

/** The case that this report belongs to: the oldest open one of the same thing; undefined once they are decided. `person_id`: whom it reports. */
export async function findCaseOfReport(db: Reader, reportId: string): Promise<(CaseKey & { person_id?: string }) | undefined> {
  const oldest = await db
    .selectFrom('reports as r')
    .innerJoin('reports as o', (join) => join.onRef('o.thing_id', '=', 'r.thing_id').onRef('o.thing', '=', 'r.thing'))
    .select(['o.id', 'o.thing', 'o.thing_id'])
    .where('r.id', '=', reportId)
    .where('o.decided_at', 'is', null)
    .orderBy('o.created_at')
    .orderBy('o.id')
    .limit(1)
    .executeTakeFirst();
  return oldest && { kind: 'report', id: oldest.id, ...(oldest.thing === 'person' && { person_id: oldest.thing_id }) };
}

/** Who sent these reports, whoever is still there. */
export async function findReporters(db: Reader, reportIds: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('reports as r')
    .innerJoin('users as u', 'u.id', 'r.reporter_id')
    .select('r.reporter_id')
    .distinct()
    .where('r.id', 'in', reportIds)
    .execute();
  return rows.map(({ reporter_id }) => reporter_id);
}

/** Forgets reports three years after their decision (docs/domain/time.md, "Retention"). */
export async function forgetOldReports(db: Database): Promise<void> {
  await inBatches((size) => forgetOld(db, size));
}
