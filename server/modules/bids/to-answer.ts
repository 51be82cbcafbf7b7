import type { ExpressionBuilder } from 'kysely';
import type { DB } from '../../../db/types.ts';

/**
 * Whether the buyer can answer the offer now, for a query over `bids as b` and its `car_requests as r`: whatever counts or names what waits asks
 * this (docs/domain/limits-and-money.md, "Figures of the homes").
 */
export function isToAnswer(eb: ExpressionBuilder<DB & { b: DB['bids']; r: DB['car_requests'] }, 'b' | 'r'>) {
  const verified = eb
    .selectFrom('profiles as of')
    .select('of.id')
    .whereRef('of.user_id', '=', 'b.dealer_id')
    .where('of.is_verified', '=', true);
  const takenDown = eb.selectFrom('cars as of').select('of.id').whereRef('of.id', '=', 'b.car_id').where('of.approval', '<>', 'approved');
  return eb.and([
    eb('b.status', '=', 'pending'),
    eb('r.status', '=', 'active'),
    eb('r.deleted_at', 'is', null),
    eb.exists(verified),
    eb.not(eb.exists(takenDown)),
  ]);
}
