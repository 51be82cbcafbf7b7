import { sql } from 'kysely';
import type { Json } from '../../../db/types.ts';
import { bidLifecycle } from '../../../shared/bids/rules.ts';
import { whyNotRemove } from '../../../shared/moderation/rules.ts';
import type { Tx } from '../../platform/data/database.ts';
import { moved } from '../../platform/data/moved.ts';
import { words } from '../../platform/data/statements.ts';
import { found, refuse } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { changeOf, recordFor } from '../../platform/live/events.ts';

/** A bid, locked after its request, with what a removal takes from it. */
async function lockToRemove(tx: Tx, bidId: string) {
  const { request_id } = found(await tx.selectFrom('bids').select('request_id').where('id', '=', bidId).executeTakeFirst());
  const { user_id: buyer_id } = await tx
    .selectFrom('car_requests')
    .select('user_id')
    .where('id', '=', request_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const bid = await tx
    .selectFrom('bids')
    .select(['dealer_id', 'status', 'image_urls'])
    .where('id', '=', bidId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return { ...bid, buyer_id, request_id };
}

/**
 * The administrator takes away a pending bid after a report (docs/domain/lifecycles.md, "Report"): it is rejected, and nobody else reads its message and
 * photos any more. Throws 409 by `whyNotRemove`.
 */
export async function removeBid(tx: Tx, actor: Actor, bidId: string, reason: string): Promise<void> {
  const { status, image_urls, request_id, dealer_id, buyer_id } = await lockToRemove(tx, bidId);
  refuse(whyNotRemove.bid({ status, image_urls }));
  const { from, to } = bidLifecycle.remove;
  moved(
    await tx
      .updateTable('bids')
      .set({
        status: to,
        decided_at: sql`now()`,
        removed_at: sql`now()`,
        removed: sql`jsonb_build_object('message', message, 'image_urls', image_urls)`,
        message: null,
        image_urls: sql`'{}'`,
        updated_at: sql`now()`,
      })
      .where('id', '=', bidId)
      .where('status', 'in', words(from))
      .executeTakeFirstOrThrow(),
  );
  const event = { type: 'bid.removed', data: { bid_id: bidId, request_id } } as const;
  await recordFor(tx, actor, event, [dealer_id, buyer_id], changeOf({ status }, { status: to, reason }));
}

/** Takes these photos out of all bids of their dealer, which stay; the buyer and the dealer of this one hear of it. */
export async function removePhotosOfBids(tx: Tx, actor: Actor, bidId: string, urls: string[], reason: string): Promise<void> {
  const { dealer_id, buyer_id, request_id, image_urls } = await tx
    .selectFrom('bids as b')
    .innerJoin('car_requests as r', 'r.id', 'b.request_id')
    .select(['b.dealer_id', 'b.request_id', 'b.image_urls', 'r.user_id as buyer_id'])
    .where('b.id', '=', bidId)
    .executeTakeFirstOrThrow();
  await takePhotosOut(tx, dealer_id, urls);
  const kept = image_urls.filter((url) => !urls.includes(url));
  const event = { type: 'bid.removed', data: { bid_id: bidId, request_id } } as const;
  await recordFor(tx, actor, event, [dealer_id, buyer_id], changeOf({ photos: image_urls.length }, { photos: kept.length, reason }));
}

/** Takes these photos out of the bids of a dealer that show them, be it as those of a car named in place of a lost one. */
export async function takePhotosOut(tx: Tx, dealerId: string, urls: string[]): Promise<void> {
  const showing = sql<boolean>`(
    image_urls && ${urls}::text[]
    or exists (select from jsonb_array_elements(other_car_as_named -> 'photos') photo where photo ->> 'url' = any (${urls}::text[]))
  )`;
  await tx.selectFrom('bids').select('id').where('dealer_id', '=', dealerId).where(showing).orderBy('id').forNoKeyUpdate().execute();
  const others = sql<
    string[]
  >`array(select url from unnest(image_urls) with ordinality as u (url, place) where url <> all (${urls}::text[]) order by place)`;
  const othersNamed = sql<Json>`jsonb_set(other_car_as_named, '{photos}', (
    select coalesce(jsonb_agg(photo order by place), '[]')
    from jsonb_array_elements(other_car_as_named -> 'photos') with ordinality as named (photo, place)
    where photo ->> 'url' <> all (${urls}::text[])
  ))`;
  await tx
    .updateTable('bids')
    .set({ image_urls: others, other_car_as_named: othersNamed, updated_at: sql`now()` })
    .where('dealer_id', '=', dealerId)
    .where(showing)
    .execute();
}
