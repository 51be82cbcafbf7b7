import type * as z from 'zod/mini';
import {
  commissionLifecycle,
  type Money,
  whyNotMarkPaid,
  whyNotPaidOn,
  whyNotReplace,
  whyNotReprice,
  whyNotTakeBack,
} from '../../../shared/commissions/rules.ts';
import type { paidForm } from '../../../shared/commissions/schema.ts';
import type { Database, Tx } from '../../platform/data/database.ts';
import { found, refuse } from '../../platform/http/errors.ts';
import type { Actor } from '../../platform/http/session.ts';
import { changeOf, recordFor } from '../../platform/live/events.ts';
import {
  claimOverdue,
  deletePending,
  insertCommission,
  keep,
  lockOfAppointment,
  lockToPay,
  pay,
  refund,
  reprice,
  restartPayDays,
} from './queries.ts';

interface Commission {
  id: string;
  dealer_id: string;
  appointment_id: string;
}

/**
 * Creates what the dealer owes for a sale: 2 % of the final price (KSh), one per appointment, in the transaction that completes it.
 *
 * When the admin completes a sale again, its pending commission gets the new price. A paid one can't change: another price throws 409.
 */
export async function createCommission(
  tx: Tx,
  actor: Actor,
  sale: { appointment_id: string; dealer_id: string; final_price: number },
): Promise<void> {
  const before = await lockOfAppointment(tx, sale.appointment_id);
  if (!before) {
    const { id, commission_amount } = await insertCommission(tx, sale);
    const event = { type: 'commission.created', data: idsOf({ id, ...sale }) } as const;
    return recordFor(tx, actor, event, [sale.dealer_id], { after: { final_price: sale.final_price, commission_amount } });
  }
  refuse(whyNotReprice(before, sale.final_price));
  if (before.purchase_price === sale.final_price) return;
  const { commission_amount } = await reprice(tx, before.id, sale.final_price);
  await recordFor(
    tx,
    actor,
    { type: 'commission.updated', data: idsOf(before) },
    [before.dealer_id],
    changeOf(sums(before), { final_price: sale.final_price, commission_amount }),
  );
}

/** What the log keeps of a commission: what was paid for the car, and what is owed for that, in KSh. */
const sums = ({ purchase_price, commission_amount }: { purchase_price: number; commission_amount: number }) => ({
  final_price: purchase_price,
  commission_amount,
});

/**
 * What becomes of the commission of a sale, if there is one, when the admin takes the sale back: a pending one is removed, a paid one refunded or kept.
 * One that was kept before stays so. Throws 422 by `whyNotTakeBack`.
 */
export async function takeBackCommission(tx: Tx, actor: Actor, appointmentId: string, money: Money): Promise<void> {
  const before = await lockOfAppointment(tx, appointmentId);
  refuse(whyNotTakeBack(before ?? null, money));
  if (!before) return;
  if (money.refund_reference) return refundLocked(tx, actor, before, money.refund_reference);
  if (money.kept_reason) return keepLocked(tx, actor, before, money.kept_reason);
  if (!(await deletePending(tx, before.id))) return;
  await recordFor(
    tx,
    actor,
    { type: 'commission.removed', data: idsOf(before) },
    [before.dealer_id],
    changeOf(sums(before), { final_price: null, commission_amount: null }),
  );
}

/** Begins the days to pay the pending commission of a sale again, if there is one, when a dispute about it was decided and the sale stands. */
export async function releaseCommission(tx: Tx, actor: Actor, appointmentId: string): Promise<void> {
  const before = await lockOfAppointment(tx, appointmentId);
  const due_at = before && (await restartPayDays(tx, before.id));
  if (due_at)
    await recordFor(
      tx,
      actor,
      { type: 'commission.released', data: idsOf(before) },
      [before.dealer_id],
      changeOf({ due_at: before.due_at }, { due_at }),
    );
}

/** Records the refund of a paid commission in whose place another sale is decided. Throws 409 and 422 by `whyNotReplace`. */
export async function refundCommission(tx: Tx, actor: Actor, appointmentId: string, refund_reference: string | null): Promise<void> {
  const before = await lockOfAppointment(tx, appointmentId);
  refuse(whyNotReplace(before ?? null, refund_reference));
  if (before && refund_reference) await refundLocked(tx, actor, before, refund_reference);
}

async function refundLocked(tx: Tx, actor: Actor, before: Commission, refund_reference: string): Promise<void> {
  await refund(tx, before.id, refund_reference);
  await recordFor(
    tx,
    actor,
    { type: 'commission.refunded', data: idsOf(before) },
    [before.dealer_id],
    changeOf({ status: 'paid' }, { status: 'refunded', refund_reference }),
  );
}

async function keepLocked(tx: Tx, actor: Actor, before: Commission, kept_reason: string): Promise<void> {
  await keep(tx, before.id, kept_reason);
  await recordFor(
    tx,
    actor,
    { type: 'commission.kept', data: idsOf(before) },
    [before.dealer_id],
    changeOf({ kept_reason: null }, { kept_reason }),
  );
}

/** Reminds each dealer of its overdue commissions, of each once a week (docs/domain/lifecycles.md, "Commission"). */
export async function remindOfOverdue(db: Database): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const overdue of await claimOverdue(tx))
      await recordFor(tx, null, { type: 'commission.overdue', data: idsOf(overdue) }, [overdue.dealer_id]);
  });
}

/** The admin marks a commission as paid, today or on an earlier day, with an optional reference. Throws 404, 422 by `whyNotPaidOn`, 409 by `whyNotMarkPaid`. */
export async function markPaid(db: Database, actor: Actor, commissionId: string, form: z.output<typeof paidForm>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { now, ...commission } = found(await lockToPay(tx, commissionId));
    refuse(whyNotPaidOn(form.paid_on, { arose: commission.created_at, now: new Date(now) }));
    refuse(whyNotMarkPaid(commission));
    await pay(tx, commission.id, form);
    const change = changeOf({ status: commission.status }, { status: commissionLifecycle.pay.to, ...form });
    await recordFor(tx, actor, { type: 'commission.paid', data: idsOf(commission) }, [commission.dealer_id], change);
  });
}

const idsOf = ({ id, dealer_id, appointment_id }: Commission) => ({ commission_id: id, dealer_id, appointment_id });
