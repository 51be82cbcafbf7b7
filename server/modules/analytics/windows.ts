import { type Expression, sql } from 'kysely';
import { lengthOf, type Period } from '../../../shared/analytics/period.ts';
import type { Reader } from '../../platform/data/database.ts';
import { todayInNairobi } from '../../platform/data/nairobi.ts';

/** A period until now and the one of the same length before it, of whole days in Nairobi (docs/domain/limits-and-money.md, "Analytics"). */
export interface Windows {
  /** Its first and its last day, '2026-11-21'. */
  from: string;
  to: string;
  /** The instants at which the two begin. */
  starts: string;
  starts_before: string;
  days: number;
  /** The first days of the pieces into which a line over the period is cut. */
  pieces: string[];
}

/** The two windows of this period, by the database's clock. */
export async function windowsOf(db: Reader, period: Period): Promise<Windows> {
  const { days, pieces } = lengthOf[period];
  const daysAgo = (count: number) => sql<string>`(${todayInNairobi} - ${sql.lit(count)})`;
  const midnight = (day: Expression<string>) => sql<string>`(${day}::timestamp at time zone 'Africa/Nairobi')`;
  const found = await db
    .selectNoFrom([
      sql<string>`to_char(${daysAgo(days - 1)}, 'YYYY-MM-DD')`.as('from'),
      sql<string>`to_char(${todayInNairobi}, 'YYYY-MM-DD')`.as('to'),
      midnight(daysAgo(days - 1)).as('starts'),
      midnight(daysAgo(2 * days - 1)).as('starts_before'),
      sql<string[]>`array(
        select to_char(${daysAgo(days - 1)} + ceil(n * ${sql.lit(days)} / ${sql.lit(pieces)}::numeric)::int, 'YYYY-MM-DD')
        from generate_series(0, ${sql.lit(pieces - 1)}) n order by n
      )`.as('pieces'),
    ])
    .executeTakeFirstOrThrow();
  return { ...found, days };
}

/** Whether an instant lies in the period itself; where it doesn't, `isInWindows` says that it lies in the one before. */
export const isNow = (instant: Expression<unknown>, { starts }: Windows) => sql<boolean>`(${instant} >= ${starts}::timestamptz)`;

export const isInWindows = (instant: Expression<unknown>, { starts_before }: Windows) =>
  sql<boolean>`(${instant} >= ${starts_before}::timestamptz)`;

/** The number of the piece, from 0, in which an instant lies, in the period or in the one before. */
export const pieceOf = (instant: Expression<unknown>, windows: Windows) => sql<number>`floor(
  floor(extract(epoch from ${instant} - case when ${isNow(instant, windows)} then ${windows.starts}::timestamptz else ${windows.starts_before}::timestamptz end) / 86400)
  * ${sql.lit(windows.pieces.length)} / ${sql.lit(windows.days)}
)::int`;

/** The two numbers of a figure, from one row for each window that has any; `none` for a window without. */
export function pairOf<Row extends { is_now: boolean }, Value, None>(rows: readonly Row[], value: (row: Row) => Value, none: None) {
  const of = (isNow: boolean) => {
    const row = rows.find((each) => each.is_now === isNow);
    return row ? value(row) : none;
  };
  return { now: of(true), before: of(false) };
}
