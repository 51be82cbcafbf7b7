import type { ExpressionBuilder } from 'kysely';
import type { DB } from '../../../db/types.ts';

/**
 * Owed, but not payable now: a dispute about the sale waits for the admin (docs/domain/lifecycles.md, "Dispute"). For a query over
 * `commissions as c`. In a file of its own because the appointments module selects the same column.
 */
export function isHeld(eb: ExpressionBuilder<DB & { c: DB['commissions'] }, 'c'>) {
  const disputes = eb.selectFrom('outcome_disputes as d').select('d.id').whereRef('d.appointment_id', '=', 'c.appointment_id');
  return eb.and([eb('c.status', '=', 'pending'), eb.exists(disputes.where('d.decided_at', 'is', null))]).$castTo<boolean>();
}
