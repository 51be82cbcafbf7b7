import { type Expression, sql } from 'kysely';

/** The day of an instant in Nairobi, as a date of PostgreSQL (docs/domain/time.md). */
export const dayInNairobi = (instant: Expression<unknown>) => sql<string>`(${instant} at time zone 'Africa/Nairobi')::date`;

/** Today in Nairobi, by the database's clock. */
export const todayInNairobi = dayInNairobi(sql`now()`);
