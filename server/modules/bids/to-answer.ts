import { type ExpressionBuilder, expressionBuilder } from 'kysely';
import type { DB } from '../../../db/types.ts';

type Eb = ExpressionBuilder<DB & { b: DB['bids']; r: DB['car_requests'] }, 'b' | 'r'>;
type OfBid = ExpressionBuilder<DB & { b: DB['bids'] }, 'b'>;

const ofBid = expressionBuilder<DB & { b: DB['bids'] }, 'b'>();
const isOfVerified = ofBid.exists(
  ofBid.selectFrom('profiles as of').select('of.id').whereRef('of.user_id', '=', 'b.dealer_id').where('of.is_verified', '=', true),
);
const isTakenDown = ofBid.exists(
  ofBid.selectFrom('cars as of').select('of.id').whereRef('of.id', '=', 'b.car_id').where('of.approval', '<>', 'approved'),
);

/**
 * Whether the buyer can answer the offer now, for a query over `bids as b` and its `car_requests as r`: whatever counts or names what waits asks
 * this (docs/domain/limits-and-money.md, "Figures of the homes").
 */
export function isToAnswer(eb: Eb) {
  return eb.and([
    eb('b.status', '=', 'pending'),
    eb('r.status', '=', 'active'),
    eb('r.deleted_at', 'is', null),
    isOfVerified,
    eb.not(isTakenDown),
  ]);
}

/** Whether the offer is accepted and its car, if it names one, can still be viewed, for a query over `bids as b`. */
export function isToView(eb: OfBid) {
  return eb.and([eb('b.status', '=', 'accepted'), eb('b.car_gone', 'is', null), eb.not(isTakenDown)]);
}

/** Whether the buyer has to answer about another car, for a query over `bids as b` (docs/domain/lifecycles.md, "A car that is sold"). */
export function isOtherCarToAnswer(eb: OfBid) {
  return eb.and([
    eb('b.status', '=', 'accepted'),
    eb('b.other_car_id', 'is not', null),
    eb('b.other_car_answer', 'is', null),
    isOfVerified,
  ]);
}
