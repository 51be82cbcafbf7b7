import { sql } from 'kysely';
import { bidLifecycle } from '../../../shared/bids/rules.ts';
import { openBidStatuses } from '../../../shared/deal.ts';
import type { Tx } from '../../platform/data/database.ts';
import { word, words } from '../../platform/data/statements.ts';
import { type Doer, recordFor } from '../../platform/live/events.ts';

/** Locks the open bids of a dealer, in the order of their ids. The bids that carry a dealer's cars are among them. */
export async function lockOpenBidsOf(tx: Tx, dealerId: string): Promise<void> {
  await tx
    .selectFrom('bids')
    .select('id')
    .where('dealer_id', '=', dealerId)
    .where('status', 'in', words(openBidStatuses))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/**
 * A dealer erases the account, which withdraws its pending bids, frozen ones too (docs/domain/accounts.md, "Erasing"). Their buyers are told, and those
 * who had accepted a bid of its, on requests that are active. The bids are locked by `lockOpenBidsOf`.
 */
export async function withdrawFromBids(tx: Tx, by: Doer): Promise<void> {
  const withdrawn = await withdrawPending(tx, by.user_id);
  const known = withdrawn.filter(({ is_deleted }) => !is_deleted).map(({ is_deleted, ...bid }) => bid);
  for (const { buyer_id, ...data } of [...known, ...(await findAccepted(tx, by.user_id))])
    await recordFor(tx, by, { type: 'bid.dealer_left', data }, [buyer_id]);
}

function withdrawPending(tx: Tx, dealerId: string) {
  const { from, to } = bidLifecycle.withdraw;
  return tx
    .updateTable('bids')
    .from('car_requests as r')
    .whereRef('r.id', '=', 'bids.request_id')
    .set({ status: to, decided_at: sql`now()`, withdrawn_at: sql`now()`, updated_at: sql`now()` })
    .where('bids.dealer_id', '=', dealerId)
    .where('bids.status', 'in', words(from))
    .returning(['bids.id as bid_id', 'bids.request_id', 'r.user_id as buyer_id', sql<boolean>`r.deleted_at is not null`.as('is_deleted')])
    .execute();
}

/** A request through which a car was sold is not active. */
function findAccepted(tx: Tx, dealerId: string) {
  return tx
    .selectFrom('bids as b')
    .innerJoin('car_requests as r', 'r.id', 'b.request_id')
    .where('b.dealer_id', '=', dealerId)
    .where('b.status', '=', word('accepted'))
    .where('r.status', '=', word('active'))
    .where('r.deleted_at', 'is', null)
    .select(['b.id as bid_id', 'b.request_id', 'r.user_id as buyer_id'])
    .execute();
}

/** Forgets the shortlist of a buyer who erases the account. */
export async function forgetShortlist(tx: Tx, buyerId: string): Promise<void> {
  await tx
    .deleteFrom('shortlisted_bids')
    .where('bid_id', 'in', (bid) =>
      bid.selectFrom('bids as b').innerJoin('car_requests as r', 'r.id', 'b.request_id').select('b.id').where('r.user_id', '=', buyerId),
    )
    .execute();
}
