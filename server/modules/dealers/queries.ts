import { sql } from 'kysely';
import type { DealerSort } from '../../../shared/dealers/sorts.ts';
import type { Reader } from '../../platform/data/database.ts';
import { keyset } from '../../platform/data/paging.ts';
import { has, hasEach } from '../../platform/data/search.ts';
import { word } from '../../platform/data/statements.ts';
import type { Actor } from '../../platform/http/session.ts';
import { dealers, inCounty } from './dealers.ts';

/** The orders of the list, each on an index of verified dealers. */
const orders = {
  rating: keyset('dealers', [['p.rating', 'desc', 'number', 'nulls last'], ['p.rating_count', 'desc', 'bigint'], 'p.user_id']),
  newest: keyset('dealers', [['p.created_at', 'desc', 'instant'], 'p.user_id']),
};

// Word for word as the index has it.
const nameAndPlace = sql<string>`p.full_name || '|' || coalesce(p.business_name, '') || '|' || coalesce(p.location, '')`;

interface DealersAsked {
  cursor?: string | undefined;
  /** Parts of the name and the place. */
  search?: string | undefined;
  sort?: DealerSort | undefined;
}

/** A page of the verified dealers. */
export async function listDealers(db: Reader, { cursor, search, sort = 'rating' }: DealersAsked) {
  const { rows, next } = await dealers(db)
    .where('p.is_verified', '=', true)
    .where('p.user_type', '=', word('dealer'))
    .$if(Boolean(search), (query) => query.where(hasEach(search, (word) => has(nameAndPlace, word))))
    .$call(orders[sort].page(cursor));
  return { rows: rows.map(inCounty), next };
}

const newestReviews = keyset('reviews', [['t.created_at', 'desc', 'instant'], 't.id']);

/** A page of the public reviews of a dealer with its answers. */
export function listReviews(db: Reader, reader: Actor, dealerId: string, cursor: string | undefined) {
  return db
    .selectFrom('ratings as t')
    .select(['t.id', 't.rating', 't.review_text', 't.answer'])
    .select(sql<string>`to_char(t.created_at at time zone 'Africa/Nairobi', 'YYYY-MM')`.as('month'))
    .select((eb) => eb('t.buyer_id', '=', reader.user_id).$castTo<boolean>().as('is_own'))
    .where('t.dealer_id', '=', dealerId)
    .where('t.is_public', '=', true)
    .$call(newestReviews.page(cursor));
}
