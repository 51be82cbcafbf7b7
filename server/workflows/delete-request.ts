import { whyNotDeleteRequest } from '../../shared/requests/rules.ts';
import { cancelOpen } from '../modules/appointments/appointments.ts';
import { lockToDelete } from '../modules/requests/locks.ts';
import { softDeleteRequest } from '../modules/requests/requests.ts';
import type { Database } from '../platform/data/database.ts';
import { found, refuse } from '../platform/http/errors.ts';
import type { Actor } from '../platform/http/session.ts';

/**
 * A buyer deletes a request, which also hides its bids, cancels its open appointments and notifies its bidders (docs/domain/lifecycles.md,
 * "Request").
 * Throws 404, 409 by `whyNotDeleteRequest`.
 */
export async function deleteRequest(db: Database, actor: Actor, requestId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const facts = found(await lockToDelete(tx, actor, requestId));
    refuse(whyNotDeleteRequest(facts));
    await cancelOpen(tx, actor, requestId, 'The buyer deleted the request');
    await softDeleteRequest(tx, actor, requestId, facts.bidders);
  });
}
