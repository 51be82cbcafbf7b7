import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { BrowseFilters } from '../../../shared/cars/browse-filters.ts';
import { countyOf } from '../../../shared/places/counties.ts';
import { containing } from '../../platform/data/search.ts';
import { isYear, searchWords } from './search-words.ts';

type Condition = RawBuilder<SqlBool>;
const all = (conditions: Condition[]): Condition => (conditions.length > 0 ? sql`(${sql.join(conditions, sql` and `)})` : sql`true`);

/** One of the words that somebody looks for: a part of the name, or what people write for it ('xtrail'). The index of names knows no part under three letters. */
function hasWord(typed: string): Condition {
  const isPart = sql<SqlBool>`c.name ilike ${containing(typed)}`;
  if (isYear(typed)) return sql`(c.year = ${Number(typed)} or ${isPart})`;
  const isWord = sql<SqlBool>`(words_of(${typed}) <> '{}' and c.words @> words_of(${typed}))`;
  return [...typed].length < 3 ? isWord : sql`(${isPart} or ${isWord})`;
}

const conditions: { [Name in keyof Omit<BrowseFilters, 'sort'>]-?: (value: string) => Condition } = {
  search: (text) => all(searchWords(text).map(hasWord)),
  condition: (value) => sql`c.condition = ${value}`,
  fuel_type: (value) => sql`c.fuel_type = ${value}`,
  transmission: (value) => sql`c.transmission = ${value}`,
  body_type: (value) => sql`c.body_type = ${value}`,
  price_from: (value) => sql`c.price >= ${Number(value)}`,
  price_to: (value) => sql`c.price < ${Number(value)}`,
  year_from: (value) => sql`c.year >= ${Number(value)}`,
  year_to: (value) => sql`c.year <= ${Number(value)}`,
  mileage_to: (value) => sql`c.mileage <= ${Number(value)}`,
  // As people write a place: 'nairobi', 'Muranga'.
  county: (value) => sql`c.county = ${countyOf(value)}`,
};

/** The condition that these filters set, for a query over `cars as c` (docs/domain/limits-and-money.md, "Cars"). The list, its count and its facets share it. */
export function matches(filters: BrowseFilters): Condition {
  const set = Object.entries(filters) as [keyof BrowseFilters, string | undefined][];
  return all(set.flatMap(([name, value]) => (name === 'sort' || !value ? [] : [conditions[name](value)])));
}
