import { userTopic } from '../../../shared/events.ts';
import type { Database, Tx } from '../../platform/data/database.ts';
import type { Actor } from '../../platform/http/session.ts';
import { record } from '../../platform/live/events.ts';

/** The buyer's own offer, as the query through the actor's eyes has found it. */
interface Offer {
  id: string;
  request_id: string;
}

/** The buyer keeps an offer on the shortlist; repeating it changes nothing (docs/domain/permissions.md, "Shortlist"). */
export async function shortlistBid(db: Database, actor: Actor, offer: Offer): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('shortlisted_bids')
      .values({ bid_id: offer.id })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows) await tell(tx, actor, offer);
  });
}

/** The buyer takes an offer off the shortlist; repeating it changes nothing. */
export async function unshortlistBid(db: Database, actor: Actor, offer: Offer): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { numDeletedRows } = await tx.deleteFrom('shortlisted_bids').where('bid_id', '=', offer.id).executeTakeFirstOrThrow();
    if (numDeletedRows) await tell(tx, actor, offer);
  });
}

async function tell(tx: Tx, actor: Actor, { id, request_id }: Offer): Promise<void> {
  await record(tx, actor, { type: 'shortlist.changed', data: { bid_id: id, request_id } }, [userTopic(actor.user_id)]);
}
