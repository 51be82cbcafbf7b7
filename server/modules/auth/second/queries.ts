import { sql } from 'kysely';
import type { Database, Reader, Tx } from '../../../platform/data/database.ts';

/** The second step of an account, still sealed; undefined when it has none. */
export function findFactor(db: Reader, userId: string) {
  return db.selectFrom('second_factors').select(['sealed_secret', 'since']).where('user_id', '=', userId).executeTakeFirst();
}

/** How many recovery codes of an account are left. */
export async function countCodes(db: Reader, userId: string): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select(sql<number>`count(*)`.as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return left;
}

/** False when the account has one already. */
export async function insertFactor(
  tx: Tx,
  factor: { user_id: string; sealed_secret: Buffer; key_mark: Buffer; last_step: number },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('second_factors')
    .values(factor)
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Puts these recovery codes in the place of those before. */
export async function replaceCodes(tx: Tx, user_id: string, hashes: Buffer[]): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', user_id).execute();
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id, code_hash })))
    .execute();
}

/** Compare and swap: true when no code of this step or a later one was taken before, and this one is now. */
export async function spendStep(tx: Tx, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Compare and swap: true when there is such a recovery code that was not used, and it is used now. */
export async function spendRecoveryCode(tx: Tx, userId: string, code_hash: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('recovery_codes')
    .set({ used_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('code_hash', '=', code_hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Holds the second step of an account until the transaction ends; undefined when it has none. */
export function lockFactor(tx: Tx, userId: string) {
  return tx.selectFrom('second_factors').select('since').where('user_id', '=', userId).forNoKeyUpdate().executeTakeFirst();
}

/** Forgets the second step of an account, with its recovery codes; false when it has none. */
export async function deleteFactor(tx: Tx, userId: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('second_factors').where('user_id', '=', userId).executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Some accounts whose second step was sealed with another key than this one. */
export async function findUnreadable(db: Database, keyMark: Buffer, most: number): Promise<string[]> {
  const rows = await db.selectFrom('second_factors').select('user_id').where('key_mark', '!=', keyMark).limit(most).execute();
  return rows.map(({ user_id }) => user_id);
}
