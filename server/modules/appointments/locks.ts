import { sql } from 'kysely';
import { openStatuses, standingBidStatuses } from '../../../shared/deal.ts';
import type { Tx } from '../../platform/data/database.ts';
import type { Actor } from '../../platform/http/session.ts';
import { findOwnRequestId, visible } from './queries.ts';

// What the rules read, locked until the transaction ends; always in the order request, profile, bid, appointment.

function lockRequest(tx: Tx, requestId: string) {
  return tx
    .selectFrom('car_requests')
    .select(['id', 'user_id', 'status'])
    .select((eb) => eb('deleted_at', 'is not', null).$castTo<boolean>().as('is_deleted'))
    .where('id', '=', requestId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

function lockDealer(tx: Tx, dealerId: string) {
  return tx.selectFrom('profiles').select(['user_id', 'is_verified']).where('user_id', '=', dealerId).forShare().executeTakeFirstOrThrow();
}

function lockBid(tx: Tx, bidId: string) {
  return tx
    .selectFrom('bids')
    .select(['id', 'request_id', 'dealer_id', 'price', 'status'])
    .select(sql<string>`now()`.as('now'))
    .where('id', '=', bidId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

async function hasOpen(tx: Tx, bidId: string, except: string | null): Promise<boolean> {
  const row = await tx
    .selectFrom('appointments')
    .select('id')
    .where('bid_id', '=', bidId)
    .where('status', 'in', openStatuses)
    .$if(except !== null, (query) => query.where('id', '!=', except ?? ''))
    .executeTakeFirst();
  return row !== undefined;
}

async function isSold(tx: Tx, bidId: string): Promise<boolean> {
  const sale = await tx
    .selectFrom('appointments')
    .select('id')
    .where('bid_id', '=', bidId)
    .where('outcome', '=', 'sold')
    .executeTakeFirst();
  return sale !== undefined;
}

/** What decides whether this buyer may book a viewing from a bid, locked in the order request, profile, bid; `now` is the database's clock. */
export async function lockToBook(tx: Tx, actor: Actor, bidId: string) {
  const offer = await tx.selectFrom('bids').select(['request_id', 'dealer_id']).where('id', '=', bidId).executeTakeFirst();
  if (!offer) return null;
  const request = await lockRequest(tx, offer.request_id);
  if (request.user_id !== actor.user_id || request.is_deleted) return null;
  const dealer = await lockDealer(tx, offer.dealer_id);
  const { now, ...bid } = await lockBid(tx, bidId);
  return { request, dealer, bid, hasOpen: await hasOpen(tx, bidId, null), isSold: await isSold(tx, bidId), now: new Date(now) };
}

/**
 * An appointment this actor may see with all that its rules read, locked in the order request, profile, bid, appointment.
 * The request's lock makes every change of one request's viewings wait for the one before.
 */
export async function lockAppointment(tx: Tx, actor: Actor, appointmentId: string) {
  const ids = await visible(tx, actor)
    .select(['a.request_id', 'a.dealer_id', 'a.bid_id'])
    .where('a.id', '=', appointmentId)
    .executeTakeFirst();
  if (!ids) return null;
  const request = await lockRequest(tx, ids.request_id);
  const dealer = await lockDealer(tx, ids.dealer_id);
  const { now, ...bid } = await lockBid(tx, ids.bid_id);
  const appointment = await tx
    .selectFrom('appointments')
    .selectAll()
    .where('id', '=', appointmentId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return { request, dealer, bid, appointment, now: new Date(now) };
}
export type Locked = NonNullable<Awaited<ReturnType<typeof lockAppointment>>>;

/** Whether the bid has another open appointment than this. */
export function hasOtherOpen(tx: Tx, appointment: { id: string; bid_id: string }): Promise<boolean> {
  return hasOpen(tx, appointment.bid_id, appointment.id);
}

/** What decides whether this buyer may delete a request, locked. */
export async function lockToDelete(tx: Tx, actor: Actor, requestId: string) {
  if (!(await findOwnRequestId(tx, actor, requestId))) return null;
  const request = await lockRequest(tx, requestId);
  if (request.is_deleted) return null;
  const sale = await tx
    .selectFrom('appointments')
    .select('id')
    .where('request_id', '=', requestId)
    .where('outcome', '=', 'sold')
    .executeTakeFirst();
  const bids = await tx
    .selectFrom('bids')
    .select('dealer_id')
    .where('request_id', '=', requestId)
    .where('status', 'in', standingBidStatuses)
    .execute();
  return { has_sale: sale !== undefined, bidders: bids.map((bid) => bid.dealer_id) };
}

/** Whether this person has disputed the outcome as it is recorded now. */
export async function hasDisputed(tx: Tx, appointment: { id: string; completed_at: string | null }, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('outcome_disputes')
    .select('id')
    .where('appointment_id', '=', appointment.id)
    .where('raised_by', '=', userId)
    .where('created_at', '>=', appointment.completed_at)
    .executeTakeFirst();
  return row !== undefined;
}
