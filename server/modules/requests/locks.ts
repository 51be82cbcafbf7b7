import { openBidStatuses } from '../../../shared/deal.ts';
import type { Tx } from '../../platform/data/database.ts';
import { word, words } from '../../platform/data/statements.ts';
import type { Doer } from '../../platform/live/events.ts';

/** A request, deleted or not, locked until the transaction ends: the first lock in the order request, profile, bid, appointment, commission. */
export function lockRequest(tx: Tx, requestId: string) {
  return tx
    .selectFrom('car_requests')
    .select(['id', 'user_id', 'status'])
    .select((eb) => eb('deleted_at', 'is not', null).$castTo<boolean>().as('is_deleted'))
    .where('id', '=', requestId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** What decides whether this buyer may delete the request, and the dealers it concerns; locked. */
export async function lockToDelete(tx: Tx, actor: Doer, requestId: string) {
  const request = await lockRequest(tx, requestId);
  if (request?.user_id !== actor.user_id || request.is_deleted) return null;
  const sale = await tx
    .selectFrom('appointments')
    .select('id')
    .where('request_id', '=', requestId)
    .where('outcome', '=', word('sold'))
    .executeTakeFirst();
  const bids = await tx
    .selectFrom('bids')
    .select('dealer_id')
    .where('request_id', '=', requestId)
    .where('status', 'in', words(openBidStatuses))
    .execute();
  return { has_sale: sale !== undefined, bidders: bids.map((bid) => bid.dealer_id) };
}
