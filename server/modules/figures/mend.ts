import { sql } from 'kysely';
import { inBatches } from '../../platform/data/batches.ts';
import type { Database, Reader, Tx } from '../../platform/data/database.ts';
import { record } from '../../platform/live/events.ts';

/** Adds what transactions changed to the figures of their days (docs/domain/limits-and-money.md, "Figures of the marketplace"), so that it stays little. */
export async function sumUpFigures(db: Database): Promise<void> {
  await inBatches((size) => sumUp(db, size), 10_000);
}

// In the order of the primary key, so that two workers never wait for each other.
async function sumUp(db: Reader, limit: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with taken as (
      delete from figure_changes where id in (select id from figure_changes order by id limit ${limit} for update skip locked)
      returning name, day, part, value
    ), added as (
      insert into figures (name, day, part, value)
      select name, day, part, sum(value) from taken group by name, day, part order by name, day, part
      on conflict (name, day, part) do update set value = figures.value + excluded.value
    )
    select count(*) from taken`.execute(db);
  return rows[0]?.count ?? 0;
}

/** A figure of a day that was not what its rows add up to. */
export interface WrongFigure {
  name: string;
  day: string;
  part: string;
  was: number;
  is: number;
}

const mostNamed = 20;

/**
 * Recomputes all figures from the rows themselves, a month at a time, mends those that are wrong, and records what was wrong
 * (docs/domain/limits-and-money.md, "Figures of the marketplace"). Returns how many were.
 */
export async function mendFigures(db: Database): Promise<number> {
  let count = 0;
  for (const month of await listMonths(db)) count += await db.transaction().execute((tx) => mendMonth(tx, month));
  return count;
}

/** The same once a migration has begun to keep a figure: that it was not kept before is no fault, so nothing is recorded. */
export async function fillFigures(db: Database): Promise<void> {
  for (const month of await listMonths(db)) await db.transaction().execute((tx) => correct(tx, month));
}

async function mendMonth(tx: Tx, month: string): Promise<number> {
  const wrong = await correct(tx, month);
  if (wrong.length > 0)
    await record(tx, null, { type: 'figures.mended', data: { count: wrong.length, wrong: wrong.slice(0, mostNamed) } }, []);
  return wrong.length;
}

const tables = ['profiles', 'cars', 'car_requests', 'bids', 'appointments', 'commissions', 'ratings'];

/** The first days of all months in which a row or a figure stands. */
async function listMonths(db: Reader): Promise<string[]> {
  const instants = tables.map((table) => sql`select min(created_at), max(created_at) from ${sql.table(table)}`);
  const { rows } = await sql<{ month: string }>`
    select to_char(generate_series(date_trunc('month', min(least(first, nairobi_day(from_row)))), max(greatest(last, nairobi_day(to_row))), '1 month'), 'YYYY-MM-DD') as month
    from (${sql.join(instants, sql` union all `)}) rows (from_row, to_row),
      (select min(day) as first, max(day) as last from figures) known`.execute(db);
  return rows.map(({ month }) => month);
}

/** Adds the difference where a figure of this month is wrong. One statement, so one snapshot: of a change that is not committed yet, neither the row nor its figure is seen. */
async function correct(tx: Tx, month: string): Promise<WrongFigure[]> {
  const begin = sql`${month}::date`;
  const end = sql`(${month}::date + interval '1 month')::date`;
  const inMonth = sql`t.created_at >= ${begin}::timestamp at time zone 'Africa/Nairobi' and t.created_at < ${end}::timestamp at time zone 'Africa/Nairobi'`;
  const added = tables.map(
    (table) => sql`select f.name, f.day, f.part, f.value, 0 from ${sql.table(table)} t, figures_of(t) f where ${inMonth}`,
  );
  const { rows } = await sql<WrongFigure>`
    with compared as (
      select name, day, part, sum(truth) as truth, sum(kept) as kept
      from (
        ${sql.join(added, sql` union all `)}
        union all
        select name, day, part, 0, value from figures where day >= ${begin} and day < ${end}
        union all
        select name, day, part, 0, value from figure_changes where day >= ${begin} and day < ${end}
      ) stands (name, day, part, truth, kept)
      group by name, day, part
      having sum(truth) <> sum(kept)
    ), mended as (
      insert into figure_changes (name, day, part, value) select name, day, part, truth - kept from compared
    )
    select name, to_char(day, 'YYYY-MM-DD') as day, part, kept as was, truth as is from compared order by name, day, part`.execute(tx);
  return rows;
}
