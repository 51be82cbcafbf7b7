import { wrongState } from '../../../shared/refusal.ts';
import { ownDataRulesWords } from '../../../words/own-data/own-data-rules.ts';
import type { Database, Tx } from '../../platform/data/database.ts';
import { claimIdempotencyKey } from '../../platform/data/idempotency.ts';
import { addJob } from '../../platform/data/queue.ts';
import { type RateLimit, takePoint } from '../../platform/data/rate-limits.ts';
import { constraintMeans, refuse } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { makeExport, removeExport } from './jobs.ts';
import { deleteExportsOf, insertExport, isUnderway } from './queries.ts';

/** Copies of the own data that one account can ask for. */
export const exportRateLimit: RateLimit = {
  name: 'export',
  points: 1,
  duration: 24 * 3600,
  told: () => ownDataRulesWords.askedToday,
};

const underway = wrongState('export_underway', () => ownDataRulesWords.underWay);
constraintMeans('data_exports_one_at_a_time', underway);

/** Asks for a copy of the own data, in the place of one that is ready (docs/domain/accounts.md, "Own data"). Repeatable by its id. Throws 409 while one is being made, 429. */
export async function startExport(db: Database, actor: Actor, { id }: { id: string }): Promise<void> {
  const { user_id } = actor;
  await db.transaction().execute(async (tx) => {
    if (!(await claimIdempotencyKey(tx, user_id, { id }))) return;
    refuse((await isUnderway(tx, user_id)) ? underway : null);
    await takePoint(tx, exportRateLimit, user_id);
    await forgetExports(tx, user_id);
    await insertExport(tx, { id, user_id });
    await addJob(tx, makeExport, { export_id: id });
  });
}

/** Forgets the copies of an account; their files go with a job. */
export async function forgetExports(tx: Tx, userId: string): Promise<void> {
  for (const export_id of await deleteExportsOf(tx, userId)) await addJob(tx, removeExport, { export_id });
}
