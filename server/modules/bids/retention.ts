import type { Tx } from '../../platform/data/database.ts';
import { releasePhotos } from '../photos/photos.ts';

/** The dealers who bid on a request, with its bids locked. */
export async function lockBidders(tx: Tx, requestId: string): Promise<string[]> {
  const bids = await tx.selectFrom('bids').select('dealer_id').where('request_id', '=', requestId).orderBy('id').forNoKeyUpdate().execute();
  return bids.map(({ dealer_id }) => dealer_id);
}

/** Puts nobody in the place of the dealer of a bid on this request, and removes what they wrote, its photos and the way to the car. */
export async function anonymiseBids(tx: Tx, requestId: string, dealerId: string, unknown: string): Promise<void> {
  const { id } = await tx
    .updateTable('bids')
    .set({
      dealer_id: unknown,
      message: null,
      image_urls: [],
      removed: null,
      car_id: null,
      other_car_id: null,
      other_car_as_named: null,
      other_car_answer: null,
    })
    .where('request_id', '=', requestId)
    .where('dealer_id', '=', dealerId)
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx.deleteFrom('shortlisted_bids').where('bid_id', '=', id).execute();
  await releasePhotos(tx, { kind: 'bid', id });
}
