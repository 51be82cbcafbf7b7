import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Database } from '../../server/platform/data/database.ts';
import { queuedJobs } from '../../server/platform/data/queue-tables.ts';
import type { Person } from './app.ts';
import { buyer, dealer } from './people.ts';
import { inDays } from './times.ts';

/** A request form with every field. */
export function requestForm(over: object = {}) {
  return { id: uuidv7(), car_model: 'Toyota Axio 2016', budget: '1.2M - 1.4M', location: 'Nakuru', ...over };
}

/** A bid form. */
export function bidForm(over: object = {}) {
  return { id: uuidv7(), price: 1_285_000, message: 'Clean unit, one owner.', ...over };
}

/** The buyer posts a request; returns its id. */
export async function postedRequest(buyer: Person, over: object = {}): Promise<string> {
  const reply = await buyer.post('/api/requests', requestForm(over));
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return reply.json().id;
}

/** The dealer bids on a request; returns the bid's id. */
export async function placedBid(dealer: Person, requestId: string, over: object = {}): Promise<string> {
  const reply = await dealer.post(`/api/requests/${requestId}/bids`, bidForm(over));
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return reply.json().id;
}

/** The dealer bids and the buyer accepts; returns the bid's id. */
export async function acceptedBid(buyer: Person, dealer: Person, requestId: string, over: object = {}): Promise<string> {
  const bidId = await placedBid(dealer, requestId, over);
  await said(buyer.post(`/api/bids/${bidId}/accept`));
  return bidId;
}

/** The buyer books an appointment in three days from an accepted bid; returns its id. */
export async function bookedAppointment(buyer: Person, bidId: string, over: object = {}): Promise<string> {
  return (await said(buyer.post(`/api/bids/${bidId}/appointments`, { id: uuidv7(), ...inDays(3), ...over }))).id;
}

/** An appointment the dealer has confirmed, with its request and bid. */
export async function confirmedAppointment(buyer: Person, dealer: Person, requestId?: string) {
  const request = requestId ?? (await postedRequest(buyer));
  const bid = await acceptedBid(buyer, dealer, request);
  const id = await bookedAppointment(buyer, bid);
  await said(dealer.post(`/api/appointments/${id}/confirm`, {}));
  return { id, request, bid };
}

/** Moves an appointment's start into the past by so many hours. The row changes, not the clock. */
export async function startedAppointment(db: Database, id: string, hours = 1): Promise<void> {
  await db
    .updateTable('appointments')
    .set({ appointment_date: sql`now() - make_interval(hours => ${hours})` })
    .where('id', '=', id)
    .execute();
}

/** A confirmed appointment of a new buyer and a new dealer whose start has passed, so that its outcome can be recorded. */
export async function startedDeal(app: FastifyInstance, db: Database) {
  const [wanjiru, otieno] = [await buyer(app, db), await dealer(app, db)];
  const appointment = await confirmedAppointment(wanjiru, otieno);
  await startedAppointment(db, appointment.id);
  return { wanjiru, otieno, ...appointment };
}

/** The recorded events with this id in their data, oldest first. */
export function eventsAbout(db: Database, id: string) {
  return db
    .selectFrom('events as e')
    .select(['e.type', 'e.actor_id', 'e.data'])
    .select((eb) =>
      eb
        .selectFrom('event_topics as t')
        .select((topics) => sql<string[]>`coalesce(array_agg(${topics.ref('t.topic')} order by t.topic), '{}')`.as('topics'))
        .whereRef('t.event_id', '=', 'e.id')
        .as('topics'),
    )
    .select(
      sql<number>`(select count(*) from ${queuedJobs} j
        where j.name = 'handle-event' and (j.payload->>'event_id')::bigint = e.id)`.as('jobs'),
    )
    .where(sql<boolean>`e.data::text like ${`%${id}%`}`)
    .orderBy('e.id')
    .execute();
}

/** What a call answered that has to be allowed. */
export async function said(reply: Promise<LightMyRequestResponse>) {
  const { statusCode, body, json } = await reply;
  if (statusCode !== 200) throw new Error(body);
  return json();
}
