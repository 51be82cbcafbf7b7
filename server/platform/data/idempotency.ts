import { createHash } from 'node:crypto';
import { idTaken, refuse } from '../http/errors.ts';
import type { Tx } from './database.ts';

/**
 * Makes a create repeatable (docs/domain/lifecycles.md, "Every step"): true when this id is new, false when the same owner already made the same
 * thing with it.
 *
 * Two equal calls at once wait for each other here, on the primary key. Throws 409, without detail, for another owner or other content.
 */
export async function claimIdempotencyKey(tx: Tx, ownerId: string, content: { id: string; [field: string]: unknown }): Promise<boolean> {
  const digest = createHash('sha256').update(JSON.stringify(content)).digest();
  const inserted = await tx
    .insertInto('idempotency_keys')
    .values({ id: content.id, owner_id: ownerId, digest })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows === 1n) return true;
  const before = await tx.selectFrom('idempotency_keys').select(['owner_id', 'digest']).where('id', '=', content.id).executeTakeFirst();
  if (before?.owner_id !== ownerId || !before.digest.equals(digest)) refuse(idTaken);
  return false;
}
