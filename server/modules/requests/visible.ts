import type { ExpressionBuilder } from 'kysely';
import type { DB } from '../../../db/types.ts';
import type { Reader } from '../../platform/data/database.ts';
import { word } from '../../platform/data/statements.ts';
import type { Actor } from '../../platform/http/session.ts';
import { isPersonSuspended } from '../profile/columns.ts';

/** The requests that are not deleted, as `car_requests as r`. */
export function living(db: Reader) {
  return db.selectFrom('car_requests as r').where('r.deleted_at', 'is', null);
}

/** Whether dealers find a request: it is active, and our team has not stopped its buyer; for a query over `car_requests as r`. */
export const isOnOffer = (eb: ExpressionBuilder<DB & { r: DB['car_requests'] }, 'r'>) =>
  eb.and([eb('r.status', '=', word('active')), eb.not(isPersonSuspended('r.user_id'))]);

/** Whether a dealer may read a request: one that dealers find, or one they have bid on; for a query over `car_requests as r`. */
export const isOfferedTo =
  ({ user_id }: Actor) =>
  (eb: ExpressionBuilder<DB & { r: DB['car_requests'] }, 'r'>) =>
    eb.or([
      isOnOffer(eb),
      eb.exists(eb.selectFrom('bids as o').select('o.id').whereRef('o.request_id', '=', 'r.id').where('o.dealer_id', '=', user_id)),
    ]);

/** The requests that this actor may read, as `car_requests as r`: own ones for a buyer, offered ones for a dealer, all for the admin; none that is deleted. */
export function visibleRequests(db: Reader, actor: Actor) {
  return living(db)
    .$if(actor.role === 'buyer', (query) => query.where('r.user_id', '=', actor.user_id))
    .$if(actor.role === 'dealer', (query) => query.where(isOfferedTo(actor)));
}
