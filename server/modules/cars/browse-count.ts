import { sql } from 'kysely';
import type { CarCount, Facet } from '../../../shared/cars/browse-api.ts';
import { type BrowseFilters, groupsSet, without } from '../../../shared/cars/browse-filters.ts';
import { mostCounted } from '../../../shared/cars/counts.ts';
import { priceStep, priceSteps } from '../../../shared/cars/limits.ts';
import type { Reader } from '../../platform/data/database.ts';
import { plannedEachTime } from '../../platform/data/statements.ts';
import { market } from '../market/market.ts';
import { matches } from './browse-conditions.ts';

/** Options are counted among so many of the newest cars at most: on a larger market the figures of rare ones are missing, not late. */
const mostRead = 5_000;

/**
 * How many cars on the market these filters leave, to `mostCounted`, and how many each option would; where nothing is left, without which filter something
 * would be (docs/domain/limits-and-money.md, "Cars"). One statement after the other, on one connection at a time.
 */
export async function countMarket(db: Reader, filters: BrowseFilters): Promise<CarCount> {
  const count = await countTo(db, filters);
  return { count, ...(await countOptions(db, filters)), loosened: count === 0 ? await loosen(db, filters) : [] };
}

async function countTo(db: Reader, filters: BrowseFilters): Promise<number> {
  const found = newestOf(db, filters).select('c.id').limit(mostCounted);
  const { count } = await db
    .selectFrom(found.as('found'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .modifyEnd(plannedEachTime)
    .executeTakeFirstOrThrow();
  return count;
}

// In an order: without one PostgreSQL would rather read the table from its beginning than use an index.
function newestOf(db: Reader, filters: BrowseFilters) {
  return market(db).where(matches(filters)).orderBy('c.created_at', 'desc').orderBy('c.id', 'desc');
}

async function loosen(db: Reader, filters: BrowseFilters): Promise<CarCount['loosened']> {
  const counts: CarCount['loosened'] = [];
  for (const group of groupsSet(filters)) counts.push({ group, count: await countTo(db, without(filters, group)) });
  return counts.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);
}

const facets: Facet[] = ['condition', 'fuel_type', 'transmission', 'body_type', 'county'];

/** The cars are read once, by the filters that are not counted; each option is then counted under all others. */
async function countOptions(db: Reader, filters: BrowseFilters): Promise<Pick<CarCount, 'facets' | 'prices'>> {
  const read = newestOf(db, [...facets, 'price' as const].reduce(without, filters))
    .select(['c.condition', 'c.fuel_type', 'c.transmission', 'c.body_type', 'c.county', 'c.price'])
    .limit(mostRead);
  const countedOnes = (['search', 'year', 'mileage'] as const).reduce(without, filters);
  const options = facets.map(
    (facet) => sql`
      select ${facet}::text as facet, ${sql.ref(`c.${facet}`)} as option, count(*) as count
      from read as c where ${matches(without(countedOnes, facet))} group by 2`,
  );
  const { rows } = await sql<{ facet: Facet | 'price' | 'read'; option: string | null; count: number }>`
    with read as materialized (${read})
    ${sql.join(options, sql` union all `)}
    union all
      select 'price', least(div(c.price, ${priceStep}), ${priceSteps - 1})::text, count(*)
      from read as c where ${matches(without(countedOnes, 'price'))} group by 2
    union all
      select 'read', null, count(*) from read ${plannedEachTime}`.execute(db);

  const of = (facet: string) => rows.filter((row) => row.facet === facet);
  const isWhole = of('read').every(({ count }) => count < mostRead);
  const known = (count: number) => (isWhole || count >= mostCounted ? Math.min(count, mostCounted) : null);
  const counts = (facet: Facet) =>
    of(facet).flatMap(({ option, count }) => (option === null ? [] : [{ value: option, count: known(count) }]));
  const steps = Array.from({ length: priceSteps }, (_, step) => of('price').find(({ option }) => option === String(step))?.count ?? 0);
  return {
    facets: {
      condition: counts('condition'),
      fuel_type: counts('fuel_type'),
      transmission: counts('transmission'),
      body_type: counts('body_type'),
      county: counts('county').toSorted((a, b) => a.value.localeCompare(b.value)),
    },
    prices: isWhole ? steps : null,
  };
}
