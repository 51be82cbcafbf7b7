import { sql } from 'kysely';
import { carName } from '../../../shared/cars/names.ts';
import type { SavedCarChange, ToldCar, ToldState } from '../../../shared/cars/saved-told.ts';
import type { Reader, Tx } from '../../platform/data/database.ts';
import { market } from '../market/market.ts';
import { nameAsSeen } from './columns.ts';

/** How a saved car stands for the digest, for a query over `cars as c` and those on the market, as `m`. */
const state = sql<ToldState>`coalesce(m.status, case when c.status = 'sold' then 'sold' else 'gone' end)`;

/** Saved cars with what is true of them now. Of one that has left the market the price is as its buyer knows it. */
function saved(db: Reader) {
  return db
    .selectFrom('saved_cars as s')
    .innerJoin('cars as c', 'c.id', 's.car_id')
    .leftJoin(market(db).select(['c.id', 'c.status', 'c.price']).as('m'), 'm.id', 's.car_id')
    .select(['s.buyer_id', 's.car_id', state.as('state')])
    .select(nameAsSeen)
    .select((eb) => eb.fn.coalesce('m.price', 's.told_price').as('price'));
}

/** Once it was told that a car has left the market, how it stands is told only when it is back: its dealer can still sell one that was taken down, every day. */
const changed = sql<boolean>`(m.price <> s.told_price or ${state} <> s.told_state and (m.id is not null or s.told_state in ('available', 'reserved')))`;

/** The next hundred buyers after this one of whose saved cars something has changed since they were told, by id. */
export async function buyersToTell(db: Reader, after: string): Promise<string[]> {
  const rows = await saved(db)
    .clearSelect()
    .select('s.buyer_id')
    .distinct()
    .where(changed)
    .where('s.buyer_id', '>', after)
    .orderBy('s.buyer_id')
    .limit(100)
    .execute();
  return rows.map(({ buyer_id }) => buyer_id);
}

/** Marks what has changed of this buyer's saved cars as told, and returns how the buyer knew them. */
export async function tellChanges(tx: Tx, buyerId: string): Promise<ToldCar[]> {
  const now = saved(tx).select(['s.told_price', 's.told_state']).where(changed).where('s.buyer_id', '=', buyerId).forNoKeyUpdate('s');
  const { rows } = await sql<ToldCar>`
    update saved_cars t set told_price = now.price, told_state = now.state
    from (${now}) as now
    where t.buyer_id = now.buyer_id and t.car_id = now.car_id
    returning t.car_id, now.told_price as price, now.told_state as state`.execute(tx);
  return rows;
}

/** What of these cars, which this buyer has saved, is otherwise than the buyer knew. */
export async function changesSince(db: Reader, buyerId: string, known: ToldCar[]): Promise<SavedCarChange[]> {
  const before = new Map(known.map((car) => [car.car_id, car]));
  const cars = await saved(db)
    .where('s.buyer_id', '=', buyerId)
    .where('s.car_id', '=', sql<string>`any (${[...before.keys()]}::uuid[])`)
    .orderBy('s.created_at', 'desc')
    .execute();
  return cars.flatMap((car) => {
    const was = before.get(car.car_id);
    const { car_id: id, state, price } = car;
    const isSame = !was || (was.state === state && was.price === price);
    return isSame ? [] : [{ id, name: carName(car), state, state_before: was.state, price, price_before: was.price }];
  });
}
