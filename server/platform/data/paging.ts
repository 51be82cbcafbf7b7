import { createHash } from 'node:crypto';
import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import * as z from 'zod/mini';
import { answersWords } from '../../../words/http/answers.ts';
import { HttpProblem } from '../http/errors.ts';
import { isAfter, type Key, keysOf, orderOf, shapeOf, textOf } from './keys.ts';

export const pageSize = 20;

/** One page of a list, and the cursor of the next one; null on the last. */
export interface Page<Row> {
  rows: Row[];
  next: string | null;
}

/** What paging does to a query, whatever it selects. */
type Query<DB, Tables extends keyof DB, Row> = SelectQueryBuilder<DB, Tables, Row>;

/**
 * The order of a list, declared once: its pages and their cursors follow from it (docs/domain/limits-and-money.md, "Lists"). The last key must
 * be unique: most often an id, which by its name alone goes the way of the key before it.
 *
 *     const newest = keyset('bids', [['b.created_at', 'desc', 'instant'], 'b.id']);
 *     return visible(db, actor).select(bidColumns).$call(newest.page(cursor));
 *
 * A page begins after the row that ended the one before, so what comes or goes meanwhile repeats no row and hides none.
 */
export function keyset(list: string, order: [Key, ...(Key | string)[]]) {
  const keys = keysOf(order);
  // A cursor names the order it was made for: it means no place in another list.
  const name = createHash('sha256')
    .update(JSON.stringify([list, keys]))
    .digest('base64url')
    .slice(0, 8);
  const cursorShape = z.tuple([z.literal(name), ...keys.map(shapeOf)]);

  const encode = (values: (string | null)[]) => {
    const { data } = cursorShape.safeParse([name, ...values]);
    if (!data) throw new Error(`the list '${list}' does not declare that it may hold ${JSON.stringify(values)}`);
    return Buffer.from(JSON.stringify(data)).toString('base64url');
  };
  const decode = (cursor: string) => {
    try {
      return cursorShape.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString())).slice(1) as (string | null)[];
    } catch {
      // Whatever it is, it is not one of ours.
      throw new HttpProblem(422, 'invalid', answersWords.checkInput, { cursor: 'Not a position in this list' });
    }
  };

  /** Cuts a query to the next `count` rows after the cursor, in order. Throws 422 for a cursor that is not this list's. */
  const take = (cursor: string | undefined, count: number) => {
    const place = cursor ? isAfter(keys, decode(cursor)) : sql<SqlBool>`true`;
    return <DB, Tables extends keyof DB, Row>(query: Query<DB, Tables, Row>): Query<DB, Tables, Row> =>
      keys.reduce((ordered, key) => ordered.orderBy(orderOf(key)), query.where(place).limit(count));
  };

  /** Reads the page after the cursor, or the first one. Throws 422 for a cursor that is not this list's. */
  const page = (cursor: string | undefined, size = pageSize) => {
    return async <DB, Tables extends keyof DB, Row>(query: Query<DB, Tables, Row>): Promise<Page<Row>> => {
      // As text: of all rows only the last one's is read.
      const place = sql`json_build_array(${sql.join(keys.map(textOf))})::text`.as('place');
      const rows = (await query
        .$call(take(cursor, size + 1))
        .select(place)
        .execute()) as (Row & { place: string })[];
      const kept = rows.slice(0, size);
      const last = kept.at(-1);
      return { rows: kept.map(withoutPlace), next: last && rows.length > size ? encode(JSON.parse(last.place)) : null };
    };
  };

  return { take, page };
}

/** The rows of all pages of a list, read page by page as they are taken: for a file. */
export async function* everyRow<Row>(read: (cursor: string | undefined) => Promise<Page<Row>>): AsyncGenerator<Row> {
  for (let next: string | null | undefined; next !== null; ) {
    const page = await read(next);
    yield* page.rows;
    next = page.next;
  }
}

function withoutPlace<Row>({ place, ...row }: Row & { place: unknown }): Row {
  return row as Row;
}
