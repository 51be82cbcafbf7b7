import { type RawBuilder, type SqlBool, sql } from 'kysely';
import * as z from 'zod/mini';
import { HttpProblem } from '../http/errors.ts';

/** Where a page ended: the last row's order value (an instant) and id. */
interface Position {
  at: string;
  id: string;
}

export const pageSize = 20;

/** The condition 'after this cursor' of a list ordered by `column`, `idColumn`, newest first or else; true without a cursor (RULINGS 35). */
export function after(cursor: string | undefined, column: string, idColumn: string, order: 'asc' | 'desc' = 'desc'): RawBuilder<SqlBool> {
  if (!cursor) return sql<SqlBool>`true`;
  const { at, id } = decode(cursor);
  const beyond = order === 'desc' ? sql`<` : sql`>`;
  return sql<SqlBool>`(${sql.ref(column)}, ${sql.ref(idColumn)}) ${beyond} (${at}::timestamptz, ${id}::uuid)`;
}

/** Cuts rows, of which one more than `size` was asked for, to a page; a row's `at` is its order value, with its microseconds. */
export function toPage<Row extends { id: string }>(rows: (Row & { at: string })[], size: number = pageSize) {
  const kept = rows.slice(0, size);
  const last = kept.at(-1);
  return { rows: kept as Row[], next: last && rows.length > size ? encode({ at: last.at, id: last.id }) : null };
}

/** Selects the order value as text: a JavaScript Date would lose the microseconds and with them rows at a page's edge. */
export function orderValue(column: string): RawBuilder<string> {
  return sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}

function encode(position: Position): string {
  return Buffer.from(JSON.stringify([position.at, position.id])).toString('base64url');
}

// As strict as the database, which would fail on a day or an id that isn't one.
const positionSchema = z.tuple([z.iso.datetime({ precision: 6 }).check(z.refine((at) => at > '0001')), z.uuid()]);

function decode(cursor: string): Position {
  try {
    const [at, id] = positionSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return { at, id };
  } catch {
    // Whatever it is, it is not one of ours.
    throw new HttpProblem(422, 'invalid', 'Please check your input and try again.', { cursor: 'Not a position in this list' });
  }
}
