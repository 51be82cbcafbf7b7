import { sql } from 'kysely';
import { countyOfYard } from '../../../shared/places/counties.ts';
import type { Reader } from '../../platform/data/database.ts';
import { word } from '../../platform/data/statements.ts';
import type { Actor } from '../../platform/http/session.ts';
import { isOnMarket } from '../market/market.ts';
import { dealerToVisit } from './columns.ts';
import { isFoundBy } from './visible.ts';

/**
 * Since when a dealer is verified, for a query over `profiles as p`; null where that is not known. From the first check after it was last taken back:
 * checking changed details again is no new beginning.
 */
export const verifiedSince = sql<string | null>`(
  select min(v.created_at)
  from verification_steps v
  where p.is_verified and v.dealer_id = p.user_id and v.step = 'verified' and v.created_at > coalesce(
    (select max(u.created_at) from verification_steps u where u.dealer_id = p.user_id and u.step = 'unverified'),
    '-infinity'
  )
)`;

const carsOnMarket = sql<number>`(select count(*) from cars c where c.dealer_id = p.user_id and ${isOnMarket})`;

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

/** Dealers as the reply `dealerLine` but for the county, a query over `profiles as p`. */
export function dealers(db: Reader) {
  return db
    .selectFrom('profiles as p')
    .select([...dealerToVisit, 'p.user_id as id', 'p.business_address', verifiedSince.as('verified_since'), carsOnMarket.as('cars_count')]);
}

/** The row with the county of its yard, which SQL doesn't know. */
export const inCounty = <Row extends { location: string | null; business_address: string | null }>(row: Row) => ({
  ...row,
  county: countyOfYard(row),
});

/** One dealer as the reply `dealerPage`; nothing for people who aren't dealers, or where this reader finds none. */
export async function findDealer(db: Reader, reader: Actor, dealerId: string) {
  const row = await dealers(db)
    .select([answerMinutes.as('answer_minutes'), salesHere.as('sales_count')])
    .where('p.user_id', '=', dealerId)
    .where('p.user_type', '=', word('dealer'))
    .where(isFoundBy(reader))
    .executeTakeFirst();
  if (!row) return undefined;
  return { ...inCounty(row), business_address: row.is_verified ? row.business_address : null };
}
