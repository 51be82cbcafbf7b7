import type { Tx } from '../../platform/data/database.ts';
import type { Actor } from '../../platform/http/session.ts';
import { lockCarAgreedOn, lockCarToCarry } from '../cars/locks.ts';
import { holdStanding } from '../profile/profile.ts';
import { carOfBid } from './columns.ts';

// Locked in the order request, profile, car, bid, as everywhere, until the transaction ends.

/** What decides whether this dealer may bid, with the car of the stock, if there is one; null when the request is deleted, or its buyer suspended. */
export async function lockToPlace(tx: Tx, dealerId: string, requestId: string, carId: string | null | undefined) {
  const request = await requestOf(tx, requestId).forShare().executeTakeFirst();
  // Of a suspended buyer it is hidden from dealers.
  if (!request || (await holdStanding(tx, request.user_id)).is_suspended) return null;
  const dealer = await holdStanding(tx, dealerId);
  const car = carId ? await lockCarToCarry(tx, dealerId, carId) : undefined;
  const own = await tx
    .selectFrom('bids')
    .select('id')
    .where('request_id', '=', requestId)
    .where('dealer_id', '=', dealerId)
    .executeTakeFirst();
  return { request, dealer, car, hasBid: own !== undefined };
}

/** What decides whether this buyer may accept or reject the bid; null for another buyer's. */
export async function lockToDecide(tx: Tx, actor: Actor, bidId: string) {
  const sides = await lockSides(tx, bidId);
  if (sides?.request.user_id !== actor.user_id) return null;
  const { car_id } = await tx.selectFrom('bids').select('car_id').where('id', '=', bidId).executeTakeFirstOrThrow();
  if (car_id) await lockCarAgreedOn(tx, car_id);
  return { ...sides, bid: await lockBid(tx, bidId) };
}

/** What decides about another car for this bid, with that car; the caller has found the bid through the actor's eyes. */
export async function lockWithOtherCar(tx: Tx, bidId: string, carId: string | null) {
  const sides = await lockSides(tx, bidId);
  if (!sides) return null;
  const car = carId === null ? undefined : await lockCarToCarry(tx, sides.dealer.user_id, carId);
  return { ...sides, car, bid: await lockBid(tx, bidId) };
}
export type WithOtherCar = NonNullable<Awaited<ReturnType<typeof lockWithOtherCar>>>;

/** The request of a bid and the bid's dealer; null when the request is deleted. */
async function lockSides(tx: Tx, bidId: string) {
  const { request_id, dealer_id } = await tx
    .selectFrom('bids')
    .select(['request_id', 'dealer_id'])
    .where('id', '=', bidId)
    .executeTakeFirstOrThrow();
  const request = await requestOf(tx, request_id).forNoKeyUpdate().executeTakeFirst();
  if (!request) return null;
  const { is_suspended: is_frozen } = await holdStanding(tx, request.user_id);
  return { request: { ...request, is_frozen }, dealer: await holdStanding(tx, dealer_id) };
}

function requestOf(tx: Tx, requestId: string) {
  return tx.selectFrom('car_requests').select(['id', 'user_id', 'status']).where('id', '=', requestId).where('deleted_at', 'is', null);
}

function lockBid(tx: Tx, bidId: string) {
  return tx
    .selectFrom('bids as b')
    .select(['b.id', 'b.request_id', 'b.dealer_id', 'b.status'])
    .select(carOfBid)
    .where('b.id', '=', bidId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}
