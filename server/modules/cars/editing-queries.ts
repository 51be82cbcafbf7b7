import { type Selectable, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { DB } from '../../../db/types.ts';
import type { CarField } from '../../../shared/cars/fields.ts';
import type { CarApproval } from '../../../shared/cars/options.ts';
import type { Tx } from '../../platform/data/database.ts';
import type { Actor } from '../../platform/http/session.ts';
import { listingColumns } from './columns.ts';

/** All that a dealer says of a car. */
export type Listing = Pick<Selectable<DB['cars']>, CarField | 'image_urls'>;

export type LockedCar = NonNullable<Awaited<ReturnType<typeof lockCarToEdit>>>;

/** A car of this dealer, locked: what buyers see of it, and the change that they don't see. */
export async function lockCarToEdit(tx: Tx, actor: Actor, carId: string) {
  const car = await lockedCars(tx).where('c.id', '=', carId).where('c.dealer_id', '=', actor.user_id).executeTakeFirst();
  if (!car) return null;
  const { id, dealer_id, version, approval, was_taken_down: _, suspended_at: __, change, ...listing } = car;
  return { id, dealer_id, version, approval, change, listing: listing satisfies Listing };
}

/** Any car that is not deleted, locked, with what decides about approving it. */
export function lockCarToReview(tx: Tx, carId: string) {
  return lockedCars(tx).where('c.id', '=', carId).executeTakeFirst();
}

function lockedCars(tx: Tx) {
  return tx
    .selectFrom('cars as c')
    .select(['c.id', 'c.dealer_id', 'c.version', 'c.approval'])
    .select([...listingColumns, 'c.image_urls'])
    .select((eb) => [
      eb.selectFrom('profiles as p').select('p.suspended_at').whereRef('p.user_id', '=', 'c.dealer_id').as('suspended_at'),
      eb('c.shown_as', 'is not', null).$castTo<boolean>().as('was_taken_down'),
      jsonObjectFrom(
        eb
          .selectFrom('car_changes as ch')
          .select(['ch.description', 'ch.image_urls', 'ch.refused_reason'])
          .whereRef('ch.car_id', '=', 'c.id'),
      ).as('change'),
    ])
    .where('c.deleted_at', 'is', null)
    .forNoKeyUpdate('c');
}

// A price that nobody could have bought at for long is no price before.
const stoodThreeDays = sql`c.approval = 'approved' and coalesce(c.price_changed_at, c.created_at) <= now() - interval '3 days'`;

/** Writes the new values of a locked car as its next version, and keeps the price that a new one replaces (docs/domain/limits-and-money.md, "Cars"). */
export async function updateCar(
  tx: Tx,
  { id, listing }: Pick<LockedCar, 'id' | 'listing'>,
  values: Listing & { county: string | null; approval: CarApproval },
): Promise<void> {
  const isNewPrice = values.price !== listing.price;
  await tx
    .updateTable('cars as c')
    .set({ ...values, approval_reason: null, version: sql`version + 1`, updated_at: sql`now()` })
    .$if(isNewPrice, (query) =>
      query.set({
        price_changed_at: sql`now()`,
        previous_price: sql`case when ${stoodThreeDays} then c.price else c.previous_price end`,
        previous_price_until: sql`case when ${stoodThreeDays} then now() else c.previous_price_until end`,
      }),
    )
    .where('c.id', '=', id)
    .execute();
}

/** Keeps the change of a locked car; the newest one replaces the one before. */
export async function saveChange(tx: Tx, change: { car_id: string; description: string | null; image_urls: string[] }): Promise<void> {
  const { car_id: _, ...values } = change;
  await tx
    .insertInto('car_changes')
    .values(change)
    .onConflict((conflict) => conflict.column('car_id').doUpdateSet({ ...values, refused_reason: null, created_at: sql`now()` }))
    .execute();
}

/** Forgets the change of a locked car. */
export async function deleteChange(tx: Tx, carId: string): Promise<void> {
  await tx.deleteFrom('car_changes').where('car_id', '=', carId).execute();
}
