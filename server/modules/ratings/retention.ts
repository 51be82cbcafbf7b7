import type { Tx } from '../../platform/data/database.ts';

/** Puts nobody in the place of both people of the ratings of a dealer on a request, and removes their texts. The dealer's average stays until the next rating. */
export async function anonymiseRatings(
  tx: Tx,
  requestId: string,
  dealerId: string,
  people: { buyer_id: string; dealer_id: string },
): Promise<void> {
  await tx
    .updateTable('ratings')
    .set({ ...people, review_text: null, answer: null, answered_at: null, removed: null })
    .where('dealer_id', '=', dealerId)
    .where('appointment_id', 'in', (of) => of.selectFrom('appointments').select('id').where('request_id', '=', requestId))
    .execute();
}
