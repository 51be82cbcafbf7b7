import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { answersWords } from '../../../words/http/answers.ts';
import { constraintMeans, idTaken, refuse } from '../http/errors.ts';
import type { Tx } from './database.ts';

// The account was erased while it created this.
constraintMeans('idempotency_keys_of_an_account', { status: 401, code: 'not_signed_in', message: () => answersWords.signInFirst });

type Content = { id: string; [field: string]: unknown };

/**
 * Makes a create repeatable (docs/domain/lifecycles.md, "Every step"): true when this id is new, false when the same owner already made the same
 * thing with it.
 *
 * Holds the owner's account until the transaction ends, the first of all locks: it can't be erased meanwhile, and one that was erased creates nothing (401).
 *
 * Two equal calls at once wait for each other here, on the primary key. Throws 409, without detail, for another owner or other content.
 */
export async function claimIdempotencyKey(tx: Tx, ownerId: string, content: Content): Promise<boolean> {
  await sql`set constraints idempotency_keys_of_an_account immediate`.execute(tx);
  return claimFor(tx, ownerId, content);
}

/** The same for a create that makes its own owner, who has the id of the content: whether there is one is checked when the transaction ends. */
export function claimKeyOfNewAccount(tx: Tx, content: Content): Promise<boolean> {
  return claimFor(tx, content.id, content);
}

async function claimFor(tx: Tx, ownerId: string, content: Content): Promise<boolean> {
  const digest = digestOf(content);
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

/** Of what is said, not of how: a tab that was open before a deploy may name its fields in another order, and not know one that is null now. */
function digestOf(content: Content): Buffer {
  const said = Object.entries(content).filter(([, value]) => value !== null && value !== undefined);
  return createHash('sha256')
    .update(JSON.stringify(said.sort(([one], [other]) => (one < other ? -1 : 1))))
    .digest();
}
