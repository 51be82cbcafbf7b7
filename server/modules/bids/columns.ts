import type { ExpressionBuilder } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { DB } from '../../../db/types.ts';
import { factNames } from '../../../shared/cars/facts.ts';
import { openStatuses } from '../../../shared/deal.ts';
import { dealerToVisit } from '../dealers/columns.ts';
import { carOfBid } from './car-columns.ts';

/** The columns of the reply `statedFacts`, for a query over `bids as b`. */
export const carFacts = factNames.map((name) => `b.${name}` as const);

/** Whether the offer is on its buyer's shortlist, for a query over `bids as b` of that buyer: nobody else may know. */
export function shortlisted(eb: ExpressionBuilder<DB & { b: DB['bids'] }, 'b'>) {
  return eb.exists(eb.selectFrom('shortlisted_bids as s').select('s.bid_id').whereRef('s.bid_id', '=', 'b.id')).$castTo<boolean>();
}

/** Whether an appointment from the bid is open, and whether one ended in a sale; for a query over `bids as b`. */
export function bookingFacts(eb: ExpressionBuilder<DB & { b: DB['bids'] }, 'b'>) {
  const booked = eb.selectFrom('appointments as booked').select('booked.id').whereRef('booked.bid_id', '=', 'b.id');
  return [
    eb
      .exists(booked.where('booked.status', 'in', openStatuses))
      .$castTo<boolean>()
      .as('has_open_appointment'),
    eb
      .exists(booked.where('booked.outcome', '=', 'sold'))
      .$castTo<boolean>()
      .as('is_sold'),
  ] as const;
}

/**
 * The columns of the reply `bid`, for a query over `bids as b`; `withCounty` makes the reply of them. In a file of its own because the requests module selects the same columns for its
 * nested bids.
 */
export function bidColumns(eb: ExpressionBuilder<DB & { b: DB['bids'] }, 'b'>) {
  return [
    eb.ref('b.id').as('id'),
    eb.ref('b.request_id').as('request_id'),
    eb.ref('b.dealer_id').as('dealer_id'),
    eb.ref('b.price').as('price'),
    eb.ref('b.message').as('message'),
    eb.ref('b.image_urls').as('image_urls'),
    ...carFacts,
    eb.ref('b.status').as('status'),
    eb.ref('b.decided_at').as('decided_at'),
    eb.ref('b.withdrawn_at').as('withdrawn_at'),
    eb.ref('b.removed_at').as('removed_at'),
    eb.ref('b.created_at').as('created_at'),
    ...bookingFacts(eb),
    ...carOfBid(eb),
    jsonObjectFrom(eb.selectFrom('profiles as p').select(dealerToVisit).whereRef('p.user_id', '=', 'b.dealer_id'))
      .$notNull()
      .as('dealer'),
    eb.selectFrom('profiles as y').select('y.business_address').whereRef('y.user_id', '=', 'b.dealer_id').as('business_address'),
    jsonObjectFrom(
      eb
        .selectFrom('car_requests as rr')
        .select(['rr.car_model', 'rr.budget', 'rr.budget_min', 'rr.budget_max', 'rr.location', 'rr.county', 'rr.status'])
        .whereRef('rr.id', '=', 'b.request_id'),
    )
      .$notNull()
      .as('request'),
    jsonObjectFrom(
      eb
        .selectFrom('appointments as a')
        .select(['a.id', 'a.appointment_date', 'a.status', 'a.outcome'])
        .whereRef('a.bid_id', '=', 'b.id')
        .orderBy('a.created_at', 'desc')
        .limit(1),
    ).as('appointment'),
  ] as const;
}
