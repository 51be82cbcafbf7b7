import { anonymiseViewings, claimOldThreads } from '../modules/appointments/retention.ts';
import { anonymiseBids, lockBidders } from '../modules/bids/retention.ts';
import { anonymiseCommissions } from '../modules/commissions/retention.ts';
import { forgetMessages } from '../modules/messages/retention.ts';
import { makeUnknownPerson } from '../modules/profile/profile.ts';
import { anonymiseRatings } from '../modules/ratings/retention.ts';
import { lockRequest } from '../modules/requests/locks.ts';
import { anonymiseRequest, findOldDeals } from '../modules/requests/retention.ts';
import { inBatches } from '../platform/data/batches.ts';
import type { Database } from '../platform/data/database.ts';

const atATime = 100;

/** Forgets the messages of threads whose last one is older than three years (docs/domain/time.md, "Retention"), a hundred threads at a time. */
export async function forgetOldThreads(db: Database): Promise<void> {
  const forget = (size: number) =>
    db.transaction().execute(async (tx) => {
      const threads = await claimOldThreads(tx, size);
      if (threads.length > 0) await forgetMessages(tx, threads);
      return threads.length;
    });
  await inBatches(forget, atATime);
}

/** Takes the people out of deals where nothing happened for seven years (docs/domain/time.md, "Retention"), each deal in a transaction of its own. */
export async function anonymiseOldDeals(db: Database): Promise<void> {
  await inBatches(async (limit) => {
    const deals = await findOldDeals(db, { limit });
    for (const id of deals) await anonymiseDeal(db, id);
    return deals.length;
  }, atATime);
}

function anonymiseDeal(db: Database, requestId: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await lockRequest(tx, requestId);
    // Another worker may have done it meanwhile.
    if ((await findOldDeals(tx, { limit: 1, id: requestId })).length === 0) return;
    const buyer = await makeUnknownPerson(tx, 'buyer');
    const dealers = new Map<string, string>();
    for (const dealer of await lockBidders(tx, requestId)) dealers.set(dealer, await makeUnknownPerson(tx, 'dealer'));
    for (const [dealer, unknown] of dealers) {
      await anonymiseRatings(tx, requestId, dealer, { buyer_id: buyer, dealer_id: unknown });
      await anonymiseCommissions(tx, requestId, dealer, unknown);
      await anonymiseBids(tx, requestId, dealer, unknown);
    }
    await anonymiseViewings(tx, requestId, { buyer, dealers });
    await anonymiseRequest(tx, requestId, buyer);
  });
}
