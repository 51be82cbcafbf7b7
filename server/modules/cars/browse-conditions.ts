import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { BrowseFilters } from '../../../shared/cars/browse-filters.ts';
import { countyOf } from '../../../shared/places/counties.ts';
import { carsHave, type Sought } from './search.ts';

type Condition = RawBuilder<SqlBool>;
const all = (conditions: Condition[]): Condition => (conditions.length > 0 ? sql`(${sql.join(conditions, sql` and `)})` : sql`true`);

const conditions: { [Name in keyof Omit<BrowseFilters, 'sort' | 'search'>]-?: (value: string) => Condition } = {
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
export function matches({ sort: _, search, whole, rarest: __, dealers, ids, ...filters }: BrowseFilters & Sought): Condition {
  const set = Object.entries(filters) as [keyof typeof conditions, string | undefined][];
  return all([
    ...(search ? [carsHave({ search, whole, dealers, ids })] : []),
    ...set.flatMap(([name, value]) => (value ? [conditions[name](value)] : [])),
  ]);
}
