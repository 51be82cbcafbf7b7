import { expressionBuilder, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { DB } from '../../../db/types.ts';
import { type CarGone, openStatuses } from '../../../shared/deal.ts';
import { numberOf } from '../../platform/data/counting.ts';
import { word, words } from '../../platform/data/statements.ts';
import { bidColumns, isOtherCarToAnswer, isToAnswer, isToView, shortlisted } from '../bids/columns.ts';
import { fit, offerOrders } from '../bids/offer-order.ts';

// Made once, not for each call: they are long, and to build them anew costs as much as to send them.
const ofRequest = expressionBuilder<DB & { r: DB['car_requests'] }, 'r'>();

const nestedBids = 20;

/** The bids that fit a request best, as its buyer reads them, for a query over `car_requests as r`. */
export const bestBids = jsonArrayFrom(
  ofRequest
    .selectFrom('bids as b')
    .innerJoin(fit, (join) => join.onTrue())
    .select(bidColumns)
    .select((bid) => shortlisted(bid).as('shortlisted'))
    .whereRef('b.request_id', '=', 'r.id')
    .$call(offerOrders.best.take(undefined, nestedBids)),
);

const bids = ofRequest.selectFrom('bids as b').whereRef('b.request_id', '=', 'r.id');
const viewings = ofRequest.selectFrom('appointments as a').whereRef('a.request_id', '=', 'r.id');
const sale = viewings.where('a.outcome', '=', word('sold'));

/** Whether an offer can be answered, for a query over `car_requests as r`. */
export const hasOfferToAnswer = ofRequest.exists(bids.select('b.id').where(isToAnswer));

/** How far the deal has come, for a query over `car_requests as r` of its buyer. */
export const progressColumns = [
  numberOf(bids).as('bid_count'),
  numberOf(bids.where(isToAnswer)).as('waiting_count'),
  numberOf(bids.innerJoin('shortlisted_bids as s', 's.bid_id', 'b.id')).as('shortlist_count'),
  ofRequest.exists(bids.where(isToView).select('b.id')).$castTo<boolean>().as('has_accepted'),
  bids.where('b.status', '=', word('accepted')).select('b.color').orderBy('b.decided_at', 'desc').limit(1).as('accepted_color'),
  ofRequest.exists(bids.where(isOtherCarToAnswer).select('b.id')).$castTo<boolean>().as('has_other_car'),
  jsonObjectFrom(
    viewings
      .select(['a.id', 'a.appointment_date', 'a.status'])
      .where('a.status', 'in', words(openStatuses))
      .orderBy('a.appointment_date')
      .orderBy('a.id')
      .limit(1),
  ).as('next_viewing'),
  bids.select(sql<CarGone | null>`case when count(*) = 1 then min(b.car_gone) end`.as('gone')).$asScalar().as('only_car_gone'),
  ofRequest.exists(sale.select('a.id')).$castTo<boolean>().as('has_sale'),
  ofRequest
    .exists(sale.innerJoin('ratings as g', 'g.appointment_id', 'a.id').select('g.id'))
    .$castTo<boolean>()
    .as('has_rating'),
] as const;
