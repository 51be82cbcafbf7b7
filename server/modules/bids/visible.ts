import type { Reader } from '../../platform/data/database.ts';
import type { Actor } from '../../platform/http/session.ts';

/** The bids this actor may see: those on own requests for a buyer, own ones for a dealer, all for the admin; none on a deleted request. */
export function visibleBids(db: Reader, actor: Actor) {
  return db
    .selectFrom('bids as b')
    .innerJoin('car_requests as r', 'r.id', 'b.request_id')
    .where('r.deleted_at', 'is', null)
    .$if(actor.role === 'buyer', (query) => query.where('r.user_id', '=', actor.user_id))
    .$if(actor.role === 'dealer', (query) => query.where('b.dealer_id', '=', actor.user_id));
}
