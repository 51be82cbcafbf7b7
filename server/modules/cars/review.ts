import type * as z from 'zod/mini';
import { waitingPart, whyNotReview, whyNotTakeDown } from '../../../shared/cars/review-rules.ts';
import type { againstCarForm, approvalForm } from '../../../shared/cars/review-schema.ts';
import { userTopic } from '../../../shared/events.ts';
import type { Database, Tx } from '../../platform/data/database.ts';
import { found, refuse } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { record } from '../../platform/live/events.ts';
import { releaseOtherPhotos } from '../photos/photos.ts';
import { deleteChange, lockCarToReview } from './editing-queries.ts';
import { hearers } from './hearers.ts';
import { refuseChange, setApproval, showChange } from './review-queries.ts';

type Locked = NonNullable<Awaited<ReturnType<typeof lockCarToReview>>>;
type Against = z.output<typeof againstCarForm>;

/**
 * The administrator approves what waits of a car: all of it, or its changed photos and description (docs/domain/lifecycles.md, "Approving cars").
 *
 * Throws 404 when there is no such car, 409 by `whyNotReview`. An edit on its way waits on the same locked row.
 */
export async function approveCar(db: Database, actor: Actor, carId: string, { version }: z.output<typeof approvalForm>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const car = found(await lockCarToReview(tx, carId));
    refuse(whyNotReview(car, version));
    const part = waitingPart(car) ?? 'car';
    if (part === 'car') await setApproval(tx, carId, { from: 'waiting', to: 'approved' }, null);
    else await show(tx, car);
    const audience = await hearers(tx, { ...car, approval: 'approved' });
    await record(tx, actor, { type: 'car.approved', data: { car_id: carId, is_back: car.was_taken_down, part } }, audience);
  });
}

async function show(tx: Tx, car: Locked): Promise<void> {
  await showChange(tx, car.id);
  await deleteChange(tx, car.id);
  await releaseOtherPhotos(tx, { kind: 'car', id: car.id }, car.change?.image_urls ?? []);
}

/** The administrator refuses what waits of a car, with a reason for its dealer. Throws 404, 409 by `whyNotReview`. */
export async function refuseCar(db: Database, actor: Actor, carId: string, { version, reason }: Against): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const car = found(await lockCarToReview(tx, carId));
    refuse(whyNotReview(car, version));
    const part = waitingPart(car) ?? 'car';
    if (part === 'car') await setApproval(tx, carId, { from: 'waiting', to: 'refused' }, reason);
    else await refuseChange(tx, carId, reason);
    await record(tx, actor, { type: 'car.refused', data: { car_id: carId, part, reason } }, [userTopic(car.dealer_id)]);
  });
}

/** The administrator takes an approved car off the market, with a reason for its dealer. Throws 404, 409 by `whyNotTakeDown`. */
export async function takeDownCar(db: Database, actor: Actor, carId: string, { version, reason }: Against): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const car = found(await lockCarToReview(tx, carId));
    refuse(whyNotTakeDown(car, version));
    await setApproval(tx, carId, { from: 'approved', to: 'taken_down' }, reason);
    await record(tx, actor, { type: 'car.taken_down', data: { car_id: carId, reason } }, await hearers(tx, car));
  });
}
