import type { Tx } from '../../platform/data/database.ts';

/** Forgets the notices of an account that is erased, the mails that wait for it, and what it has switched off. */
export async function forgetReader(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('notifications').where('user_id', '=', userId).execute();
  await tx.deleteFrom('gathered_mails').where('user_id', '=', userId).execute();
  await tx.deleteFrom('notice_switch_offs').where('user_id', '=', userId).execute();
}
