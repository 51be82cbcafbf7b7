import { bidRulesWords } from '../../../words/bids/bid-rules.ts';
import type { Database, Tx } from '../../platform/data/database.ts';
import { type RateLimit, takePoint } from '../../platform/data/rate-limits.ts';
import type { Actor } from '../../platform/http/session.ts';
import { recordFor } from '../../platform/live/events.ts';

/** Changes of one buyer's shortlist. */
export const shortlistRateLimit: RateLimit = {
  name: 'shortlist',
  points: 600,
  duration: 3600,
  told: () => bidRulesWords.manyShortlisted,
};

/** The buyer's own offer, as the query through the actor's eyes has found it. */
interface Offer {
  id: string;
  request_id: string;
}

/** The buyer keeps an offer on the shortlist; repeating it changes nothing (docs/domain/permissions.md, "Shortlist"). Throws 429. */
export async function shortlistBid(db: Database, actor: Actor, offer: Offer): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('shortlisted_bids')
      .values({ bid_id: offer.id })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows) await countAndTell(tx, actor, offer);
  });
}

/** The buyer takes an offer off the shortlist; repeating it changes nothing. Throws 429. */
export async function unshortlistBid(db: Database, actor: Actor, offer: Offer): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { numDeletedRows } = await tx.deleteFrom('shortlisted_bids').where('bid_id', '=', offer.id).executeTakeFirstOrThrow();
    if (numDeletedRows) await countAndTell(tx, actor, offer);
  });
}

async function countAndTell(tx: Tx, actor: Actor, { id, request_id }: Offer): Promise<void> {
  await takePoint(tx, shortlistRateLimit, actor.user_id);
  await recordFor(tx, actor, { type: 'shortlist.changed', data: { bid_id: id, request_id } }, [actor.user_id]);
}
