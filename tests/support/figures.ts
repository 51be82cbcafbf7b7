import { sql } from 'kysely';
import type { Database } from '../../server/platform/data/database.ts';

const dayOf = (instant: string) => `to_char(${instant} at time zone 'Africa/Nairobi', 'YYYY-MM-DD')`;
const counted =
  (rows: string, value = 'count(*)', part = "''") =>
  (name: string) =>
    `select '${name}' as name, ${dayOf('x.created_at')} as day, ${part} as part, ${value} as value from ${rows} group by 1, 2, 3`;

const people = 'profiles x where erased_at is null and admin_role is null';
const cars = 'cars x where deleted_at is null';
const requests = 'car_requests x where deleted_at is null';
const ofRequest = 'join car_requests r on r.id = x.request_id and r.deleted_at is null';
const bids = `bids x ${ofRequest} where withdrawn_at is null`;
const viewings = `appointments x ${ofRequest} where true`;
const sales =
  'commissions x join appointments a on a.id = x.appointment_id join car_requests r on r.id = a.request_id where refunded_at is null';
const offered = `(
    select r.created_at, (select extract(epoch from min(b.created_at) - r.created_at) / 60 from bids b where b.request_id = r.id and b.withdrawn_at is null) as minutes
    from car_requests r where deleted_at is null
  ) x where minutes is not null`;

/** Each figure, counted the plain way. */
const counts: Record<string, (name: string) => string> = {
  users: counted(people),
  dealers: counted(`${people} and user_type = 'dealer'`),
  verified_dealers: counted(`${people} and is_verified`),
  cars: counted(cars),
  cars_waiting: counted(`${cars} and approval = 'waiting'`),
  cars_on_market: counted(
    "cars x join profiles p on p.user_id = x.dealer_id where deleted_at is null and approval = 'approved' and status <> 'sold' and p.is_verified",
  ),
  requests: counted(requests),
  requests_active: counted(`${requests} and status = 'active'`),
  requests_of_county: counted(requests, 'count(*)', "coalesce(x.county, '')"),
  requests_of_model: counted(requests, 'count(*)', "array_to_string(regexp_split_to_array(btrim(x.car_model), '\\s+'), ' ')"),
  requests_offered: counted(offered),
  requests_offered_in_a_day: counted(`${offered} and minutes <= 24 * 60`),
  requests_offered_in_three_days: counted(`${offered} and minutes <= 72 * 60`),
  minutes_to_first_offer: counted(offered, 'sum(round(minutes))'),
  bids: counted(bids),
  bids_accepted: counted(`${bids} and x.status = 'accepted'`),
  accepted_revenue: counted(`${bids} and x.status = 'accepted'`, 'sum(x.price)'),
  appointments: counted(viewings),
  appointments_pending: counted(`${viewings} and x.status = 'pending'`),
  appointments_completed: counted(`${viewings} and x.status = 'completed'`),
  sales: counted(`${sales} and kept_at is null`),
  revenue: counted(`${sales} and kept_at is null`, 'sum(x.purchase_price)'),
  commission: counted(sales, 'sum(x.commission_amount)'),
  commission_paid: counted(`${sales} and x.status = 'paid'`, 'sum(x.commission_amount)'),
  ratings: counted('ratings x'),
  stars: counted('ratings x', 'sum(rating)'),
  sales_of_county: counted(`${sales} and kept_at is null`, 'count(*)', "coalesce(r.county, '')"),
  revenue_of_county: counted(`${sales} and kept_at is null`, 'sum(x.purchase_price)', "coalesce(r.county, '')"),
};

/** Every figure twice: as it is kept, and as a plain count of the rows has it; each as 'name day part: value'. */
export async function figuresAndCounts(db: Database): Promise<{ kept: string[]; counted: string[] }> {
  const lines = async (query: string) => {
    const { rows } = await sql<{ line: string }>`
      select name || ' ' || day || ' ' || part || ': ' || trunc(value::numeric, 2) as line from (${sql.raw(query)}) q where value <> 0 order by 1`.execute(
      db,
    );
    return rows.map(({ line }) => line);
  };
  const both = "select name, to_char(day, 'YYYY-MM-DD') as day, part, value from";
  return {
    kept: await lines(
      `select name, day, part, sum(value) as value from (${both} figures union all ${both} figure_changes) k group by name, day, part`,
    ),
    counted: await lines(
      Object.entries(counts)
        .map(([name, count]) => count(name))
        .join(' union all '),
    ),
  };
}
