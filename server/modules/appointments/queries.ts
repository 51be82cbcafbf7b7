import { sql, type UpdateObject } from 'kysely';
import type { DB } from '../../../db/types.ts';
import type { AppointmentShow } from '../../../shared/addresses/filters.ts';
import { otherName } from '../../../shared/appointments/other-name.ts';
import { appointmentLifecycle } from '../../../shared/appointments/rules.ts';
import { isOutsideHours } from '../../../shared/appointments/times.ts';
import { type AppointmentStatus, type Outcome, openStatuses, type Verdict } from '../../../shared/deal.ts';
import type { Step } from '../../../shared/lifecycle.ts';
import type { Reader, Tx } from '../../platform/data/database.ts';
import { moved } from '../../platform/data/moved.ts';
import { dayInNairobi, todayInNairobi } from '../../platform/data/nairobi.ts';
import { keyset, pageSize } from '../../platform/data/paging.ts';
import { word, words } from '../../platform/data/statements.ts';
import type { Actor } from '../../platform/http/session.ts';
import { fullColumns, hoursOfYard, type Looker, rowColumns, whoDid } from './columns.ts';
import { visibleAppointments } from './visible.ts';

/** One appointment in full, if this actor may see it. */
export function findAppointment(db: Reader, actor: Looker, appointmentId: string) {
  return visibleAppointments(db, actor).where('a.id', '=', appointmentId).select(fullColumns(actor)).executeTakeFirst();
}
export type FullAppointment = NonNullable<Awaited<ReturnType<typeof findAppointment>>>;

const latest = keyset('appointments', [['a.appointment_date', 'desc', 'instant'], 'a.id']);
const soonest = keyset('appointments', [['a.appointment_date', 'asc', 'instant'], 'a.id']);

/**
 * A page of the actor's own appointments: all, latest date first; `upcoming`: open ones, soonest first;
 * `overdue`: open ones whose time has passed; `sold`: those that ended in a sale. `size` rows.
 */
export async function listOwnAppointments(db: Reader, actor: Actor, filter: { show?: AppointmentShow; cursor?: string }, size = pageSize) {
  const order = filter.show === 'upcoming' ? soonest : latest;
  const { rows, next } = await db
    .selectFrom('appointments as a')
    .where(actor.role === 'dealer' ? 'a.dealer_id' : 'a.buyer_id', '=', actor.user_id)
    .$if(filter.show === 'upcoming' || filter.show === 'overdue', (query) => query.where('a.status', 'in', words(openStatuses)))
    .$if(filter.show === 'upcoming', (query) => query.where('a.appointment_date', '>', sql<string>`now()`))
    .$if(filter.show === 'overdue', (query) => query.where('a.appointment_date', '<=', sql<string>`now()`))
    .$if(filter.show === 'sold', (query) => query.where('a.outcome', '=', word('sold')))
    .select(rowColumns)
    .select(hoursOfYard.as('hours'))
    .$call(order.page(filter.cursor, size));
  const own = rows.map(({ hours, ...row }) => ({
    ...row,
    other_name: otherName(row, actor.role),
    is_outside_hours: isOutsideHours(hours, row.appointment_date),
  }));
  return { rows: own, next };
}

/** A bid, of any status, on a request of this buyer that is not deleted. */
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

/** Writes a new, pending appointment, proposed by its buyer. */
export async function insertAppointment(
  tx: Tx,
  appointment: {
    id: string;
    bid_id: string;
    request_id: string;
    buyer_id: string;
    dealer_id: string;
    /** The car of the stock that is viewed. */
    car_id: string | null;
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

type Change = UpdateObject<DB, 'appointments'>;

/** Moves a locked appointment along a step of its lifecycle, and sets the columns in `change`. */
export async function moveAppointment(tx: Tx, id: string, step: Step<AppointmentStatus>, change: Change = {}): Promise<void> {
  moved(await move(tx, step, change).where('id', '=', id).executeTakeFirstOrThrow());
}

/** Locks the open appointments of a request and of a car, in the order of their ids. */
export async function lockAllOpen(tx: Tx, { request_id, car_id }: { request_id: string; car_id: string | null }): Promise<void> {
  await tx
    .selectFrom('appointments')
    .select('id')
    .where('status', 'in', words(openStatuses))
    .where((eb) => eb.or([eb('request_id', '=', request_id), ...(car_id ? [eb('car_id', '=', car_id)] : [])]))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** The open appointments of a person that have not begun, locked in the order of their ids. */
export function lockToCome(tx: Tx, userId: string) {
  return tx
    .selectFrom('appointments')
    .select(['id', 'buyer_id', 'dealer_id'])
    .where('status', 'in', words(openStatuses))
    .where('appointment_date', '>', sql<string>`now()`)
    .where((eb) => eb.or([eb('buyer_id', '=', userId), eb('dealer_id', '=', userId)]))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Cancels the open appointments of a request, or of a car (one buyer's, or everybody's), all or all but `except`, and returns those it cancelled. */
export function cancelAllOpen(
  tx: Tx,
  of: { request_id: string } | { car_id: string; buyer_id?: string } | { buyer_id?: string; dealer_id?: string },
  cancel_reason: string,
  except?: string,
) {
  return move(tx, appointmentLifecycle.cancel, { cancel_reason })
    .where((eb) => eb.and(of))
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .returning(['id', 'buyer_id', 'dealer_id'])
    .execute();
}

function move(tx: Tx, { from, to }: Step<AppointmentStatus>, change: Change) {
  return tx
    .updateTable('appointments')
    .set({ ...change, status: to, updated_at: sql`now()` })
    .where('status', 'in', words(from));
}

/** Moves a locked appointment to completed with its outcome, and clears what an earlier cancellation set. */
export function completeAt(
  tx: Tx,
  id: string,
  step: Step<AppointmentStatus>,
  ending: { outcome: Outcome; final_price: number | null; completed_by: string },
): Promise<void> {
  return moveAppointment(tx, id, step, { ...ending, completed_at: sql`now()`, cancelled_by: null, cancel_reason: null });
}

/** Writes a dispute for the admin to decide, with what stands now; `raised_by` is null when the system raised it. */
export async function insertDispute(
  tx: Tx,
  { appointment_id, ...dispute }: { id: string; appointment_id: string; raised_by: string | null; reason: string },
): Promise<void> {
  const ofAppointment = tx.selectFrom('appointments as a').where('a.id', '=', appointment_id);
  const recorded = await ofAppointment
    .select(['a.id as appointment_id', 'a.outcome as recorded_outcome', 'a.final_price as recorded_price', 'a.completed_at as recorded_at'])
    .select(whoDid('a.completed_by').as('recorded_by'))
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('outcome_disputes')
    .values({ ...dispute, ...recorded })
    .execute();
}

/** Decides every open dispute about an appointment; `decision` is the reason. */
export async function decideAll(
  tx: Tx,
  appointmentId: string,
  decided: { verdict: Verdict; decision: string; decided_by: string },
): Promise<void> {
  await tx
    .updateTable('outcome_disputes')
    .set({ decided_at: sql`now()`, ...decided })
    .where('appointment_id', '=', appointmentId)
    .where('decided_at', 'is', null)
    .execute();
}

const dayOfViewing = dayInNairobi(sql.ref('appointment_date'));

/** Marks the confirmed appointments of tomorrow as reminded, each once for its day and time, and returns those it marked. */
export function claimReminders(tx: Tx) {
  return tx
    .updateTable('appointments')
    .set((eb) => ({ reminded_for: eb.ref('appointment_date') }))
    .where('status', '=', word('confirmed'))
    .where('appointment_date', '>', sql<string>`now()`)
    .where('appointment_date', '<', sql<string>`now() + interval '2 days'`)
    .where(sql<boolean>`${dayOfViewing} = ${todayInNairobi} + 1`)
    .where('reminded_for', 'is distinct from', (eb) => eb.ref('appointment_date'))
    .returning(['id', 'buyer_id', 'dealer_id'])
    .execute();
}

/** Marks the confirmed appointments that began before today as asked about, each once, and returns those it marked. */
export function claimOutcomeQuestions(tx: Tx) {
  return tx
    .updateTable('appointments')
    .set({ outcome_asked_at: sql`now()` })
    .where('status', '=', word('confirmed'))
    .where('outcome_asked_at', 'is', null)
    .where('appointment_date', '<', sql<string>`now()`)
    .where(sql<boolean>`${dayOfViewing} < ${todayInNairobi}`)
    .returning(['id', 'buyer_id', 'dealer_id'])
    .execute();
}
