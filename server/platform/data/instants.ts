import { type RawBuilder, sql } from 'kysely';

/** An instant of this column within a JSON value, as it is outside of one: ISO 8601, UTC, milliseconds. PostgreSQL itself would write an offset. */
export function instantIn(column: string): RawBuilder<string> {
  return sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
