import { uuidv7 } from 'uuidv7';
import type { Database } from '../../server/platform/data/database.ts';
import type { testApp } from './app.ts';
import { placedBid, postedRequest } from './deal.ts';
import { buyer, dealer } from './people.ts';

/** A buyer's request with one dealer's bid on it, and an appointment row made by hand: in how many hours, and in which state. */
export async function testDeal(app: Awaited<ReturnType<typeof testApp>>['app'], db: Database) {
  const people = { buyer: await buyer(app, db), dealer: await dealer(app, db) };
  const requestId = await postedRequest(people.buyer);
  const bidId = await placedBid(people.dealer, requestId);

  async function appointment(
    at: Date,
    state: { status?: 'pending' | 'confirmed' | 'cancelled'; sold_for?: number; cancel_reason?: string } = {},
  ) {
    const id = uuidv7();
    const { sold_for, ...rest } = state;
    await db
      .insertInto('appointments')
      .values({
        id,
        bid_id: bidId,
        request_id: requestId,
        buyer_id: people.buyer.user_id,
        dealer_id: people.dealer.user_id,
        proposed_by: people.buyer.user_id,
        appointment_date: at.toISOString(),
        ...rest,
        ...(sold_for && { status: 'completed' as const, outcome: 'sold' as const, final_price: sold_for }),
      })
      .execute();
    return id;
  }
  return { ...people, requestId, bidId, appointment };
}
