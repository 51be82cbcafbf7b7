import { sql } from 'kysely';
import type { CarApproval, CarStatus } from '../../../shared/cars/options.ts';
import { carLifecycle, carStepTo } from '../../../shared/cars/rules.ts';
import { openStatuses } from '../../../shared/deal.ts';
import type { Reader, Tx } from '../../platform/data/database.ts';
import { moved } from '../../platform/data/moved.ts';
import type { RateLimit } from '../../platform/data/rate-limits.ts';
import type { Actor } from '../../platform/http/session.ts';
import { type Doer, record } from '../../platform/live/events.ts';
import { lockCar } from './car-locks.ts';
import { hearers } from './hearers.ts';

/** Changes of the status of cars that one dealer can make. */
export const carStatusRateLimit: RateLimit = {
  name: 'car-status',
  points: 200,
  duration: 3600,
  told: 'You have changed the status of a lot of cars in the last hour.',
};

export interface LockedCar {
  id: string;
  dealer_id: string;
  status: CarStatus;
  approval: CarApproval;
}

/** The open viewing of a car that begins first, whether there is one, and whether a sale of it is recorded here. */
export async function standingOf(db: Reader, carId: string) {
  const ofCar = db.selectFrom('appointments').select('id').where('car_id', '=', carId).limit(1);
  const viewing = await ofCar.where('status', 'in', openStatuses).orderBy('appointment_date').executeTakeFirst();
  const sale = await ofCar.where('outcome', '=', 'sold').executeTakeFirst();
  return { viewing_id: viewing?.id ?? null, has_open_viewing: viewing !== undefined, has_sale: sale !== undefined };
}

/** What decides about the status of an own car, and about deleting it; locked. Null when it is deleted or another's. */
export async function lockOwnCar(tx: Tx, actor: Doer, carId: string) {
  const car = await lockCar(tx, carId);
  if (car?.dealer_id !== actor.user_id || car.is_deleted) return null;
  return { car, ...(await standingOf(tx, carId)) };
}

/** Locks every car in the stock of a dealer, in the order of their ids. */
export function lockStock(tx: Tx, dealerId: string) {
  return tx
    .selectFrom('cars')
    .select(['id', 'dealer_id', 'status', 'approval'])
    .where('dealer_id', '=', dealerId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Moves a locked car to another status, with an event for all who see it. */
export async function moveCar(tx: Tx, actor: Actor, car: LockedCar, to: CarStatus): Promise<void> {
  moved(
    await tx
      .updateTable('cars')
      .set({ status: to, sold_at: to === 'sold' ? sql`now()` : null, updated_at: sql`now()` })
      .where('id', '=', car.id)
      .where('status', 'in', carStepTo[to].from)
      .executeTakeFirstOrThrow(),
  );
  await record(tx, actor, { type: 'car.status_changed', data: { car_id: car.id, status: to } }, await hearers(tx, car));
}

/** A sale here sells its car, whatever its status is and whether or not it was deleted. */
export async function sellCar(tx: Tx, actor: Actor, carId: string): Promise<void> {
  const car = await lockCar(tx, carId);
  if (car && carLifecycle.sell.from.some((from) => from === car.status)) await moveCar(tx, actor, car, 'sold');
}

/** Takes a locked car out of the stock, with an event for all who see it; the row stays. */
export async function softDeleteCar(tx: Tx, actor: Doer, car: LockedCar): Promise<void> {
  await tx.updateTable('cars').set({ deleted_at: sql`now()`, updated_at: sql`now()` }).where('id', '=', car.id).execute();
  await record(tx, actor, { type: 'car.deleted', data: { car_id: car.id } }, await hearers(tx, car));
}
