import { sql } from 'kysely';
import type { DealerSort } from '../../../shared/dealers/sorts.ts';
import { countyOf } from '../../../shared/places/counties.ts';
import type { Reader } from '../../platform/data/database.ts';
import { keyset } from '../../platform/data/paging.ts';
import { containing } from '../../platform/data/search.ts';
import { dealerToVisit } from './columns.ts';

// From the first check after it was last taken back: checking changed details again is no new beginning.
const verifiedSince = sql<string | null>`(
  select min(v.created_at)
  from verification_steps v
  where p.is_verified and v.dealer_id = p.user_id and v.step = 'verified' and v.created_at > coalesce(
    (select max(u.created_at) from verification_steps u where u.dealer_id = p.user_id and u.step = 'unverified'),
    '-infinity'
  )
)`;

// The market's conditions (server/modules/cars/columns.ts), the dealer's own among them.
const carsOnMarket = sql<number>`(
  select count(*) from cars c
  where p.is_verified and c.dealer_id = p.user_id and c.deleted_at is null and c.approval = 'approved' and c.status <> 'sold'
)`;

const salesHere = sql<number>`(select count(*) from appointments a where a.dealer_id = p.user_id and a.outcome = 'sold')`;

const bidsLooked = 50;
const fewestBids = 5;

// The median over the newest bids; fewer than five say little.
const answerMinutes = sql<number | null>`(
  select case when count(*) >= ${sql.lit(fewestBids)}
    then round(percentile_cont(0.5) within group (order by extract(epoch from newest.took)) / 60)::float8 end
  from (
    select b.created_at - r.created_at as took
    from bids b join car_requests r on r.id = b.request_id
    where b.dealer_id = p.user_id
    order by b.created_at desc
    limit ${sql.lit(bidsLooked)}
  ) as newest
)`;

function dealers(db: Reader) {
  return db
    .selectFrom('profiles as p')
    .select([...dealerToVisit, 'p.user_id as id', 'p.business_address', verifiedSince.as('verified_since'), carsOnMarket.as('cars_count')]);
}

const inCounty = <Row extends { location: string | null; business_address: string | null }>(row: Row) => ({
  ...row,
  county: countyOf(row.location) ?? countyOf(row.business_address),
});

/** One dealer as the reply `dealerPage`; nothing for people who aren't dealers. */
export async function findDealer(db: Reader, dealerId: string) {
  const row = await dealers(db)
    .select([answerMinutes.as('answer_minutes'), salesHere.as('sales_count')])
    .where('p.user_id', '=', dealerId)
    .where('p.user_type', '=', 'dealer')
    .executeTakeFirst();
  if (!row) return undefined;
  return { ...inCounty(row), business_address: row.is_verified ? row.business_address : null };
}

/** The orders of the list, each on an index of verified dealers. */
const orders = {
  rating: keyset('dealers', [
    ['p.rating', 'desc', 'number', 'nulls last'],
    ['p.rating_count', 'desc', 'bigint'],
    ['p.user_id', 'desc', 'uuid'],
  ]),
  newest: keyset('dealers', [
    ['p.created_at', 'desc', 'instant'],
    ['p.user_id', 'desc', 'uuid'],
  ]),
};

interface DealersAsked {
  cursor?: string | undefined;
  /** A part of the name or the place. */
  search?: string | undefined;
  sort?: DealerSort | undefined;
}

/** A page of the verified dealers. */
export async function listDealers(db: Reader, { cursor, search, sort = 'rating' }: DealersAsked) {
  const pattern = containing(search);
  const { rows, next } = await dealers(db)
    .where('p.is_verified', '=', true)
    .where('p.user_type', '=', 'dealer')
    .$if(Boolean(search), (query) =>
      query.where((eb) =>
        eb.or([eb('p.business_name', 'ilike', pattern), eb('p.full_name', 'ilike', pattern), eb('p.location', 'ilike', pattern)]),
      ),
    )
    .$call(orders[sort].page(cursor));
  return { rows: rows.map(inCounty), next };
}

const newestReviews = keyset('reviews', [
  ['t.created_at', 'desc', 'instant'],
  ['t.id', 'desc', 'uuid'],
]);

/** A page of the public reviews of a dealer with its answers. */
export function listReviews(db: Reader, dealerId: string, cursor: string | undefined) {
  return db
    .selectFrom('ratings as t')
    .select(['t.id', 't.rating', 't.review_text', 't.created_at', 't.answer'])
    .where('t.dealer_id', '=', dealerId)
    .where('t.is_public', '=', true)
    .$call(newestReviews.page(cursor));
}
