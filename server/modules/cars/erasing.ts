import type { Tx } from '../../platform/data/database.ts';

/** Locks every car in the stock of a dealer, in the order of their ids. */
export function lockStock(tx: Tx, dealerId: string) {
  return tx
    .selectFrom('cars')
    .select(['id', 'dealer_id', 'status', 'approval'])
    .where('dealer_id', '=', dealerId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Forgets the saved cars of a buyer who erases the account. */
export async function forgetSavedCars(tx: Tx, buyerId: string): Promise<void> {
  await tx.deleteFrom('saved_cars').where('buyer_id', '=', buyerId).execute();
}
