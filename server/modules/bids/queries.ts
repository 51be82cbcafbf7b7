import { sql } from 'kysely';
import { bidLifecycle } from '../../../shared/bids/rules.ts';
import type { OfferSort } from '../../../shared/bids/sorts.ts';
import type { CarFacts } from '../../../shared/cars/replies.ts';
import type { BidStatus } from '../../../shared/deal.ts';
import type { Step } from '../../../shared/lifecycle.ts';
import type { Reader, Tx } from '../../platform/data/database.ts';
import { moved } from '../../platform/data/moved.ts';
import { keyset, pageSize } from '../../platform/data/paging.ts';
import { word, words } from '../../platform/data/statements.ts';
import type { Actor } from '../../platform/http/session.ts';
import { bidColumns, shortlisted, withCounty } from './columns.ts';
import { fit, isByFit, offerOrders } from './offer-order.ts';
import { visibleBids } from './visible.ts';

/** The reply `bid`, as this actor may read it. */
function replies(db: Reader, actor: Actor) {
  return visibleBids(db, actor)
    .select(bidColumns)
    .$if(actor.role === 'buyer', (query) => query.select((eb) => shortlisted(eb).as('shortlisted')));
}

/** One bid, if this actor may see it. */
export async function findBid(db: Reader, actor: Actor, bidId: string) {
  const bid = await replies(db, actor).where('b.id', '=', bidId).executeTakeFirst();
  return bid && withCounty(bid);
}

const newest = keyset('bids', [['b.created_at', 'desc', 'instant'], 'b.id']);

/** A page of the bids this actor may see, newest first; `size` rows. */
export async function listBids(db: Reader, actor: Actor, filter: { status?: BidStatus; cursor?: string }, size = pageSize) {
  const { rows, next } = await replies(db, actor)
    .$if(filter.status !== undefined, (query) => query.where('b.status', '=', word(filter.status ?? 'pending')))
    .$call(newest.page(filter.cursor, size));
  return { rows: rows.map(withCounty), next };
}

/** A page of the bids on a request that this actor may see, sorted; for its buyer also only those of the shortlist. */
export async function listOffers(
  db: Reader,
  actor: Actor,
  requestId: string,
  { sort, only, cursor }: { sort: OfferSort; only?: 'shortlist'; cursor?: string },
) {
  const { rows, next } = await replies(db, actor)
    .$if(isByFit(sort), (query) => query.innerJoin(fit, (join) => join.onTrue()))
    .where('b.request_id', '=', requestId)
    // For anybody else the filter would tell what is on it.
    .$if(only === 'shortlist' && actor.role === 'buyer', (query) => query.where(shortlisted))
    .$call(offerOrders[sort].page(cursor));
  return { rows: rows.map(withCounty), next };
}

/** The request, if this actor may see the bids on it: its buyer, a dealer while it is active or after bidding on it, the admin. */
export function findRequestOfBids(db: Reader, actor: Actor, requestId: string) {
  return db
    .selectFrom('car_requests as r')
    .leftJoin('bids as own', (join) => join.onRef('own.request_id', '=', 'r.id').on('own.dealer_id', '=', actor.user_id))
    .select('r.id')
    .where('r.id', '=', requestId)
    .where('r.deleted_at', 'is', null)
    .$if(actor.role === 'buyer', (query) => query.where('r.user_id', '=', actor.user_id))
    .$if(actor.role === 'dealer', (query) =>
      query.where((eb) => eb.or([eb('r.status', '=', word('active')), eb('own.id', 'is not', null)])),
    )
    .executeTakeFirst();
}

interface NewBid extends Partial<CarFacts> {
  id: string;
  request_id: string;
  dealer_id: string;
  price: number;
  message: string | null;
  image_urls: string[];
  /** The car of the stock that it carries. */
  car_id?: string;
  car_make?: string;
  car_model?: string;
}

/** Writes a new, pending bid. */
export async function insertBid(tx: Tx, bid: NewBid): Promise<void> {
  await tx.insertInto('bids').values(bid).execute();
}

/** Moves a locked bid along a step of its lifecycle. */
export async function moveBid(tx: Tx, bidId: string, step: Step<BidStatus>): Promise<void> {
  moved(await move(tx, step).where('id', '=', bidId).executeTakeFirstOrThrow());
}

/** Rejects every pending bid on the request, as a sale does, and returns them. */
export function rejectOutsold(tx: Tx, requestId: string) {
  return move(tx, bidLifecycle.reject).set('is_outsold', true).where('request_id', '=', requestId).returning(['id', 'dealer_id']).execute();
}

function move(tx: Tx, { from, to }: Step<BidStatus>) {
  return tx.updateTable('bids').set({ status: to, decided_at: sql`now()`, updated_at: sql`now()` }).where('status', 'in', words(from));
}
