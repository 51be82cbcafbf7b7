import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { HttpProblem } from './errors.ts';

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

/** Cuts rows, of which one more than `size` was asked for, to a page; `position` names a row's order value, with its microseconds. */
export function toPage<Row extends { id: string }>(rows: (Row & { at: string })[], size: number = pageSize) {
  const kept = rows.slice(0, size);
  const last = kept.at(-1);
  return { rows: kept as Row[], next: last && rows.length > size ? encode({ at: last.at, id: last.id }) : null };
}

/** Selects the order value as text: a JavaScript Date would lose the microseconds and with them rows at a page's edge. */
export function orderValue(column: string): RawBuilder<string> {
  return sql<string>`${sql.ref(column)}::text`;
}

function encode(position: Position): string {
  return Buffer.from(JSON.stringify([position.at, position.id])).toString('base64url');
}

function decode(cursor: string): Position {
  try {
    const [at, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    if (typeof at === 'string' && typeof id === 'string' && !Number.isNaN(Date.parse(at)) && /^[0-9a-f-]{36}$/.test(id)) return { at, id };
  } catch {
    // Not one of ours: the same answer as below.
  }
  throw new HttpProblem(422, 'invalid', 'Please check your input and try again.', { cursor: 'Not a position in this list' });
}
