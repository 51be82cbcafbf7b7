import type { Tx } from '../../platform/data/database.ts';

/** Puts nobody in the place of a dealer who owed or paid commissions on the sales of a request. */
export async function anonymiseCommissions(tx: Tx, requestId: string, dealerId: string, unknown: string): Promise<void> {
  await tx
    .updateTable('commissions')
    .set({ dealer_id: unknown })
    .where('dealer_id', '=', dealerId)
    .where('appointment_id', 'in', (of) => of.selectFrom('appointments').select('id').where('request_id', '=', requestId))
    .execute();
}
