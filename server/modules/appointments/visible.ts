import type { Reader } from '../../platform/data/database.ts';
import type { Looker } from './columns.ts';

/** The appointments this actor may see: own ones for a party, all for the admin. Those of a deleted request too: their chat stays open. */
export function visibleAppointments(db: Reader, actor: Looker) {
  return db
    .selectFrom('appointments as a')
    .$if(actor.role === 'buyer', (query) => query.where('a.buyer_id', '=', actor.user_id))
    .$if(actor.role === 'dealer', (query) => query.where('a.dealer_id', '=', actor.user_id));
}
