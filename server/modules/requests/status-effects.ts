import type { ExpressionBuilder } from 'kysely';
import type { DB } from '../../../db/types.ts';
import { openBidStatuses, openStatuses } from '../../../shared/deal.ts';
import { numberOf } from '../../platform/data/counting.ts';
import type { Reader } from '../../platform/data/database.ts';
import { word, words } from '../../platform/data/statements.ts';

type Eb = ExpressionBuilder<DB & { r: DB['car_requests'] }, 'r'>;

/** What another status of a request would touch, counted among its own bids and viewings, for a query over `car_requests as r`. */
export function statusEffects(eb: Eb) {
  const bids = eb.selectFrom('bids as b').whereRef('b.request_id', '=', 'r.id');
  const openBids = bids
    .where('b.status', 'in', words(openBidStatuses))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('appointments as s').select('s.id').whereRef('s.bid_id', '=', 'b.id').where('s.outcome', '=', word('sold')))),
    );
  const openViewings = eb
    .selectFrom('appointments as a')
    .whereRef('a.request_id', '=', 'r.id')
    .where('a.status', 'in', words(openStatuses));
  return [
    numberOf(bids.where('b.status', '=', word('pending'))).as('pending_bids'),
    numberOf(openBids).as('bidders'),
    numberOf(openViewings).as('open_viewings'),
  ] as const;
}

/** The same of one request; undefined when it is deleted. */
export function findStatusEffects(db: Reader, requestId: string) {
  return db
    .selectFrom('car_requests as r')
    .select(statusEffects)
    .where('r.id', '=', requestId)
    .where('r.deleted_at', 'is', null)
    .executeTakeFirst();
}
