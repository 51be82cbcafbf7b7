import { sql } from 'kysely';
import { budgetStep, fewestBuyers } from '../../../shared/analytics/limits.ts';
import { knownModels } from '../../../shared/cars/known-models.ts';
import { countyOfYard } from '../../../shared/places/counties.ts';
import type { Reader } from '../../platform/data/database.ts';
import { word } from '../../platform/data/statements.ts';
import type { Actor } from '../../platform/http/session.ts';
import { stockNamed } from '../cars/columns.ts';
import type { Windows } from './windows.ts';

const mostModels = 5;
/** So many of a county's newest requests are looked through, or a year of Nairobi's would all be read. */
const mostRead = 5_000;

/** The county of this dealer's yard; null where that is not known, and for a dealer who is not verified: anybody could go through all counties. */
export async function countyToTell(db: Reader, actor: Actor): Promise<string | null> {
  const profile = await db
    .selectFrom('profiles as p')
    .select(['p.location', 'p.business_address', 'p.is_verified'])
    .where('p.user_id', '=', actor.user_id)
    .executeTakeFirstOrThrow();
  return profile.is_verified ? countyOfYard(profile) : null;
}

/** The newest requests of verified e-mails in a county between two instants. */
function requestsIn(db: Reader, county: string, from: string, until: string | null) {
  return (
    db
      .selectFrom('car_requests as r')
      .select(['r.user_id', 'r.car_model', 'r.budget_max', 'r.created_at'])
      .where('r.county', '=', county)
      .where('r.deleted_at', 'is', null)
      // The other way round: those who have not verified theirs are few, and have an index.
      .where((eb) =>
        eb.not(
          eb.exists(eb.selectFrom('users as u').select('u.id').whereRef('u.id', '=', 'r.user_id').where('u.email_verified_at', 'is', null)),
        ),
      )
      .where('r.created_at', '>=', from)
      .$if(until !== null, (query) => query.where('r.created_at', '<', until ?? ''))
      .orderBy('r.created_at', 'desc')
      .orderBy('r.id', 'desc')
      .limit(mostRead)
  );
}

/** Those of them that ask for a model of our list and nothing else but a year: what a buyer typed is never shown to others, only our name of the model. */
function requestsByModel(db: Reader, county: string, from: string, until: string | null) {
  const known = sql<{ typed: string; name: string }>`unnest(
    ${knownModels.map(({ typed }) => typed)}::text[], ${knownModels.map(({ name }) => name)}::text[]
  )`.as<'k'>(sql`k (typed, name)`);
  const typed = sql<string>`regexp_replace(regexp_replace(lower(d.car_model), '\\m(19|20)\\d\\d\\M', ''), '[^a-z0-9]', '', 'g')`;
  return db
    .with('n', () => requestsIn(db, county, from, until))
    .with('named', (of) =>
      of
        .selectFrom(of.selectFrom('n').select('n.car_model').distinct().as('d'))
        .innerJoin(known, (join) => join.on('k.typed', '=', typed))
        .select('d.car_model')
        .select(sql<string>`concat_ws(' ', k.name, substring(d.car_model from '\\m(?:19|20)\\d\\d\\M'))`.as('model'))
        // Before it is joined to the requests: many are spelled alike, and to read the spelling of each takes longer than all else.
        .offset(sql<number>`0`),
    )
    .selectFrom('n')
    .innerJoin('named', 'named.car_model', 'n.car_model')
    .select(['n.user_id', 'n.budget_max', 'n.created_at', 'named.model']);
}

/** The same, each with its budget in steps where it counts for the one in the middle. */
function requestsWithBudget(db: Reader, county: string, from: string, until: string | null) {
  return db.selectFrom(requestsByModel(db, county, from, until).as('m')).select([
    'm.user_id',
    'm.model',
    // Whoever asks often has one budget in the middle: that of the newest of these requests whose budget can be read.
    sql<number | null>`case
      when m.budget_max > 0 and row_number() over (partition by m.model, m.user_id order by m.budget_max is null, m.created_at desc) = 1
      then greatest(round(m.budget_max / ${sql.lit(budgetStep)}), 1) * ${sql.lit(budgetStep)}
    end`.as('budget'),
  ]);
}

/** Models that enough different buyers asked for, the most frequent first. */
function askedFor(db: Reader, county: string, from: string, until: string | null) {
  return db
    .selectFrom(requestsWithBudget(db, county, from, until).as('asked'))
    .select((eb) => ['asked.model', eb.fn.countAll<number>().as('requests')])
    .groupBy('asked.model')
    .having(sql<number>`count(distinct asked.user_id)`, '>=', fewestBuyers);
}

/** How many cars of each of these models a dealer has for sale, the stock read once for all. */
function countInStock(db: Reader, actor: Actor, models: string[]) {
  return db
    .selectFrom('cars as c')
    .innerJoin(sql<{ model: string }>`unnest(${models}::text[])`.as<'m'>(sql`m (model)`), (join) => join.on(stockNamed(sql.ref('m.model'))))
    .select((eb) => ['m.model', eb.fn.countAll<number>().as('cars')])
    .where('c.dealer_id', '=', actor.user_id)
    .where('c.deleted_at', 'is', null)
    .where('c.status', '=', word('available'))
    .groupBy('m.model')
    .execute();
}

/** The models that buyers in this county asked for most in the period, their middle budgets, and how many of them the dealer has. */
export async function listAsked(db: Reader, actor: Actor, county: string, { starts, starts_before }: Windows) {
  const rows = await askedFor(db, county, starts, null)
    .select(
      // One of the budgets, never the mean of two: from means of own budgets and another's, the other's could be worked out.
      sql<number | null>`case when count(asked.budget) >= ${sql.lit(fewestBuyers)}
        then (percentile_disc(0.5) within group (order by asked.budget))::float8 end`.as('middle_budget'),
    )
    .orderBy('requests', 'desc')
    .orderBy('asked.model')
    .limit(mostModels)
    .execute();
  const models = rows.map(({ model }) => model);
  const before = models.length > 0 ? await askedFor(db, county, starts_before, starts).where('asked.model', 'in', models).execute() : [];
  const stock = await countInStock(db, actor, models);
  return rows.map(({ model, ...row }) => ({
    car_model: model,
    ...row,
    in_stock: stock.find((other) => other.model === model)?.cars ?? 0,
    requests_before: before.find((other) => other.model === model)?.requests ?? null,
  }));
}
