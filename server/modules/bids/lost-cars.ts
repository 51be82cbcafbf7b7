import { type ExpressionBuilder, sql } from 'kysely';
import type { DB } from '../../../db/types.ts';
import { bidLifecycle } from '../../../shared/bids/rules.ts';
import { type CarGone, openBidStatuses } from '../../../shared/deal.ts';
import { userTopic } from '../../../shared/events.ts';
import type { Reader, Tx } from '../../platform/data/database.ts';
import type { Actor } from '../../platform/http/session.ts';
import { record } from '../../platform/live/events.ts';

type Bids = ExpressionBuilder<DB, 'bids'>;

const isNamed = (eb: Bids, carId: string) => eb.and([eb('other_car_id', '=', carId), eb('other_car_answer', 'is', null)]);

/**
 * Locks every open bid on a request, and every one that carries a car or waits for an answer about it, in the order of their ids: two sales that
 * end each other's bids never wait for one another.
 */
export async function lockBidsToEnd(tx: Tx, { request_id, car_id }: { request_id?: string; car_id: string | null }): Promise<void> {
  await tx
    .selectFrom('bids')
    .select('id')
    .where('status', 'in', openBidStatuses)
    .where((eb) =>
      eb.or([
        ...(request_id ? [eb('request_id', '=', request_id)] : []),
        ...(car_id ? [eb('car_id', '=', car_id), isNamed(eb, car_id)] : []),
      ]),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/**
 * A car that is sold or deleted ends the bids that carry it, with an event for both sides of each: pending ones are rejected, accepted ones lose it, and
 * where it was named instead of another, it is not named any more (docs/domain/lifecycles.md, "A car that is sold"). The bid that a sale came from
 * keeps it. The bids are locked by `lockBidsToEnd`.
 */
export async function endBidsWithCar(tx: Tx, actor: Actor, carId: string, gone: CarGone): Promise<void> {
  for (const { buyer_id, dealer_id, ...data } of await rejectPending(tx, carId, gone)) {
    const event = { type: 'bid.rejected', data: { ...data, car_gone: gone } } as const;
    await record(tx, actor, event, [userTopic(buyer_id), userTopic(dealer_id)]);
  }
  const losing = [...(await takeFromAccepted(tx, carId, gone)), ...(await unname(tx, carId))];
  for (const { buyer_id, dealer_id, ...data } of losing) {
    const event = { type: 'bid.car_gone', data: { ...data, car_gone: gone } } as const;
    await record(tx, actor, event, [userTopic(buyer_id), userTopic(dealer_id)]);
  }
}

const lost = (gone: CarGone) => ({ car_id: null, car_gone: gone, updated_at: sql<string>`now()` });

function rejectPending(tx: Tx, carId: string, gone: CarGone) {
  return tx
    .updateTable('bids')
    .from('car_requests as r')
    .whereRef('r.id', '=', 'bids.request_id')
    .where('r.deleted_at', 'is', null)
    .set({ ...lost(gone), status: bidLifecycle.reject.to, decided_at: sql`now()` })
    .where('bids.car_id', '=', carId)
    .where('bids.status', 'in', bidLifecycle.reject.from)
    .returning(['bids.id as bid_id', 'bids.request_id', 'bids.dealer_id', 'r.user_id as buyer_id'])
    .execute();
}

function takeFromAccepted(tx: Tx, carId: string, gone: CarGone) {
  return tx
    .updateTable('bids')
    .from('car_requests as r')
    .whereRef('r.id', '=', 'bids.request_id')
    .where('r.deleted_at', 'is', null)
    .set(lost(gone))
    .where('bids.car_id', '=', carId)
    .where('bids.status', '=', 'accepted')
    .where(isUnsold)
    .returning(['bids.id as bid_id', 'bids.request_id', 'bids.dealer_id', 'r.user_id as buyer_id'])
    .execute();
}

function unname(tx: Tx, carId: string) {
  return tx
    .updateTable('bids')
    .from('car_requests as r')
    .whereRef('r.id', '=', 'bids.request_id')
    .where('r.deleted_at', 'is', null)
    .set({ other_car_id: null, other_car_as_named: null, updated_at: sql`now()` })
    .where('bids.other_car_id', '=', carId)
    .where('bids.other_car_answer', 'is', null)
    .returning(['bids.id as bid_id', 'bids.request_id', 'bids.dealer_id', 'r.user_id as buyer_id'])
    .returning(sql.lit(true).as('was_named'))
    .execute();
}

const isUnsold = (eb: ExpressionBuilder<DB, 'bids'>) =>
  eb.not(eb.exists(eb.selectFrom('appointments as a').select('a.id').whereRef('a.bid_id', '=', 'bids.id').where('a.outcome', '=', 'sold')));

const mostShown = 20;

/** The bids that end with a car, the newest twenty of them, and how many there are. */
export async function findBidsWithCar(db: Reader, carId: string) {
  const ending = db
    .selectFrom('bids')
    .innerJoin('car_requests as r', 'r.id', 'bids.request_id')
    .where('r.deleted_at', 'is', null)
    .where('bids.status', 'in', openBidStatuses)
    .where(isUnsold)
    .where((eb) => eb.or([eb('bids.car_id', '=', carId), isNamed(eb, carId)]));
  const { count } = await ending.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const bids = await ending
    .select(['bids.id', 'bids.request_id', 'r.car_model', 'bids.price', 'bids.status'])
    .orderBy('bids.created_at', 'desc')
    .limit(mostShown)
    .$narrowType<{ status: (typeof openBidStatuses)[number] }>()
    .execute();
  return { count, bids };
}
