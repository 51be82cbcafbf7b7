import type { BrowseFilters, BrowseSort } from '../../../shared/cars/browse-filters.ts';
import type { Reader } from '../../platform/data/database.ts';
import { keyset } from '../../platform/data/paging.ts';
import { plannedEachTime } from '../../platform/data/statements.ts';
import type { Actor } from '../../platform/http/session.ts';
import { matches } from './browse-conditions.ts';
import { carCards } from './columns.ts';
import { areListed, type Sought } from './search.ts';

/** Each has its index on the market. */
const orders = {
  newest: keyset('cars', [['c.created_at', 'desc', 'instant'], 'c.id']),
  price_low: keyset('cars by price', [['c.price', 'asc', 'number'], 'c.id']),
  price_high: keyset('cars by highest price', [['c.price', 'desc', 'number'], 'c.id']),
  year: keyset('cars by year', [['c.year', 'desc', 'number'], 'c.id']),
  mileage: keyset('cars by mileage', [['c.mileage', 'asc', 'number', 'nulls last'], 'c.id']),
} satisfies Record<BrowseSort, ReturnType<typeof keyset>>;

/** A page of the cars on the market that these filters leave, in the order they name (docs/domain/permissions.md, "Cars"). */
export function listMarket(
  db: Reader,
  actor: Actor,
  { cursor, sort = 'newest', ...filters }: BrowseFilters & Sought & { cursor?: string },
) {
  const isFarBetween = sort === 'price_low' || sort === 'price_high' || (filters.dealers?.size ?? 0) > 0;
  return carCards(db, actor)
    .where(matches(filters))
    .$if(isFarBetween, (query) => query.where(areListed(filters)))
    .modifyEnd(plannedEachTime)
    .$call(orders[sort].page(cursor));
}
