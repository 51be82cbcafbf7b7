import { keptReason } from '../../shared/appointments/system-reasons.ts';
import { whyNotDeleteRequest } from '../../shared/requests/rules.ts';
import { cancelOpen } from '../modules/appointments/appointments.ts';
import { lockToDelete } from '../modules/requests/locks.ts';
import { completeRequest, type LockedRequest, softDeleteRequest } from '../modules/requests/requests.ts';
import type { Database, Tx } from '../platform/data/database.ts';
import { found, refuse } from '../platform/http/errors.ts';
import type { Actor } from '../platform/http/session.ts';
import type { Doer } from '../platform/live/events.ts';

/**
 * A buyer deletes a request, which also hides its bids, cancels its open appointments and notifies its bidders (docs/domain/lifecycles.md,
 * "Request").
 * Throws 404, 409 by `whyNotDeleteRequest`.
 */
export async function deleteRequest(db: Database, actor: Actor, requestId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const facts = found(await lockToDelete(tx, actor, requestId));
    refuse(whyNotDeleteRequest(facts));
    await removeLocked(tx, actor, requestId, facts.bidders);
  });
}

async function removeLocked(tx: Tx, by: Doer, requestId: string, bidders: string[]): Promise<void> {
  await cancelOpen(tx, by, requestId, keptReason('requestDeleted'));
  await softDeleteRequest(tx, by, requestId, bidders);
}

/** The same for a locked active request of a buyer who erases the account. One that has a sale, because the administrator opened it again, is completed instead. */
export async function removeRequest(tx: Tx, buyer: Doer, request: LockedRequest): Promise<void> {
  const { has_sale, bidders } = found(await lockToDelete(tx, buyer, request.id));
  if (has_sale) return completeRequest(tx, buyer, request);
  await removeLocked(tx, buyer, request.id, bidders);
}
