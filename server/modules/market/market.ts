import { sql } from 'kysely';
import type { Reader } from '../../platform/data/database.ts';
import type { Actor } from '../../platform/http/session.ts';

/** Whether a car is for sale, and a bid of its dealer can carry it (`whyNotCarry`), for a query over `cars as c`. Word for word the condition of the partial indexes on cars. */
export const isForSale = sql<boolean>`(c.deleted_at is null and c.approval = 'approved' and c.status <> 'sold')`;

/** Whether a car is on the market, for a query over `cars as c` and its dealer, `profiles as p`. In a module of its own because dealers ask it too, whom the module of cars reads. */
export const isOnMarket = sql<boolean>`(${isForSale} and p.is_verified)`;

/** The same for a query over `cars as c` alone. */
export const isCarOnMarket = sql<boolean>`(select ${isOnMarket} from profiles p where p.user_id = c.dealer_id)`;

/** The cars that everyone signed in may see (docs/domain/permissions.md, "Cars"), as `cars as c`, each with its dealer, `profiles as p`. */
export function market(db: Reader) {
  return db.selectFrom('cars as c').innerJoin('profiles as p', 'p.user_id', 'c.dealer_id').where(isOnMarket);
}

/** Whether a car is this actor's own, for the admin any, as long as it is not deleted; for a query over `cars as c`. */
export function isTheirs({ user_id, role }: Pick<Actor, 'user_id' | 'role'>) {
  return sql<boolean>`(c.deleted_at is null and (c.dealer_id = ${user_id} or ${role === 'admin'}))`;
}

/** The cars that this actor sees in full, on the market or theirs, as `cars as c`, each with its dealer, `profiles as p`. */
export function visibleCars(db: Reader, actor: Actor) {
  return db
    .selectFrom('cars as c')
    .innerJoin('profiles as p', 'p.user_id', 'c.dealer_id')
    .where(sql<boolean>`(${isOnMarket} or ${isTheirs(actor)})`);
}

/** A car on the market, whoever asks, with what names and describes it to anybody. */
export function findOnMarket(db: Reader, carId: string) {
  return market(db)
    .select(['c.id', 'c.make', 'c.model', 'c.year', 'c.price', 'c.mileage', 'c.fuel_type', 'c.transmission'])
    .select(['c.location', 'c.county', 'c.color', 'c.body_type', 'c.image_urls', 'p.business_name', 'p.full_name'])
    .where('c.id', '=', carId)
    .executeTakeFirst();
}
