import { sql } from 'kysely';

/**
 * Whether a car fits a request (docs/domain/limits-and-money.md, "A car that fits"), for a query over `cars as c` and `car_requests as r`; never null.
 *
 * It asks for the words twice, because each side has its own index: from a request, cars are found by all its words; from a car, requests by their
 * lead word. A request without any word fits no car: asked for first, or PostgreSQL would look through all cars for it.
 */
export const fits = sql<boolean>`(
  r.lead_word is not null and c.words @> r.words and r.lead_word = any (c.words)
  and (r.budget_max is null or c.price <= r.budget_max)
  and r.condition in ('any', c.condition)
  and r.fuel_type in ('any', c.fuel_type)
  and r.transmission in ('any', case c.transmission when 'cvt' then 'automatic' else c.transmission end)
)`;
