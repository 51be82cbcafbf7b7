import { type RawBuilder, type SqlBool, sql } from 'kysely';
import * as z from 'zod/mini';

/** A column that a list is ordered by. Only one that says where its nulls stand may have any. */
export type Key = [column: string, direction: 'asc' | 'desc', kind: keyof typeof kinds, nulls?: 'nulls first' | 'nulls last'];

/** The keys of an order: a column alone is an id, in the direction of the key before it. */
export function keysOf([first, ...others]: [Key, ...(Key | string)[]]): [Key, ...Key[]] {
  const keys: [Key, ...Key[]] = [first];
  for (const key of others) keys.push(typeof key === 'string' ? [key, keys.at(-1)?.[1] ?? 'asc', 'uuid'] : key);
  return keys;
}

const textThat = (isRight: (text: string) => boolean) => z.string().check(z.refine(isRight));

// What a column can hold: timestamptz, numeric, any whole number, text or citext, uuid, boolean. Each shape is as strict as the database, which would fail
// on a day or a number that isn't one. A text is compared without naming its type, so that citext is compared as it is ordered.
const kinds = {
  instant: { cast: '::timestamptz', shape: z.iso.datetime({ precision: 6 }).check(z.refine((at) => at > '0001')) },
  number: { cast: '::numeric', shape: textThat((text) => /^-?\d{1,100}(\.\d{1,100})?$/.test(text)) },
  bigint: { cast: '::bigint', shape: textThat((text) => /^-?\d{1,19}$/.test(text) && BigInt.asIntN(64, BigInt(text)) === BigInt(text)) },
  text: { cast: '', shape: textThat((text) => !text.includes('\0')) },
  uuid: { cast: '::uuid', shape: z.uuid() },
  boolean: { cast: '::boolean', shape: z.enum(['true', 'false']) },
};

/** The shape of a key's value in a cursor. */
export function shapeOf([, , kind, nulls]: Key): z.ZodMiniType<string | null> {
  return nulls ? z.nullable(kinds[kind].shape) : kinds[kind].shape;
}

/** Selects a key's value as text: a Date would lose the microseconds, a number the digits beyond 2^53, and with them rows at a page's edge. */
export function textOf([column, , kind]: Key): RawBuilder<string | null> {
  const value = sql.ref(column);
  return kind === 'instant' ? sql`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')` : sql`${value}::text`;
}

/** A key in an `order by`. */
export function orderOf([column, direction, , nulls]: Key): RawBuilder<unknown> {
  return sql`${sql.ref(column)} ${sql.raw(nulls ? `${direction} ${nulls}` : direction)}`;
}

/** Whether a row comes after the one with these values, in the order of these keys. */
export function isAfter(keys: [Key, ...Key[]], values: (string | null)[]): RawBuilder<SqlBool> {
  const isOneWay = keys.every(([, direction, , nulls]) => !nulls && direction === keys[0][1]);
  return isOneWay ? isAfterAsRow(keys, values) : isAfterKeyByKey(keys, values);
}

const signOf = ([, direction]: Key) => sql.raw(direction === 'asc' ? '>' : '<');
const endOf = ([, , kind]: Key, value: string | null | undefined) => sql`${value}${sql.raw(kinds[kind].cast)}`;

// An index in this order answers it as one range.
function isAfterAsRow(keys: [Key, ...Key[]], values: (string | null)[]): RawBuilder<SqlBool> {
  const columns = keys.map(([column]) => sql.ref(column));
  const ends = keys.map((key, place) => endOf(key, values[place]));
  return sql`(${sql.join(columns)}) ${signOf(keys[0])} (${sql.join(ends)})`;
}

// Beyond on the first key, or equal there and after on the others. 'Equal' is written as 'not before', which an index on the first key can begin at.
function isAfterKeyByKey([key, ...others]: Key[], [value, ...rest]: (string | null)[]): RawBuilder<SqlBool> {
  if (!key) return sql`false`;
  const { notBefore, beyond } = compare(key, value ?? null);
  return sql`(${notBefore} and (${beyond} or ${isAfterKeyByKey(others, rest)}))`;
}

function compare(key: Key, value: string | null): { notBefore: RawBuilder<SqlBool>; beyond: RawBuilder<SqlBool> } {
  const column = sql.ref(key[0]);
  const nullsLast = key[3] === 'nulls last';
  if (value === null) {
    return nullsLast
      ? { notBefore: sql`${column} is null`, beyond: sql`false` }
      : { notBefore: sql`true`, beyond: sql`${column} is not null` };
  }
  const orNull = nullsLast ? sql` or ${column} is null` : sql``;
  return {
    notBefore: sql`(${column} ${signOf(key)}= ${endOf(key, value)}${orNull})`,
    beyond: sql`(${column} ${signOf(key)} ${endOf(key, value)}${orNull})`,
  };
}
