import type { Tx } from '../../platform/data/database.ts';
import { endSessions } from '../../platform/http/end-sessions.ts';
import { deleteAccount } from './queries.ts';

/**
 * The account that is to be erased, locked before everything else. With `for update`, unlike all other locks: whoever creates something holds the own
 * account by a foreign key (`idempotency_keys_of_an_account`), and what they create has to be there, and seen, before its owner goes.
 */
export function lockToErase(tx: Tx, userId: string) {
  return tx.selectFrom('users').select(['email', 'password_hash']).where('id', '=', userId).forUpdate().executeTakeFirst();
}

/** Nobody signs in to this account any more: its sessions, its links, e-mail and password go (docs/domain/accounts.md, "Erasing"). */
export async function endSigningIn(tx: Tx, userId: string): Promise<void> {
  await endSessions(tx, userId);
  await deleteAccount(tx, userId);
}
