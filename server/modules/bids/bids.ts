import type * as z from 'zod/mini';
import { alreadyBid, bidLifecycle, whyNotAcceptBid, whyNotPlaceBid, whyNotRejectBid } from '../../../shared/bids/rules.ts';
import type { bidForm } from '../../../shared/bids/schema.ts';
import { ownedBeforeItCame, registeredTooEarly, whyNotOneCar } from '../../../shared/cars/facts-agree.ts';
import { whyNotCarry, whyNotPhotos } from '../../../shared/cars/rules.ts';
import { bidRulesWords } from '../../../words/bids/bid-rules.ts';
import type { Database, Tx } from '../../platform/data/database.ts';
import { claimIdempotencyKey } from '../../platform/data/idempotency.ts';
import { type RateLimit, takePoint } from '../../platform/data/rate-limits.ts';
import { constraintMeans, found, refuse } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { recordFor } from '../../platform/live/events.ts';
import { attachPhotos, claimPhotos, lendPhotos } from '../photos/photos.ts';
import { readSettings } from '../settings/settings.ts';
import { lockToDecide, lockToPlace } from './locks.ts';
import { factsBeside, nameOf } from './other-car-queries.ts';
import { insertBid, moveBid, rejectOutsold } from './queries.ts';

constraintMeans('bids_one_per_dealer_and_request', alreadyBid);
constraintMeans('bids_registered_in_time', registeredTooEarly);
constraintMeans('bids_owners_by_history', ownedBeforeItCame);

/** Bids that one dealer can place. */
export const bidRateLimit: RateLimit = {
  name: 'bid',
  points: 60,
  duration: 3600,
  told: () => bidRulesWords.manyBids,
};

/**
 * A verified dealer bids on an active request, once, perhaps with a car of the stock (docs/domain/lifecycles.md, "Bid").
 *
 * Repeating the call with the same id and content changes nothing. Throws 404 when the request is gone, 403, 409 or 422 by `whyNotPlaceBid`,
 * `whyNotOneCar`, `whyNotCarry` and the photos, 429.
 */
export async function placeBid(db: Database, actor: Actor, requestId: string, form: z.output<typeof bidForm>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await claimIdempotencyKey(tx, actor.user_id, { ...form, request_id: requestId }))) return;
    const { car_id, image_urls, ...stated } = form;
    const { car, ...facts } = found(await lockToPlace(tx, actor.user_id, requestId, car_id));
    const { maxImagesPerListing } = await readSettings(tx);
    // Facts, car and photos come first: bad input (422) is reported before a wrong state (409).
    refuse(whyNotPhotos(image_urls.length, maxImagesPerListing));
    const said = car ? { ...stated, ...factsBeside(stated, car) } : stated;
    refuse(whyNotOneCar(said));
    if (car_id) refuse(whyNotCarry(car));
    const photos = await claimPhotos(tx, actor.user_id, 'bid', image_urls, car?.image_urls);
    refuse(whyNotPlaceBid(facts));
    await takePoint(tx, bidRateLimit, actor.user_id);
    await insertBid(tx, { ...said, ...(car && nameOf(car)), image_urls, request_id: requestId, dealer_id: actor.user_id });
    await attachPhotos(tx, { kind: 'bid', id: form.id }, photos);
    if (car) await lendPhotos(tx, car.id, image_urls);
    await recordFor(tx, actor, { type: 'bid.placed', data: { bid_id: form.id, request_id: requestId } }, [
      facts.request.user_id,
      actor.user_id,
    ]);
  });
}

/** The buyer accepts a pending bid; this is final, and other bids stay open. Throws 404 for another buyer's bid, 409 by `whyNotAcceptBid`. */
export async function acceptBid(db: Database, actor: Actor, bidId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const facts = found(await lockToDecide(tx, actor, bidId));
    refuse(whyNotAcceptBid(facts));
    await moveBid(tx, bidId, bidLifecycle.accept);
    const { request_id, dealer_id } = facts.bid;
    await recordFor(tx, actor, { type: 'bid.accepted', data: { bid_id: bidId, request_id } }, [actor.user_id, dealer_id]);
  });
}

/** The buyer rejects a pending bid; this is final. Throws 404 for another buyer's bid, 409 by `whyNotRejectBid`. */
export async function rejectBid(db: Database, actor: Actor, bidId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const facts = found(await lockToDecide(tx, actor, bidId));
    refuse(whyNotRejectBid(facts));
    await moveBid(tx, bidId, bidLifecycle.reject);
    const { request_id, dealer_id } = facts.bid;
    await recordFor(tx, actor, { type: 'bid.rejected', data: { bid_id: bidId, request_id } }, [actor.user_id, dealer_id]);
  });
}

/** A sale through the request rejects its other pending bids, with an event for each dealer (docs/domain/lifecycles.md, "Sale"). */
export async function rejectPendingBids(tx: Tx, actor: Actor, requestId: string): Promise<void> {
  for (const bid of await rejectOutsold(tx, requestId)) {
    await recordFor(tx, actor, { type: 'bid.rejected', data: { bid_id: bid.id, request_id: requestId, by_sale: true } }, [bid.dealer_id]);
  }
}
