import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/data/database.ts';

/** A column of a table that can be written; a generated one follows from the others. */
interface Column {
  name: string;
  /** As in SQL: 'numeric(12,2)', 'text[]'. */
  type: string;
  /** Whether its values come from a sequence of its own. */
  isIdentity: boolean;
}

/** The columns of a table in this database. */
export async function columnsOf(db: Reader, table: string): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select attname as name, format_type(atttypid, atttypmod) as type, attidentity <> '' as "isIdentity"
    from pg_attribute
    where attrelid = to_regclass(${`public.${table}`}) and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`.execute(db);
  return rows;
}

/** Has values read and written as text in one way until the transaction ends, whatever the database is set to. */
export async function asWritten(tx: Tx, timeZone = 'UTC'): Promise<void> {
  await sql`set local timezone to ${sql.lit(timeZone)}`.execute(tx);
  await sql`set local datestyle to 'ISO, YMD'`.execute(tx);
  await sql`set local intervalstyle to 'postgres'`.execute(tx);
  await sql`set local bytea_output to 'hex'`.execute(tx);
  await sql`set local extra_float_digits to 1`.execute(tx);
}
