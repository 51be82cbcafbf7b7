import type { Tx } from '../../platform/data/database.ts';

/** Forgets what our team wrote to a person, and they to our team, when the account is erased. */
export async function forgetStanding(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('warnings').where('user_id', '=', userId).execute();
  await tx.deleteFrom('suspensions').where('user_id', '=', userId).execute();
  await tx
    .deleteFrom('lookalikes')
    .where((eb) => eb.or([eb('user_id', '=', userId), eb('suspended_id', '=', userId)]))
    .execute();
}
