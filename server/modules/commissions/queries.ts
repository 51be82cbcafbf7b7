import { type ExpressionBuilder, sql } from 'kysely';
import type { DB } from '../../../db/types.ts';
import type { CommissionFilter } from '../../../shared/commissions/filters.ts';
import { daysBetweenReminders, payDays } from '../../../shared/commissions/limits.ts';
import { commissionLifecycle } from '../../../shared/commissions/rules.ts';
import type { Reader, Tx } from '../../platform/data/database.ts';
import { moved } from '../../platform/data/moved.ts';
import { dayInNairobi, todayInNairobi } from '../../platform/data/nairobi.ts';
import { keyset, pageSize } from '../../platform/data/paging.ts';
import { word, words } from '../../platform/data/statements.ts';
import type { Actor } from '../../platform/http/session.ts';
import { personOf } from '../profile/columns.ts';
import { dueColumns, heldBy, isHeld, isOverdue, isPayable, isShown } from './columns.ts';
import { newReference } from './reference.ts';

/** The commissions this actor may see: own ones for a dealer, all for the admin. */
function visible(db: Reader, actor: Actor) {
  return db.selectFrom('commissions as c').$if(actor.role !== 'admin', (query) => query.where('c.dealer_id', '=', actor.user_id));
}

/** The columns of the reply `commission`, for a query over `commissions as c` and the `car_requests as r` of its sale. */
export function replyColumns(eb: ExpressionBuilder<DB & { c: DB['commissions']; r: DB['car_requests'] }, 'c' | 'r'>) {
  return [
    ...(['c.id', 'c.dealer_id', 'c.appointment_id', 'c.purchase_price', 'c.commission_amount', 'c.status', 'c.paid_at'] as const),
    ...([
      'c.payment_reference',
      'c.refunded_at',
      'c.refund_reference',
      'c.kept_at',
      'c.kept_reason',
      'c.created_at',
      'r.car_model',
    ] as const),
    ...dueColumns(eb),
    isHeld(eb).as('held'),
    heldBy(eb).as('held_by'),
    personOf('c.dealer_id', ['p.user_id', 'p.full_name', 'p.business_name']).as('dealer'),
  ] as const;
}

function columns(db: Reader, actor: Actor) {
  return visible(db, actor)
    .innerJoin('appointments as a', 'a.id', 'c.appointment_id')
    .innerJoin('car_requests as r', 'r.id', 'a.request_id')
    .select(replyColumns);
}

/** One commission, if this actor may see it. */
export function findCommission(db: Reader, actor: Actor, commissionId: string) {
  return columns(db, actor).where('c.id', '=', commissionId).executeTakeFirst();
}

/** The newest first. */
export const newest = keyset('commissions', [['c.created_at', 'desc', 'instant'], 'c.id']);

/** A page of the commissions this actor may see, newest first; `size` rows. */
export function listCommissions(
  db: Reader,
  actor: Actor,
  { status, cursor }: { status?: CommissionFilter; cursor?: string },
  size = pageSize,
) {
  return columns(db, actor).where(isShown(status)).$call(newest.page(cursor, size));
}

/** The commission that this dealer has to pay first, if any. */
export async function findNextDue(db: Reader, actor: Actor) {
  const row = await columns(db, actor).where(isPayable).orderBy('c.due_at').orderBy('c.id').limit(1).executeTakeFirst();
  return row ?? null;
}

/** The sums of this dealer's commissions, in KSh, without refunded ones. */
export function sumCommissions(db: Reader, dealerId: string) {
  return db
    .selectFrom('commissions as c')
    .where('c.dealer_id', '=', dealerId)
    .where('c.refunded_at', 'is', null)
    .select((eb) => {
      const sum = eb.fn.sum<number>('c.commission_amount');
      const orZero = (value: typeof sum) => eb.fn.coalesce(value, sql<number>`0`);
      return [
        orZero(sum).as('total'),
        orZero(sum.filterWhere('c.status', '=', word('pending'))).as('pending'),
        orZero(sum.filterWhere('c.status', '=', word('paid'))).as('paid'),
        orZero(sum.filterWhere(isPayable(eb))).as('due'),
        orZero(sum.filterWhere(isHeld(eb))).as('held'),
      ];
    })
    .executeTakeFirstOrThrow();
}

/** What decides whether a commission can be paid. Locks the appointment first, so that no dispute is raised before the payment is recorded. */
export async function lockToPay(tx: Tx, commissionId: string) {
  await tx
    .selectFrom('appointments')
    .select('id')
    .where('id', '=', tx.selectFrom('commissions').select('appointment_id').where('id', '=', commissionId))
    .forNoKeyUpdate()
    .execute();
  return tx
    .selectFrom('commissions as c')
    .select(['c.id', 'c.dealer_id', 'c.appointment_id', 'c.status', 'c.created_at', sql<string>`now()`.as('now')])
    .select((eb) => isHeld(eb).as('held'))
    .where('c.id', '=', commissionId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** The commission of a sale, if there is one; locked. */
export function lockOfAppointment(tx: Tx, appointmentId: string) {
  return tx
    .selectFrom('commissions')
    .select(['id', 'dealer_id', 'appointment_id', 'purchase_price', 'commission_amount', 'status', 'due_at'])
    .select((eb) => eb('kept_at', 'is not', null).$castTo<boolean>().as('is_kept'))
    .where('appointment_id', '=', appointmentId)
    .where('refunded_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

const endOfPayDays = sql<string>`now() + make_interval(days => ${payDays})`;

// Rounded in the database: numeric rounds half up to cents, floating point would not.
const twoPercentOf = (price: number) => sql<number>`round(${price}::numeric * 0.02, 2)`;

interface Written {
  id: string;
  commission_amount: number;
}

/** Writes the pending commission of a sale and returns its id and what is owed, in KSh. */
export async function insertCommission(tx: Tx, sale: { appointment_id: string; dealer_id: string; final_price: number }): Promise<Written> {
  const { final_price, ...row } = sale;
  const written = await tx
    .insertInto('commissions')
    .values({
      ...row,
      purchase_price: final_price,
      commission_amount: twoPercentOf(final_price),
      reference: newReference(),
      due_at: endOfPayDays,
    })
    .onConflict((conflict) => conflict.constraint('commissions_reference_unique').doNothing())
    .returning(['id', 'commission_amount'])
    .executeTakeFirst();
  // The reference is taken by another commission: the next one is free.
  return written ?? insertCommission(tx, sale);
}

/** Gives a pending commission another price; its days to pay begin again. Returns what is owed now, in KSh. */
export function reprice(tx: Tx, commissionId: string, finalPrice: number): Promise<{ commission_amount: number }> {
  return tx
    .updateTable('commissions')
    .set({ purchase_price: finalPrice, commission_amount: twoPercentOf(finalPrice), due_at: endOfPayDays, reminded_at: null })
    .where('id', '=', commissionId)
    .where('status', '=', word('pending'))
    .returning('commission_amount')
    .executeTakeFirstOrThrow();
}

/** Begins the days to pay a commission again if it is pending, and returns the last of them; undefined when it was not. */
export async function restartPayDays(tx: Tx, commissionId: string): Promise<string | undefined> {
  const restarted = await tx
    .updateTable('commissions')
    .set({ due_at: endOfPayDays, reminded_at: null })
    .where('id', '=', commissionId)
    .where('status', '=', word('pending'))
    .returning('due_at')
    .executeTakeFirst();
  return restarted?.due_at;
}

/** Removes a commission if it is pending; true when it was. */
export async function deletePending(tx: Tx, commissionId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('commissions')
    .where('id', '=', commissionId)
    .where('status', '=', word('pending'))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

// Within the day it was paid, neither before the commission arose nor after now.
const instantOf = (day: string) =>
  sql<string>`least(now(), greatest(created_at, (${day}::date + time '12:00') at time zone 'Africa/Nairobi'))`;

/** Moves a locked commission to paid: today, or on an earlier day in Nairobi. */
export async function pay(
  tx: Tx,
  commissionId: string,
  { paid_on, payment_reference }: { paid_on?: string | null | undefined; payment_reference: string | null },
): Promise<void> {
  const { from, to } = commissionLifecycle.pay;
  moved(
    await tx
      .updateTable('commissions')
      .set({ status: to, paid_at: paid_on ? instantOf(paid_on) : sql`now()`, payment_reference })
      .where('id', '=', commissionId)
      .where('status', 'in', words(from))
      .executeTakeFirstOrThrow(),
  );
}

/** Marks a locked, paid commission as refunded with this reference: from then on it counts as removed. */
export async function refund(tx: Tx, commissionId: string, refund_reference: string): Promise<void> {
  moved(await settle(tx, commissionId).set({ refunded_at: sql`now()`, refund_reference }).executeTakeFirstOrThrow());
}

/** Marks a locked, paid commission as kept, though its sale was taken back, for this reason. */
export async function keep(tx: Tx, commissionId: string, kept_reason: string): Promise<void> {
  moved(await settle(tx, commissionId).set({ kept_at: sql`now()`, kept_reason }).executeTakeFirstOrThrow());
}

function settle(tx: Tx, commissionId: string) {
  return tx
    .updateTable('commissions')
    .where('id', '=', commissionId)
    .where('status', '=', word('paid'))
    .where('refunded_at', 'is', null)
    .where('kept_at', 'is', null);
}

/**
 * Marks the overdue commissions whose dealers were not reminded in the last week as reminded, and returns those it marked; none before the admin
 * has entered where to pay.
 */
export function claimOverdue(tx: Tx) {
  return tx
    .updateTable('commissions as c')
    .set({ reminded_at: sql`now()` })
    .where(isOverdue)
    .where(({ or, eb }) =>
      or([
        eb('c.reminded_at', 'is', null),
        sql<boolean>`${dayInNairobi(sql.ref('c.reminded_at'))} + ${daysBetweenReminders}::int <= ${todayInNairobi}`,
      ]),
    )
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('platform_settings as s')
          .select('s.name')
          .where('s.name', '=', word('commissionPayment'))
          .where(sql<boolean>`s.value <> 'null'`),
      ),
    )
    .returning(['c.id', 'c.dealer_id', 'c.appointment_id'])
    .execute();
}
