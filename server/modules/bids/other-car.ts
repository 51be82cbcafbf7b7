import type * as z from 'zod/mini';
import { otherCarChanged, whyNotConfirmCar, whyNotDeclineCar, whyNotNameCar } from '../../../shared/bids/rules.ts';
import type { seenCarForm } from '../../../shared/bids/schema.ts';
import { whyNotCarry } from '../../../shared/cars/rules.ts';
import type { Database } from '../../platform/data/database.ts';
import { found, refuse } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { recordFor } from '../../platform/live/events.ts';
import { lendPhotos, releasePhotos } from '../photos/photos.ts';
import { lockWithOtherCar, type WithOtherCar } from './locks.ts';
import { setAnswer, setOtherCar } from './other-car-queries.ts';

/**
 * The dealer of an accepted bid whose car is gone names another one of the stock, once; the price stays (docs/domain/lifecycles.md, "A car that is
 * sold"). Naming the same one again changes nothing. Throws 404, 422 and 409 by `whyNotCarry`, 403 and 409 by `whyNotNameCar`.
 */
export async function nameCar(db: Database, actor: Actor, bidId: string, carId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const facts = found(await lockWithOtherCar(tx, bidId, carId));
    const { other_car } = facts.bid;
    if (other_car?.id === carId && other_car.answer === null) return;
    refuse(whyNotCarry(facts.car) ?? whyNotNameCar(facts));
    await setOtherCar(tx, bidId, carId);
    await lendPhotos(tx, carId, facts.car?.image_urls ?? []);
    await recordFor(tx, actor, { type: 'bid.car_named', data: idsOf(facts) }, partiesOf(facts));
  });
}

/**
 * The buyer takes the car that was named instead (`seen`: which one, in which version), at the price of the offer; its facts and photos, as they were when it was
 * named, become those of the offer. Final. Throws 404, 409 by `whyNotConfirmCar`, and when that car is not offered any more.
 */
export async function confirmCar(db: Database, actor: Actor, bidId: string, seen: z.output<typeof seenCarForm>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const facts = found(await lockWithOtherCar(tx, bidId, seen.car_id));
    refuse(whyNotConfirmCar(facts));
    const { other_car } = facts.bid;
    if (other_car?.id !== seen.car_id || other_car.version !== seen.version) return refuse(otherCarChanged);
    await setAnswer(tx, bidId, 'confirmed', other_car);
    // Those that were uploaded for the offer; its photos are the car's from now on.
    await releasePhotos(tx, { kind: 'bid', id: bidId });
    await recordFor(tx, actor, { type: 'bid.car_confirmed', data: idsOf(facts) }, partiesOf(facts));
  });
}

/** The buyer declines the car that was named instead: the offer stays accepted, without a car. Final. Throws 404, 409 by `whyNotDeclineCar`. */
export async function declineCar(db: Database, actor: Actor, bidId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const facts = found(await lockWithOtherCar(tx, bidId, null));
    refuse(whyNotDeclineCar(facts));
    await setAnswer(tx, bidId, 'declined');
    await recordFor(tx, actor, { type: 'bid.car_declined', data: idsOf(facts) }, partiesOf(facts));
  });
}

const idsOf = ({ bid }: WithOtherCar) => ({ bid_id: bid.id, request_id: bid.request_id });
const partiesOf = ({ bid, request }: WithOtherCar) => [request.user_id, bid.dealer_id];
