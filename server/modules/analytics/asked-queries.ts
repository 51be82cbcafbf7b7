import { sql } from 'kysely';
import { countyOf } from '../../../shared/places/counties.ts';
import type { Reader } from '../../platform/data/database.ts';
import type { Actor } from '../../platform/http/session.ts';
import type { Windows } from './windows.ts';

/** Fewer different buyers than this might be recognised by what they ask for (docs/domain/limits-and-money.md, "Analytics"). */
const fewestBuyers = 5;
const mostModels = 5;
/** So many of a county's newest requests are looked through, or a year of Nairobi's would all be read. */
const mostRead = 5_000;

/** The county of this dealer's yard, or null. */
export async function countyOfYard(db: Reader, actor: Actor): Promise<string | null> {
  const { location, business_address } = await db
    .selectFrom('profiles as p')
    .select(['p.location', 'p.business_address'])
    .where('p.user_id', '=', actor.user_id)
    .executeTakeFirstOrThrow();
  return countyOf(location) ?? countyOf(business_address);
}

/** The newest requests in a county between two instants, by model without case and doubled spaces. */
function requestsIn(db: Reader, county: string, from: string, until: string | null) {
  const newest = db
    .selectFrom('car_requests as r')
    .select(['r.user_id', 'r.budget_max', 'r.created_at'])
    .select(sql<string>`regexp_replace(r.car_model, '\\s+', ' ', 'g')`.as('car_model'))
    .where('r.county', '=', county)
    .where('r.deleted_at', 'is', null)
    .where('r.created_at', '>=', from)
    .$if(until !== null, (query) => query.where('r.created_at', '<', until ?? ''))
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(mostRead);
  return db.selectFrom(newest.as('n')).select((eb) => [
    'n.user_id',
    'n.car_model',
    sql<string>`lower(n.car_model)`.as('model'),
    // Whoever asks often has one budget in the middle: that of the newest of these requests whose budget can be read.
    eb
      .case()
      .when(
        sql`row_number() over (partition by lower(n.car_model), n.user_id order by n.budget_max is null, n.created_at desc)`,
        '=',
        sql.lit(1),
      )
      .then(eb.ref('n.budget_max'))
      .end()
      .as('budget'),
  ]);
}

/** Models that enough different buyers asked for, the most frequent first. */
function askedFor(db: Reader, county: string, from: string, until: string | null) {
  return db
    .selectFrom(requestsIn(db, county, from, until).as('asked'))
    .select((eb) => ['asked.model', eb.fn.countAll<number>().as('requests')])
    .groupBy('asked.model')
    .having(sql<number>`count(*)`, '>=', fewestBuyers)
    .having(sql<number>`count(distinct asked.user_id)`, '>=', fewestBuyers);
}

/** The models that buyers in this county asked for most in the period, their middle budgets, and how many of them the dealer has. */
export async function listAsked(db: Reader, actor: Actor, county: string, { starts, starts_before }: Windows) {
  const rows = await askedFor(db, county, starts, null)
    .select([
      sql<string>`mode() within group (order by asked.car_model)`.as('car_model'),
      sql<number | null>`case when count(asked.budget) >= ${sql.lit(fewestBuyers)}
        then round(percentile_cont(0.5) within group (order by asked.budget))::float8 end`.as('middle_budget'),
      sql<number>`(
        select count(*) from cars k
        where k.dealer_id = ${actor.user_id} and k.deleted_at is null and k.status = 'available'
          and strpos(lower(k.name || ' ' || k.year), asked.model) > 0
      )`.as('in_stock'),
    ])
    .orderBy('requests', 'desc')
    .orderBy('asked.model')
    .limit(mostModels)
    .execute();
  const models = rows.map(({ model }) => model);
  const before = models.length > 0 ? await askedFor(db, county, starts_before, starts).where('asked.model', 'in', models).execute() : [];
  return rows.map(({ model, ...row }) => ({
    ...row,
    requests_before: before.find((other) => other.model === model)?.requests ?? null,
  }));
}
