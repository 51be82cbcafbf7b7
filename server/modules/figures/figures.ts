import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../platform/data/database.ts';
import { todayInNairobi } from '../../platform/data/nairobi.ts';

/** The figures that are one number a day (docs/domain/limits-and-money.md, "Figures of the marketplace"); money in KSh. */
export const figureNames = [
  ...(['users', 'dealers', 'verified_dealers', 'cars', 'cars_on_market', 'cars_waiting', 'requests', 'requests_active'] as const),
  ...(['requests_offered', 'requests_offered_in_a_day', 'requests_offered_in_three_days', 'minutes_to_first_offer'] as const),
  ...(['bids', 'bids_accepted', 'accepted_revenue', 'appointments', 'appointments_pending', 'appointments_completed'] as const),
  ...(['sales', 'revenue', 'commission', 'commission_paid', 'ratings', 'stars'] as const),
] as const;
export type FigureName = (typeof figureNames)[number];

/** The figures that have a number for each county, or for each model as it was spelled. */
export type FigureInParts = 'requests_of_county' | 'sales_of_county' | 'revenue_of_county' | 'requests_of_model';

/** Days in Nairobi, the first and the last, '2026-11-21'; without one of them all before or after. */
export interface Days {
  from?: string;
  to?: string;
}

/**
 * The rows of these figures as they stand in the snapshot of the statement: summed up, and changed since. For the period of a year at most 366 for each
 * figure and part, found by the primary key.
 */
function rowsOf(names: readonly string[], { from, to }: Days): RawBuilder<unknown> {
  const inDays = sql`name = any(${names}) and day between coalesce(${from ?? null}::date, '-infinity') and coalesce(${to ?? null}::date, 'infinity')`;
  return sql`(
    select name, day, part, value from figures where ${inDays}
    union all
    select name, day, part, value from figure_changes where ${inDays}
  )`;
}

/** The sum of each of these figures over these days; over all days, without any. */
export async function sumFigures<N extends FigureName>(db: Reader, names: readonly N[], days: Days = {}): Promise<Record<N, number>> {
  const { rows } = await sql<{ name: N; value: number }>`
    select name, sum(value) as value from ${rowsOf(names, days)} f group by name`.execute(db);
  const sums = new Map(rows.map(({ name, value }) => [name, value]));
  return Object.fromEntries(names.map((name) => [name, sums.get(name) ?? 0])) as Record<N, number>;
}

/** The months of the last `count`, with the current one, '2026-11', the oldest first; each with its sums. */
export async function figuresByMonth<N extends FigureName>(db: Reader, names: readonly N[], count: number) {
  const begin = sql<string>`to_char(date_trunc('month', ${todayInNairobi}) - make_interval(months => ${count - 1}), 'YYYY-MM-DD')`;
  const { from } = await db.selectNoFrom([begin.as('from')]).executeTakeFirstOrThrow();
  const { rows } = await sql<{ month: string; name: N; value: number }>`
    select to_char(months.month, 'YYYY-MM') as month, f.name, coalesce(sum(f.value), 0) as value
    from generate_series(${from}::timestamp, ${todayInNairobi}::timestamp, '1 month') months (month)
    left join ${rowsOf(names, { from })} f on date_trunc('month', f.day::timestamp) = months.month
    group by months.month, f.name order by months.month`.execute(db);
  const months = [...new Set(rows.map(({ month }) => month))];
  return months.map((month) => {
    const sums = new Map(rows.filter((row) => row.month === month).map(({ name, value }) => [name, value]));
    return { month, ...(Object.fromEntries(names.map((name) => [name, sums.get(name) ?? 0])) as Record<N, number>) };
  });
}

/** A figure of these days by its parts, the largest first. The part of an unknown county is ''. */
export async function figureByPart(db: Reader, name: FigureInParts, days: Days): Promise<{ part: string; value: number }[]> {
  const { rows } = await sql<{ part: string; value: number }>`
    select part, sum(value) as value from ${rowsOf([name], days)} f
    group by part having sum(value) <> 0 order by value desc, part`.execute(db);
  return rows;
}

/** The models with most requests of these days, each as it is spelled most often; requests that differ in case and doubled spaces only count together. */
export async function topModels(db: Reader, days: Days, count: number): Promise<{ model: string; requests: number }[]> {
  const { rows } = await sql<{ model: string; requests: number }>`
    select (array_agg(part order by value desc, part))[1] as model, sum(value) as requests
    from (select part, sum(value) as value from ${rowsOf(['requests_of_model'], days)} f group by part having sum(value) <> 0) spelled
    group by lower(part) order by requests desc, model limit ${count}`.execute(db);
  return rows;
}
