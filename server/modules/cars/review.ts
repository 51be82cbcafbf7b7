import type * as z from 'zod/mini';
import { waitingPart, whyNotReview, whyNotTakeDown } from '../../../shared/cars/review-rules.ts';
import type { againstCarForm, approvalForm } from '../../../shared/cars/review-schema.ts';
import type { EventData } from '../../../shared/events.ts';
import { whyNotApprove } from '../../../shared/verification/rules.ts';
import type { Database, Reader, Tx } from '../../platform/data/database.ts';
import { found, refuse } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { type Change, changeOf, record, recordFor } from '../../platform/live/events.ts';
import { releaseOtherPhotos } from '../photos/photos.ts';
import { audienceOf } from './audience.ts';
import { deleteChange, lockCarToReview } from './editing-queries.ts';
import { findCarEvenDeleted, refuseChange, setApproval, showChange } from './review-queries.ts';

type Locked = NonNullable<Awaited<ReturnType<typeof lockCarToReview>>>;
type Against = z.output<typeof againstCarForm>;

/**
 * The administrator approves what waits of a car: all of it, or its changed photos and description (docs/domain/lifecycles.md, "Approving cars").
 *
 * Throws 404 when there is no such car, 409 by `whyNotApprove` and `whyNotReview`. An edit on its way waits on the same locked row.
 */
export async function approveCar(db: Database, actor: Actor, carId: string, { version }: z.output<typeof approvalForm>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const car = found(await lockCarToReview(tx, carId));
    refuse(whyNotApprove(car) ?? whyNotReview(car, version));
    const part = waitingPart(car) ?? 'car';
    if (part === 'car') await setApproval(tx, carId, { from: 'waiting', to: 'approved' }, null);
    else await show(tx, car);
    const audience = await audienceOf(tx, { ...car, approval: 'approved' });
    await record(
      tx,
      actor,
      { type: 'car.approved', data: { car_id: carId, is_back: car.was_taken_down, part } },
      audience,
      decided(car, part, 'approved'),
    );
  });
}

/** For the log: how the car, or what waited of its changes, stood before the decision and stands after it. */
function decided({ approval }: Locked, part: 'car' | 'change', to: Locked['approval'], reason?: string): Change {
  return changeOf({ approval: part === 'car' ? approval : 'waiting' }, { approval: to, reason });
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
    const event = { type: 'car.refused', data: { car_id: carId, part, reason } } as const;
    await recordFor(tx, actor, event, [car.dealer_id], decided(car, part, 'refused', reason));
  });
}

/** The administrator takes an approved car off the market, with a reason for its dealer. Throws 404, 409 by `whyNotTakeDown`. */
export async function takeDownCar(db: Database, actor: Actor, carId: string, { version, reason }: Against): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const car = found(await lockCarToReview(tx, carId));
    refuse(whyNotTakeDown(car, version));
    await takeDown(tx, actor, car, { reason });
  });
}

type Why = Omit<EventData<'car.taken_down'>, 'car_id'>;

/** Takes a locked car off the market. Asks no rule. */
export async function takeDown(tx: Tx, actor: Actor, car: Locked, why: Why): Promise<void> {
  const { reason } = why;
  const { from, to } = { from: 'approved', to: 'taken_down' } as const;
  await setApproval(tx, car.id, { from, to }, reason);
  const event = { type: 'car.taken_down', data: { car_id: car.id, ...why } } as const;
  await record(tx, actor, event, await audienceOf(tx, car), changeOf({ approval: from }, { approval: to, reason }));
}

/** A car as the administrator decides about a report of it, also when its dealer deleted it. */
export async function readReviewedCar(db: Reader, carId: string) {
  const row = await findCarEvenDeleted(db, carId);
  if (!row) return undefined;
  const { is_deleted, ...car } = row;
  return { car, is_deleted };
}
