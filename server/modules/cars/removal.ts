import { sql } from 'kysely';
import { whyNotTakeDown } from '../../../shared/cars/review-rules.ts';
import { versionChanged } from '../../../shared/cars/rules.ts';
import type { Tx } from '../../platform/data/database.ts';
import { found, refuse } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { changeOf, record } from '../../platform/live/events.ts';
import { audienceOf } from './audience.ts';
import { lockCarToReview } from './editing-queries.ts';
import { takeDown } from './review.ts';

/** Locks a reported car for its decision. Throws 409 when it is not as it was seen any more; one that its dealer deleted can't change. */
export async function lockReported(tx: Tx, carId: string, seen: number | null | undefined): Promise<void> {
  const car = await lockCarToReview(tx, carId);
  refuse(car && car.version !== seen ? versionChanged : null);
}

/** Takes a car that `lockReported` holds off the market, with a reason for its dealer (docs/domain/lifecycles.md, "Report"). Throws 404 when its dealer deleted it, 409 by `whyNotTakeDown`. */
export async function takeDownReported(tx: Tx, actor: Actor, carId: string, reason: string): Promise<void> {
  const car = found(await lockCarToReview(tx, carId));
  refuse(whyNotTakeDown(car, car.version));
  await takeDown(tx, actor, car, { reason, by_report: true });
}

/**
 * Takes these photos out of all cars of a dealer, which stay, and of their changes that wait, after a report; `bid_id`: of a bid that shows them. Everyone
 * who sees such a car hears of it.
 */
export async function removePhotosOfCars(
  tx: Tx,
  actor: Actor,
  { dealer_id, urls, reason, bid_id }: { dealer_id: string; urls: string[]; reason: string; bid_id?: string | undefined },
): Promise<void> {
  for (const car of await takePhotosOut(tx, dealer_id, urls)) {
    const event = { type: 'car.changed', data: { car_id: car.id, are_photos_changed: true, bid_id, by_report: true } } as const;
    const kept = car.photos.filter((url) => !urls.includes(url));
    await record(tx, actor, event, await audienceOf(tx, car), changeOf({ photos: car.photos.length }, { photos: kept.length, reason }));
  }
}

/**
 * Takes these photos out of the cars of a dealer that show them and of their changes, and forgets the changes that differ in nothing then. Returns these cars,
 * locked, with the photos of before, shown or waiting.
 */
async function takePhotosOut(tx: Tx, dealerId: string, urls: string[]) {
  const showing = sql<boolean>`(c.image_urls && ${urls}::text[] or exists (select from car_changes ch where ch.car_id = c.id and ch.image_urls && ${urls}::text[]))`;
  const others = sql<
    string[]
  >`array(select url from unnest(image_urls) with ordinality as u (url, place) where url <> all (${urls}::text[]) order by place)`;
  const cars = await tx
    .selectFrom('cars as c')
    .select(['c.id', 'c.dealer_id', 'c.approval'])
    .select(
      sql<string[]>`array(select unnest(c.image_urls) union select unnest(ch.image_urls) from car_changes ch where ch.car_id = c.id)`.as(
        'photos',
      ),
    )
    .where('c.dealer_id', '=', dealerId)
    .where(showing)
    .orderBy('c.id')
    .forNoKeyUpdate()
    .execute();
  const ids = cars.map(({ id }) => id);
  if (ids.length === 0) return cars;
  await tx
    .updateTable('cars')
    .set({ image_urls: others, version: sql`version + 1`, updated_at: sql`now()` })
    .where('id', 'in', ids)
    .execute();
  await tx.updateTable('car_changes').set({ image_urls: others }).where('car_id', 'in', ids).execute();
  await tx
    .deleteFrom('car_changes as ch')
    .using('cars as c')
    .whereRef('c.id', '=', 'ch.car_id')
    .where('c.id', 'in', ids)
    .where(sql<boolean>`(ch.description, ch.image_urls) is not distinct from (c.description, c.image_urls)`)
    .execute();
  return cars;
}
