import { sql } from 'kysely';
import { type AppointmentStatus, type Outcome, openStatuses } from '../../../shared/deal.ts';
import type { Reader, Tx } from '../../platform/data/database.ts';
import { keyset } from '../../platform/data/paging.ts';
import type { Actor } from '../../platform/http/session.ts';
import { fullColumns, rowColumns } from './columns.ts';

/** The appointments this actor may see: own ones for a party, all for the admin. They outlive their request: the chat stays open. */
export function visible(db: Reader, actor: Actor) {
  return db
    .selectFrom('appointments as a')
    .$if(actor.role === 'buyer', (query) => query.where('a.buyer_id', '=', actor.user_id))
    .$if(actor.role === 'dealer', (query) => query.where('a.dealer_id', '=', actor.user_id));
}

/** One appointment in full, if this actor may see it. */
export function findAppointment(db: Reader, actor: Actor, appointmentId: string) {
  return visible(db, actor)
    .where('a.id', '=', appointmentId)
    .select(fullColumns(actor.role !== 'buyer'))
    .executeTakeFirst();
}
export type FullAppointment = NonNullable<Awaited<ReturnType<typeof findAppointment>>>;

const latest = keyset('appointments', [
  ['a.appointment_date', 'desc', 'instant'],
  ['a.id', 'desc', 'uuid'],
]);
const soonest = keyset('appointments', [
  ['a.appointment_date', 'asc', 'instant'],
  ['a.id', 'asc', 'uuid'],
]);

/**
 * A page of the own appointments: all by latest date first, `upcoming` open ones soonest first,
 * `overdue` open ones whose time has passed.
 */
export function listOwnAppointments(db: Reader, actor: Actor, filter: { show?: 'upcoming' | 'overdue'; cursor?: string }) {
  const order = filter.show === 'upcoming' ? soonest : latest;
  return db
    .selectFrom('appointments as a')
    .where(actor.role === 'dealer' ? 'a.dealer_id' : 'a.buyer_id', '=', actor.user_id)
    .$if(filter.show !== undefined, (query) => query.where('a.status', 'in', openStatuses))
    .$if(filter.show === 'upcoming', (query) => query.where('a.appointment_date', '>', sql<string>`now()`))
    .$if(filter.show === 'overdue', (query) => query.where('a.appointment_date', '<=', sql<string>`now()`))
    .select(rowColumns)
    .$call(order.page(filter.cursor));
}

/** A bid on this buyer's living request, whatever its status. */
export function findOwnOffer(db: Reader, actor: Actor, bidId: string) {
  return db
    .selectFrom('bids as b')
    .innerJoin('car_requests as r', 'r.id', 'b.request_id')
    .select('b.id')
    .where('b.id', '=', bidId)
    .where('r.user_id', '=', actor.user_id)
    .where('r.deleted_at', 'is', null)
    .executeTakeFirst();
}

/** A living request of this buyer's. */
export function findOwnRequestId(db: Reader, actor: Actor, requestId: string) {
  return db
    .selectFrom('car_requests')
    .select('id')
    .where('id', '=', requestId)
    .where('user_id', '=', actor.user_id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Writes a new, pending appointment, proposed by its buyer. */
export async function insertAppointment(
  tx: Tx,
  appointment: {
    id: string;
    bid_id: string;
    request_id: string;
    buyer_id: string;
    dealer_id: string;
    at: Date;
    buyer_notes: string | null;
  },
): Promise<void> {
  const { at, ...row } = appointment;
  await tx
    .insertInto('appointments')
    .values({ ...row, appointment_date: at.toISOString(), proposed_by: row.buyer_id })
    .execute();
}

interface Change {
  status: AppointmentStatus;
  appointment_date?: string;
  proposed_by?: string;
  dealer_notes?: string;
  outcome?: Outcome | null;
  final_price?: number | null;
  completed_by?: string | null;
  completed_at?: 'now' | null;
  cancelled_by?: string | null;
  cancel_reason?: string | null;
  outcome_asked_at?: null;
}

/** Compare and swap. A locked row has the status it was read with, so anything else is a fault of ours and throws. */
export async function moveAppointment(tx: Tx, id: string, from: AppointmentStatus, { completed_at, ...change }: Change): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('appointments')
    .set({ ...change, updated_at: sql`now()` })
    .$if(completed_at !== undefined, (query) => query.set({ completed_at: completed_at === 'now' ? sql`now()` : null }))
    .where('id', '=', id)
    .where('status', '=', from)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Error(`a locked ${from} appointment was not ${from}`);
}

/** Cancels what is open on a request, all or all but one, and names what it cancelled. */
export function cancelAllOpen(tx: Tx, requestId: string, change: { cancelled_by: string; cancel_reason: string }, except?: string) {
  return tx
    .updateTable('appointments')
    .set({ ...change, status: 'cancelled', updated_at: sql`now()` })
    .where('request_id', '=', requestId)
    .where('status', 'in', openStatuses)
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .returning(['id', 'buyer_id', 'dealer_id'])
    .execute();
}

/** Writes a dispute for the admin to decide; `raised_by` null is the system. */
export async function insertDispute(
  tx: Tx,
  dispute: { id: string; appointment_id: string; raised_by: string | null; reason: string },
): Promise<void> {
  await tx.insertInto('outcome_disputes').values(dispute).execute();
}

/** Decides every open dispute about an appointment. */
export async function decideDisputes(tx: Tx, appointmentId: string, decision: string): Promise<void> {
  await tx
    .updateTable('outcome_disputes')
    .set({ decided_at: sql`now()`, decision })
    .where('appointment_id', '=', appointmentId)
    .where('decided_at', 'is', null)
    .execute();
}
