import type { ExpressionBuilder } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { DB } from '../../../db/types.ts';
import { type CarStatus, carStatuses } from '../../../shared/cars/options.ts';
import type { StockFilters, StockSort } from '../../../shared/cars/stock-filters.ts';
import { openBidStatuses, openStatuses } from '../../../shared/deal.ts';
import { numberOf } from '../../platform/data/counting.ts';
import type { Reader } from '../../platform/data/database.ts';
import { keyset } from '../../platform/data/paging.ts';
import { word, words } from '../../platform/data/statements.ts';
import type { Actor } from '../../platform/http/session.ts';
import { isCarOnMarket } from '../market/market.ts';
import { cardColumns } from './columns.ts';
import { carsHave, type Sought } from './search.ts';
import { ownCars } from './visible.ts';

const orders = {
  newest: keyset('stock', [['c.created_at', 'desc', 'instant'], 'c.id']),
  stock: keyset('stock', [['c.created_at', 'asc', 'instant'], 'c.id']),
  saves: keyset('stock', [['saved.count', 'desc', 'bigint'], 'c.id']),
  price_high: keyset('stock', [['c.price', 'desc', 'number'], 'c.id']),
  price_low: keyset('stock', [['c.price', 'asc', 'number'], 'c.id']),
} satisfies Record<StockSort, ReturnType<typeof keyset>>;

/** A page of this dealer's stock, and how many cars of each status the search finds. All is read along the dealer's own rows. */
export async function listStock(
  db: Reader,
  actor: Actor,
  { status, sort = 'newest', ...given }: StockFilters & Sought & { cursor?: string },
) {
  const page = await found(db, actor, given)
    .$if(status !== undefined, (query) => query.where('c.status', '=', word(status ?? 'available')))
    .innerJoinLateral(savesOf, (join) => join.onTrue())
    .select(cardColumns)
    .select(['c.approval', 'c.approval_reason', 'c.sold_at', 'saved.count as saves', isCarOnMarket.as('is_on_market')])
    .select(dealings)
    .$call(orders[sort].page(given.cursor));
  const counted = await found(db, actor, given)
    .select((eb) => ['c.status', eb.fn.countAll<number>().as('count')])
    .groupBy('c.status')
    .execute();
  return { ...page, counts: countsOf(counted) };
}

function found(db: Reader, actor: Actor, { search, whole, dealers, ids }: StockFilters & Sought) {
  return ownCars(db, actor).$if(Boolean(search), (query) => query.where(carsHave({ search, whole, dealers, ids })));
}

function countsOf(rows: { status: CarStatus; count: number }[]): Record<CarStatus, number> {
  const countOf = (status: CarStatus) => rows.find((row) => row.status === status)?.count ?? 0;
  return Object.fromEntries(carStatuses.map((status) => [status, countOf(status)])) as Record<CarStatus, number>;
}

type Eb = ExpressionBuilder<DB & { c: DB['cars'] }, 'c'>;

const savesOf = (eb: Eb) =>
  eb
    .selectFrom('saved_cars as s')
    .select((of) => of.fn.countAll<number>().as('count'))
    .whereRef('s.car_id', '=', 'c.id')
    .as('saved');

function dealings(eb: Eb) {
  const viewings = eb
    .selectFrom('appointments as a')
    .select('a.id')
    .whereRef('a.car_id', '=', 'c.id')
    .where('a.status', 'in', words(openStatuses));
  const bids = eb.selectFrom('bids as b').whereRef('b.car_id', '=', 'c.id').where('b.status', 'in', words(openBidStatuses));
  return [
    jsonObjectFrom(eb.selectFrom('car_changes as ch').select('ch.refused_reason').whereRef('ch.car_id', '=', 'c.id')).as('change'),
    numberOf(bids).as('bids'),
    eb.exists(viewings).$castTo<boolean>().as('has_open_viewing'),
  ] as const;
}
