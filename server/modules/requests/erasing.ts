import type { Tx } from '../../platform/data/database.ts';

/** Locks every request of a buyer, in the order of their ids: no bid on them is decided and no viewing of theirs moves meanwhile. Returns the active ones. */
export async function lockRequestsOf(tx: Tx, buyerId: string) {
  const requests = await tx
    .selectFrom('car_requests')
    .select(['id', 'user_id', 'status', 'deleted_at'])
    .where('user_id', '=', buyerId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return requests.filter(({ status, deleted_at }) => status === 'active' && deleted_at === null);
}

/** The phone of a buyer who erases the account is not shared any more, be a request opened again by the administrator. */
export async function stopSharingPhone(tx: Tx, buyerId: string): Promise<void> {
  await tx.updateTable('car_requests').set({ share_phone: false }).where('user_id', '=', buyerId).where('share_phone', '=', true).execute();
}
