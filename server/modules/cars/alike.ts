import { sql } from 'kysely';
import type { Alike } from '../../../shared/cars/car-page-api.ts';
import { mostCounted } from '../../../shared/cars/counts.ts';
import { drawnOf, fewestAlike, middleOf, twoOfEach } from '../../../shared/cars/like-prices.ts';
import type { Reader } from '../../platform/data/database.ts';
import type { Actor } from '../../platform/http/session.ts';
import { market } from '../market/market.ts';
import { carCards } from './columns.ts';

const mostShown = 8;

interface Named {
  id: string;
  make: string;
  model: string;
  year: number;
}

// The index cars_alike has the make and the model in lower case.
const isLike = ({ id, make, model, year }: Named) =>
  sql<boolean>`(
    lower(c.make) = lower(${make}::text) and lower(c.model) = lower(${model}::text)
    and c.year between ${year}::int - 1 and ${year}::int + 1 and c.id <> ${id}::uuid
  )`;

/** The cars like this one, for this reader (docs/domain/limits-and-money.md, "Like cars"). */
export async function carsAlike(db: Reader, actor: Actor, car: Named): Promise<Alike> {
  const priceOfIt = sql<number>`(select o.price from cars o where o.id = ${car.id}::uuid)`;
  const isOfItsDealer = sql<boolean>`(c.dealer_id = (select o.dealer_id from cars o where o.id = ${car.id}::uuid))`;
  const [rows, found] = await Promise.all([
    carCards(db, actor)
      .where(isLike(car))
      .orderBy(sql`abs(c.year - ${car.year}::int)`)
      .orderBy(sql`abs(c.price - ${priceOfIt})`)
      .orderBy('c.id')
      .limit(mostShown)
      .execute(),
    market(db)
      .select(['c.price', 'c.dealer_id', isOfItsDealer.as('is_own')])
      .where(isLike(car))
      .limit(mostCounted)
      .execute(),
  ]);
  const prices = twoOfEach(found.filter(({ is_own }) => !is_own));
  const reply = { rows, count: found.length, counted: prices.length };
  return prices.length < fewestAlike
    ? { ...reply, middle: null, prices: [] }
    : { ...reply, middle: middleOf(prices), prices: drawnOf(prices) };
}
