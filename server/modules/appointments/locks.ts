import { sql } from 'kysely';
import type { Tx } from '../../platform/data/database.ts';
import type { Actor } from '../../platform/http/session.ts';
import { bookingFacts, carOfBid } from '../bids/columns.ts';
import { lockCar, lockCarAgreedOn } from '../cars/locks.ts';
import { holdStanding } from '../profile/profile.ts';
import { lockRequest } from '../requests/locks.ts';
import { disputeFacts, isDisputed, whoDid } from './columns.ts';
import { visibleAppointments } from './visible.ts';

// Reads what the rules need and locks it until the transaction ends, always in the order request, profile, car, bid, appointment. The request's lock
// makes changes to the appointments of one request run one after the other, so what is read after taking it stays true.

async function lockSides(tx: Tx, request: { user_id: string }, dealerId: string) {
  const { is_suspended: is_frozen } = await holdStanding(tx, request.user_id);
  return { is_frozen, dealer: await holdStanding(tx, dealerId) };
}

function lockBid(tx: Tx, bidId: string) {
  return tx
    .selectFrom('bids as b')
    .select(['b.id', 'b.request_id', 'b.dealer_id', 'b.price', 'b.status', 'b.car_id'])
    .select(bookingFacts)
    .select(carOfBid)
    .select(sql<string>`now()`.as('now'))
    .where('b.id', '=', bidId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** What decides whether this buyer may book an appointment from a bid, locked; `now` is the database's clock. */
export async function lockToBook(tx: Tx, actor: Actor, bidId: string) {
  const offer = await tx.selectFrom('bids').select(['request_id', 'dealer_id']).where('id', '=', bidId).executeTakeFirst();
  const request = offer && (await lockRequest(tx, offer.request_id));
  if (!request || request.user_id !== actor.user_id || request.is_deleted) return null;
  const { is_frozen, dealer } = await lockSides(tx, request, offer.dealer_id);
  // What a bid carries changes under the request's lock only, or is taken from it.
  const { car_id } = await tx.selectFrom('bids').select('car_id').where('id', '=', bidId).executeTakeFirstOrThrow();
  if (car_id) await lockCarAgreedOn(tx, car_id);
  const { now, ...bid } = await lockBid(tx, bidId);
  return { request: { ...request, is_frozen }, dealer, bid, now: new Date(now) };
}

/** An appointment this actor may see, with all that its rules read, locked. */
export async function lockAppointment(tx: Tx, actor: Actor, appointmentId: string) {
  const ids = await visibleAppointments(tx, actor)
    .select(['a.request_id', 'a.dealer_id', 'a.bid_id', 'a.car_id'])
    .where('a.id', '=', appointmentId)
    .executeTakeFirst();
  const request = ids && (await lockRequest(tx, ids.request_id));
  if (!request) return null;
  const { is_frozen, dealer } = await lockSides(tx, request, ids.dealer_id);
  if (ids.car_id) await lockCar(tx, ids.car_id);
  const { now, ...bid } = await lockBid(tx, ids.bid_id);
  const appointment = await tx
    .selectFrom('appointments as a')
    .select([
      'a.id',
      'a.request_id',
      'a.bid_id',
      'a.car_id',
      'a.buyer_id',
      'a.dealer_id',
      'a.status',
      'a.appointment_date',
      'a.proposed_by',
      'a.completed_at',
      'a.outcome',
      'a.final_price',
    ])
    .select(whoDid('a.completed_by').as('completed_by'))
    .select(disputeFacts(actor))
    .select(isDisputed)
    .where('a.id', '=', appointmentId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const is_of_lost_car = appointment.car_id !== null && appointment.car_id !== bid.car_id;
  return { request: { ...request, is_frozen }, dealer, bid, appointment, is_of_lost_car, now: new Date(now) };
}
export type Locked = NonNullable<Awaited<ReturnType<typeof lockAppointment>>>;
