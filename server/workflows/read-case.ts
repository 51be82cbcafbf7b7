import type { CaseView } from '../../shared/moderation/api.ts';
import type { CaseKey } from '../../shared/moderation/queue-row.ts';
import { readToCheck } from '../modules/accounts/verification.ts';
import { readReviewedCar } from '../modules/cars/review.ts';
import { recordInspection } from '../modules/messages/messages.ts';
import { readDispute } from '../modules/moderation/dispute-view.ts';
import { findPersonFacts } from '../modules/moderation/people.ts';
import { readReport } from '../modules/moderation/report-view.ts';
import type { Database, Reader } from '../platform/data/database.ts';
import type { Actor } from '../platform/http/session.ts';

async function readBusiness(db: Reader, { kind, id }: { kind: 'dealer' | 'change'; id: string }): Promise<CaseView | undefined> {
  const profile = await readToCheck(db, id);
  return profile && { kind, id, profile, person: await findPersonFacts(db, id) };
}

async function readCar(db: Reader, id: string): Promise<CaseView | undefined> {
  const found = await readReviewedCar(db, id);
  if (!found || found.is_deleted) return undefined;
  return { kind: 'car', id, car: found.car, person: await findPersonFacts(db, found.car.dealer.user_id) };
}

/**
 * One case with all its facts, for the administrator (docs/domain/lifecycles.md, "The queue"), decided or not; undefined when there is none. Where messages
 * are among them, that they are read is recorded first.
 */
export async function readCase(db: Database, actor: Actor, { kind, id }: CaseKey): Promise<CaseView | undefined> {
  if (kind === 'car') return readCar(db, id);
  if (kind === 'dispute') {
    const view = await readDispute(db, id);
    if (view?.messages.length) await recordInspection(db, actor, view);
    return view;
  }
  if (kind !== 'report') return readBusiness(db, { kind, id });
  const report = await readReport(db, id);
  if (report?.thread) await recordInspection(db, actor, { id: report.thread });
  return report?.view;
}
