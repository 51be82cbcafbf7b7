import { type RawBuilder, sql } from 'kysely';
import { type Alike, type AlikeBy, alikeBy, type CarPage } from '../../../shared/cars/car-page-api.ts';
import { mostCounted } from '../../../shared/cars/counts.ts';
import { drawnOf, fewestAlike, middleOf, twoOfEach } from '../../../shared/cars/like-prices.ts';
import type { Reader } from '../../platform/data/database.ts';
import type { Actor } from '../../platform/http/session.ts';
import { market } from '../market/market.ts';
import { carCards } from './columns.ts';

const mostShown = 8;
/** The newest of those that have something in common are looked through for the nearest. */
const mostLookedAt = 200;

type Named = Pick<CarPage, 'id' | 'make' | 'model' | 'year' | 'body_type'>;

/** For queries over `cars as c`. */
function conditionsOf({ id, make, model, year, body_type }: Named) {
  const price = sql<number>`(select o.price from cars o where o.id = ${id}::uuid)`;
  // The index cars_alike has the make and the model in lower case.
  const isOfMake = sql<boolean>`(lower(c.make) = lower(${make}::text) and c.id <> ${id}::uuid)`;
  const isLike: Record<AlikeBy, RawBuilder<boolean>> = {
    model: sql`(${isOfMake} and lower(c.model) = lower(${model}::text) and c.year between ${year}::int - 1 and ${year}::int + 1)`,
    make: sql`(${isOfMake} and (${body_type}::text is null or c.body_type = ${body_type}))`,
    body: sql`(c.body_type = ${body_type} and c.price between 0.75 * ${price} and 1.25 * ${price} and c.id <> ${id}::uuid)`,
  };
  return { isLike, price };
}

/** The cars like this one, for this reader (docs/domain/limits-and-money.md, "Like cars"). */
export async function carsAlike(db: Reader, actor: Actor, car: Named): Promise<Alike> {
  const isOfItsDealer = sql<boolean>`(c.dealer_id = (select o.dealer_id from cars o where o.id = ${car.id}::uuid))`;
  const [nearest, found] = await Promise.all([
    nearestTo(db, actor, car),
    market(db)
      .select(['c.price', 'c.dealer_id', isOfItsDealer.as('is_own')])
      .where(conditionsOf(car).isLike.model)
      .limit(mostCounted)
      .execute(),
  ]);
  const prices = twoOfEach(found.filter(({ is_own }) => !is_own));
  const reply = { ...nearest, count: found.length, counted: prices.length };
  return prices.length < fewestAlike
    ? { ...reply, middle: null, prices: [] }
    : { ...reply, middle: middleOf(prices), prices: drawnOf(prices) };
}

/** Those of the same model; where there is none, what comes near. */
async function nearestTo(db: Reader, actor: Actor, car: Named): Promise<Pick<Alike, 'by' | 'rows'>> {
  const { isLike, price } = conditionsOf(car);
  for (const by of alikeBy) {
    const newest = market(db).select('c.id').where(isLike[by]).orderBy('c.created_at', 'desc').limit(mostLookedAt);
    const rows = await carCards(db, actor)
      .where('c.id', 'in', newest)
      .$if(by === 'model', (query) => query.orderBy(sql`abs(c.year - ${car.year}::int)`))
      .orderBy(sql`abs(c.price - ${price})`)
      .orderBy('c.id')
      .limit(mostShown)
      .execute();
    if (rows.length > 0) return { by, rows };
  }
  return { by: 'model', rows: [] };
}
