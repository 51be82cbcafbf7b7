import type { Reader, Tx } from '../../platform/data/database.ts';
import { keyset } from '../../platform/data/paging.ts';
import type { Actor } from '../../platform/http/session.ts';
import { findOnMarket, market } from '../market/market.ts';
import { cardsOf, nameAsSeen } from './columns.ts';

/** The car, if this buyer can take it off the saved ones, whether or not it is there any more: it is saved, or on the market. */
export async function findSavedOrOnMarket(db: Reader, actor: Actor, carId: string) {
  const saved = await db
    .selectFrom('saved_cars')
    .select('car_id as id')
    .where('buyer_id', '=', actor.user_id)
    .where('car_id', '=', carId)
    .executeTakeFirst();
  return saved ?? findOnMarket(db, carId);
}

const savedLast = keyset('saved cars', [['s.created_at', 'desc', 'instant'], 's.car_id']);

/** A page of the cars that this buyer has saved, the one saved last first, with how many there are. */
export async function listSavedCars(db: Reader, actor: Actor, cursor: string | undefined) {
  const own = db.selectFrom('saved_cars as s').where('s.buyer_id', '=', actor.user_id);
  const { count } = await own.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const { rows, next } = await own
    .innerJoin('cars as c', 'c.id', 's.car_id')
    .select(['c.id', 'c.status', 's.created_at as saved_at', 's.price as saved_price'])
    .select(nameAsSeen)
    .$call(savedLast.page(cursor));
  const cards = await cardsOf(
    db,
    actor,
    rows.map(({ id }) => id),
  );
  return {
    rows: rows.map((row) => {
      const car = cards.find(({ id }) => id === row.id) ?? null;
      const gone = row.status === 'sold' ? ('sold' as const) : ('withdrawn' as const);
      return { ...row, car, state: car ? car.status : gone };
    }),
    next,
    count,
  };
}

/** A car on the market, locked until the transaction ends, so that it can't be sold or deleted while it is being saved. */
export function lockOnMarket(tx: Tx, carId: string) {
  return market(tx)
    .select(['c.id', 'c.price', 'c.status'])
    .where('c.id', '=', carId)
    .forShare('c')
    .$narrowType<{ status: 'available' | 'reserved' }>()
    .executeTakeFirst();
}

/** Saves a locked car for this buyer. Returns whether it was not saved before. */
export async function insertSaved(
  tx: Tx,
  actor: Actor,
  { id, price, status }: NonNullable<Awaited<ReturnType<typeof lockOnMarket>>>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('saved_cars')
    .values({ buyer_id: actor.user_id, car_id: id, price, told_price: price, told_state: status })
    .onConflict((conflict) => conflict.constraint('saved_cars_once').doNothing())
    .executeTakeFirstOrThrow();
  return Boolean(numInsertedOrUpdatedRows);
}
