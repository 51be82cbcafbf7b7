import { whyNotDeleteRequest } from '../../../shared/requests/rules.ts';
import type { Database } from '../../platform/data/database.ts';
import { found, refuse } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { vanishRequest } from '../requests/requests.ts';
import { cancelOpen } from './appointments.ts';
import { lockToDelete } from './locks.ts';

/**
 * A buyer deletes a request: it vanishes with its offers, its open viewings are cancelled, its bidders told (RULINGS, 'Lifecycles': request).
 * Throws 404, 409 by `whyNotDeleteRequest`.
 */
// Here and not in requests/: it cancels viewings, and appointments stand above requests and bids (docs/decisions/0003-module-order.md).
export async function deleteRequest(db: Database, actor: Actor, requestId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const facts = found(await lockToDelete(tx, actor, requestId));
    refuse(whyNotDeleteRequest(facts));
    await cancelOpen(tx, actor, requestId, 'The buyer deleted the request');
    await vanishRequest(tx, actor, requestId, facts.bidders);
  });
}
