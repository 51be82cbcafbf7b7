import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { DB } from '../../../db/types.ts';
import type { CommissionFilter } from '../../../shared/commissions/filters.ts';
import type { Doer } from '../../../shared/deal.ts';
import { dayInNairobi, todayInNairobi } from '../../platform/data/nairobi.ts';
import { word } from '../../platform/data/statements.ts';

type Eb = ExpressionBuilder<DB & { c: DB['commissions'] }, 'c'>;

// For queries over `commissions as c`, in a file of its own because the appointments module selects the same columns.

const openDispute = (eb: Eb) =>
  eb.selectFrom('outcome_disputes as d').whereRef('d.appointment_id', '=', 'c.appointment_id').where('d.decided_at', 'is', null);

/** Whether a dispute about the sale waits for the admin. */
export function isDisputed(eb: Eb) {
  return eb.exists(openDispute(eb).select('d.id')).$castTo<boolean>();
}

/** Owed, but not payable now: a dispute about the sale waits for the admin (docs/domain/lifecycles.md, "Dispute"). */
export function isHeld(eb: Eb) {
  return eb.and([eb('c.status', '=', word('pending')), isDisputed(eb)]).$castTo<boolean>();
}

/** Pending and not held: the dealer can pay it. */
export function isPayable(eb: Eb) {
  return eb.and([eb('c.status', '=', word('pending')), eb.not(isDisputed(eb))]).$castTo<boolean>();
}

/** Paid, and kept though its sale was taken back (docs/domain/lifecycles.md, "Commission"). */
export function isKept(eb: Eb) {
  return eb('c.kept_at', 'is not', null).$castTo<boolean>();
}

/** Payable, and its last day in Nairobi is over (docs/domain/time.md, "Deadlines"). */
export function isOverdue(eb: Eb) {
  const isPast = sql<boolean>`${dayInNairobi(eb.ref('c.due_at'))} < ${todayInNairobi}`;
  // The instant follows from the days; it is what the index is on.
  return eb.and([isPayable(eb), eb('c.due_at', '<', sql<string>`now()`), isPast]).$castTo<boolean>();
}

const isOf: Record<CommissionFilter, (eb: Eb) => Expression<SqlBool>> = {
  pending: (eb) => eb('c.status', '=', word('pending')),
  overdue: isOverdue,
  held: isHeld,
  paid: (eb) => eb.and([eb('c.status', '=', word('paid')), eb('c.refunded_at', 'is', null)]),
  refunded: (eb) => eb('c.refunded_at', 'is not', null),
};

/** Whether a commission is among those that a list is narrowed to; every one is where it shows all. */
export const isShown = (show: CommissionFilter | undefined) => (eb: Eb) => (show ? isOf[show](eb) : eb.lit(true));

/** Until when a commission is paid, and with which reference: the fields `dueFacts` of the contract. */
export function dueColumns(eb: Eb) {
  return [
    eb.ref('c.reference').as('reference'),
    sql<string | null>`case when ${isPayable(eb)} then c.due_at end`.as('due_at'),
    isOverdue(eb).as('is_overdue'),
  ] as const;
}

/** Who raised a dispute, for a query over `outcome_disputes as d` and its `appointments as a`. */
export const raisedBy = sql<Doer>`case when d.raised_by is null then 'system' when d.raised_by = a.buyer_id then 'buyer' else 'dealer' end`;

/** The oldest dispute that holds a commission: who raised it and why. */
export function heldBy(eb: Eb) {
  return jsonObjectFrom(
    openDispute(eb)
      .innerJoin('appointments as a', 'a.id', 'd.appointment_id')
      .where('c.status', '=', word('pending'))
      .select(['d.reason', raisedBy.as('raised_by')])
      .orderBy('d.created_at')
      .limit(1),
  );
}
