import { type ExpressionBuilder, sql } from 'kysely';
import type { DB } from '../../../db/types.ts';
import { bidLifecycle, whyNotNameCar } from '../../../shared/bids/rules.ts';
import { type CarGone, openBidStatuses } from '../../../shared/deal.ts';
import type { Reader, Tx } from '../../platform/data/database.ts';
import { word, words } from '../../platform/data/statements.ts';
import type { Actor } from '../../platform/http/session.ts';
import { type Doer, recordFor } from '../../platform/live/events.ts';

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
    .where('status', 'in', words(openBidStatuses))
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

/** How a car goes: by a sale here to this buyer, or because its dealer marks it as sold or deletes it. */
export type CarEnd = { by: 'sale'; buyer_id: string } | { by: 'dealer'; gone: 'sold' | 'deleted' };

/**
 * A car that is sold or deleted ends the bids that carry it, with an event for both sides of each: pending ones are rejected, accepted ones lose it, and
 * where it was named instead of another, it is not named any more (docs/domain/lifecycles.md, "A car that is sold"). The bid that a sale came from
 * keeps it. The bids are locked by `lockBidsToEnd`.
 */
export async function endBidsWithCar(tx: Tx, actor: Doer, carId: string, end: CarEnd): Promise<void> {
  for (const { buyer_id, dealer_id, ...data } of await rejectPending(tx, carId, end))
    await recordFor(tx, actor, { type: 'bid.rejected', data }, [buyer_id, dealer_id]);
  const losing = [...(await takeFromAccepted(tx, carId, end)), ...(await unname(tx, carId, end))];
  for (const { buyer_id, dealer_id, ...data } of losing) await recordFor(tx, actor, { type: 'bid.car_gone', data }, [buyer_id, dealer_id]);
}

// For a query that reads the request of the bid as `r`.
const goneBy = (end: CarEnd) =>
  end.by === 'dealer' ? sql<CarGone>`${end.gone}` : sql<CarGone>`case when r.user_id = ${end.buyer_id} then 'bought' else 'sold' end`;

const lost = (end: CarEnd) => ({ car_id: null, car_gone: goneBy(end), updated_at: sql<string>`now()` });

const told = (end: CarEnd) =>
  ['bids.id as bid_id', 'bids.request_id', 'bids.dealer_id', 'r.user_id as buyer_id', goneBy(end).as('car_gone')] as const;

const onLivingRequests = (tx: Tx) =>
  tx.updateTable('bids').from('car_requests as r').whereRef('r.id', '=', 'bids.request_id').where('r.deleted_at', 'is', null);

function rejectPending(tx: Tx, carId: string, end: CarEnd) {
  return onLivingRequests(tx)
    .set({ ...lost(end), status: bidLifecycle.reject.to, decided_at: sql`now()` })
    .where('bids.car_id', '=', carId)
    .where('bids.status', 'in', words(bidLifecycle.reject.from))
    .returning(told(end))
    .execute();
}

function takeFromAccepted(tx: Tx, carId: string, end: CarEnd) {
  return onLivingRequests(tx)
    .set(lost(end))
    .where('bids.car_id', '=', carId)
    .where('bids.status', '=', word('accepted'))
    .where(isUnsold)
    .returning(told(end))
    .execute();
}

/** A sale here makes room for another car; a dealer who lets go of the named one has named it in vain. */
function unname(tx: Tx, carId: string, end: CarEnd) {
  const after = end.by === 'sale' ? { other_car_id: null, other_car_as_named: null } : { other_car_answer: 'withdrawn' as const };
  return onLivingRequests(tx)
    .set({ ...after, updated_at: sql`now()` })
    .where('bids.other_car_id', '=', carId)
    .where('bids.other_car_answer', 'is', null)
    .returning(told(end))
    .returning(sql.lit(true).as('was_named'))
    .execute();
}

const isUnsold = (eb: ExpressionBuilder<DB, 'bids'>) =>
  eb.not(
    eb.exists(eb.selectFrom('appointments as a').select('a.id').whereRef('a.bid_id', '=', 'bids.id').where('a.outcome', '=', word('sold'))),
  );

const mostShown = 20;

/** The bids that end with this dealer's car, the newest twenty of them, and how many there are. */
export async function findBidsWithCar(db: Reader, dealer: Actor, carId: string) {
  const ending = db
    .selectFrom('bids')
    .innerJoin('car_requests as r', 'r.id', 'bids.request_id')
    .where('r.deleted_at', 'is', null)
    .where('bids.status', 'in', words(openBidStatuses))
    .where(isUnsold)
    .where((eb) => eb.or([eb('bids.car_id', '=', carId), isNamed(eb, carId)]));
  const { count } = await ending.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const bids = await ending
    .select(['bids.id', 'bids.request_id', 'r.car_model', 'r.status as request_status'])
    .select(['bids.price', 'bids.status', 'bids.other_car_id', 'bids.other_car_answer as answer'])
    .orderBy('bids.created_at', 'desc')
    .limit(mostShown)
    .$narrowType<{ status: (typeof openBidStatuses)[number] }>()
    .execute();
  const canName = ({ status, request_status, other_car_id, answer }: (typeof bids)[number]) =>
    !whyNotNameCar({
      bid: { status, car_gone: 'sold', other_car: other_car_id ? { answer } : null },
      request: { status: request_status },
      dealer,
    });
  return { count, bids: bids.map((bid) => ({ ...bid, can_name: canName(bid) })) };
}
