import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Reader } from '../../platform/data/database.ts';
import { containing, eachOf, has, isYear, searchWords } from '../../platform/data/search.ts';
import { plannedEachTime, word } from '../../platform/data/statements.ts';
import { nameText } from '../profile/columns.ts';
import { asMeant } from '../search/search.ts';

/** A search of cars, and what is known of its words before cars are looked for. */
export interface Sought {
  search?: string | undefined;
  /** Those that cars on the market have, and how many the rarest of them. */
  whole?: readonly string[];
  rarest?: number;
  /** The dealers who trade under a name with one of the others, by the word. */
  dealers?: ReadonlyMap<string, string[]>;
  /** The cars that have all words, where it was found out that they are few. */
  ids?: readonly string[];
}

/** `asMeant` for cars. */
export function carsAsMeant<F extends { search?: string }, Found extends object>(
  db: Reader,
  filter: F,
  find: (filter: F & Sought) => Promise<Found>,
  isNothing: (found: Found) => boolean,
) {
  return asMeant(db, filter, async (asked) => find({ ...asked, ...(await soughtIn(db, asked.search)) }), isNothing);
}

/** `carsAsMeant` for a list. */
export function carPageAsMeant<F extends { search?: string }, P extends { rows: readonly unknown[] }>(
  db: Reader,
  filter: F,
  find: (filter: F & Sought) => Promise<P>,
) {
  return carsAsMeant(db, filter, find, ({ rows }) => rows.length === 0);
}

// Asked before, not as a part of the one statement: PostgreSQL then knows how many cars each part leaves, and where to begin.
async function soughtIn(db: Reader, search = ''): Promise<Omit<Sought, 'search'>> {
  const words = searchWords(search).filter((word) => !isYear(word));
  if (words.length === 0) return {};
  const known = await db
    .selectFrom('search_words')
    .select(['word', 'frequency'])
    .where('word', 'in', words)
    .where('frequency', '>', 0)
    .execute();
  const whole = known.map(({ word }) => word);
  const dealers = await dealersNamed(
    db,
    words.filter((word) => !whole.includes(word)),
  );
  const sought = { whole, rarest: Math.min(...known.map(({ frequency }) => frequency)), dealers };
  return { ...sought, ids: await fewWith(db, { ...sought, search }) };
}

// Of so many at least a list in any order comes to a page soon.
const few = 1_000;

/**
 * The cars that have all words of a search, if they are few. How many have two words at once PostgreSQL can't know: for 'toyota nissan', which no car has,
 * it would walk along the whole market. So the indexes are asked first; materialized, or it would walk for these, too.
 */
async function fewWith(db: Reader, sought: Sought): Promise<string[] | undefined> {
  if (searchWords(sought.search ?? '').length < 2) return undefined;
  const rows = await db
    .with(
      (cte) => cte('found').materialized(),
      (from) => from.selectFrom('cars as c').select('c.id').where('c.deleted_at', 'is', null).where(carsHave(sought)),
    )
    .selectFrom('found')
    .select('id')
    .limit(few + 1)
    .execute();
  return rows.length > few ? undefined : rows.map(({ id }) => id);
}

async function dealersNamed(db: Reader, words: string[]): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  // The index of names knows no part under three letters.
  for (const named of words.filter((one) => [...one].length > 2)) {
    const rows = await db
      .selectFrom('profiles as p')
      .select('p.user_id')
      .where(has(nameText('p'), named))
      .where(has(sql`coalesce(p.business_name, p.full_name)`, named))
      .where('p.user_type', '=', word('dealer'))
      .execute();
    if (rows.length > 0)
      found.set(
        named,
        rows.map(({ user_id }) => user_id),
      );
  }
  return found;
}

// Word for word as the index has it.
const foundWords = (cars: 'c' | 'k') =>
  sql.raw(`found_words(${cars}.words, ${cars}.name, ${cars}.location, ${cars}.county, ${cars}.body_type)`);

/**
 * Whether cars have each word of a search: those of `whole` as one of the words that people write for a car, its place and its body ('xtrail', 'karen',
 * 'estate'), all by one look at one index; the others also as a part of the name, as the year, or in the dealer's name. For a query over `cars as c`.
 */
export function carsHave({ search, whole = [], dealers, ids }: Sought): RawBuilder<SqlBool> {
  if (ids) return sql`(c.id = any(${ids}::uuid[]) ${plannedEachTime})`;
  const words = searchWords(search ?? '');
  if (words.length === 0) return sql`false`;
  const others = words.filter((word) => !whole.includes(word));
  const hasWhole = whole.length > 0 ? sql`${foundWords('c')} @> ${whole}::text[]` : sql`true`;
  return sql`(${hasWhole} and ${eachOf(others, carHas, (word) => sql`c.dealer_id = any(${dealers?.get(word) ?? []}::uuid[])`)} ${plannedEachTime})`;
}

// A word of one or two letters is no part: the index of names knows none so short.
function carHas(typed: string): RawBuilder<SqlBool> {
  const isPart = sql<SqlBool>`c.name ilike ${containing(typed)}`;
  if (isYear(typed)) return sql`(c.year = ${Number(typed)} or ${isPart})`;
  const isWord = sql<SqlBool>`(words_of(${typed}) <> '{}' and ${foundWords('c')} @> words_of(${typed}))`;
  return [...typed].length < 3 ? isWord : sql`(${isPart} or ${isWord})`;
}

// Cars that have one word; those that have several at once are fewer still.
const fewEnough = 30_000;

/**
 * The same as a list of ids, where the words are rare enough: for orders and words in which those cars stand far between. All of a cheap model, the dearest
 * first, would be looked for along half of the market; so would those of one dealer among them.
 */
export function areListed({ whole = [], rarest = 0, ids }: Sought): RawBuilder<SqlBool> {
  if (ids || whole.length === 0 || rarest > fewEnough * whole.length) return sql`true`;
  return sql`c.id = any(array(select k.id from cars k where ${foundWords('k')} @> ${whole}::text[]))`;
}
