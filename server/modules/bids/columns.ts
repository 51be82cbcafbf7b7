import { type ExpressionBuilder, expressionBuilder, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { DB } from '../../../db/types.ts';
import type { CarOfBid } from '../../../shared/bids/car-of-bid.ts';
import { type FactName, factNames } from '../../../shared/cars/fields.ts';
import type { CarFacts, CarPhoto } from '../../../shared/cars/replies.ts';
import { openStatuses } from '../../../shared/deal.ts';
import { countyOfYard } from '../../../shared/places/counties.ts';
import { word, words } from '../../platform/data/statements.ts';
import { dealerToVisit } from '../dealers/columns.ts';
import { isCarOnMarket } from '../market/market.ts';
import { isPersonSuspended, personOf } from '../profile/columns.ts';

/** A car as it was when its dealer named it: what the buyer reads, and what the bid carries once it is confirmed. */
interface NamedCar extends CarFacts {
  make: string;
  model: string;
  year: number;
  price: number;
  version: number;
  photos: CarPhoto[];
}

type Eb = ExpressionBuilder<DB & { b: DB['bids'] }, 'b'>;

// One that was named before a fact could be stated doesn't have it.
const nothingStated = JSON.stringify(Object.fromEntries(factNames.map((name) => [name, null])));

/** The car that was named in place of the lost one, as it was then, for a query over `bids as b`. */
export const carAsNamed = sql<NamedCar | null>`(${sql.lit(nothingStated)}::jsonb || b.other_car_as_named)`;

// By what it was when it was named; only its state is that of now.
const otherCar = sql<CarOfBid['other_car']>`(
  select ${carAsNamed} || jsonb_build_object('id', c.id, 'status', c.status, 'is_on_market', ${isCarOnMarket}, 'answer', b.other_car_answer)
  from cars c
  where c.id = b.other_car_id
)`;

const differing = factNames.map(
  (name) => sql`case when lower(${sql.ref(`c.${name}`)}::text) <> lower(${sql.ref(`b.${name}`)}::text) then ${sql.lit(name)} end`,
);

/** What the bid states of its car otherwise than the car's page does now, for a query over `bids as b` and `cars as c`. */
const differs = sql<FactName[]>`case when ${isCarOnMarket} then array_remove(array[${sql.join(differing)}], null) else '{}' end`;

/** The columns of the reply `carOfBid`, for a query over `bids as b`. */
export function carOfBid(eb: Eb) {
  return [
    jsonObjectFrom(
      eb
        .selectFrom('cars as c')
        .select(['c.id', 'c.status', isCarOnMarket.as('is_on_market'), differs.as('differs')])
        .select(sql<string>`b.car_make`.as('make'))
        .select(sql<string>`b.car_model`.as('model'))
        .select(sql<number | null>`b.year`.as('year'))
        .whereRef('c.id', '=', 'b.car_id'),
    ).as('car'),
    eb.ref('b.car_gone').as('car_gone'),
    otherCar.as('other_car'),
  ] as const;
}

/** The few pixels of the first photo of a bid, drawn until it has come, for a query over `bids as b`. */
export const placeholder = sql<string | null>`(select ph.placeholder from photos ph where ph.name = split_part(b.image_urls[1], '/', 3))`;

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
      .exists(booked.where('booked.status', 'in', words(openStatuses)))
      .$castTo<boolean>()
      .as('has_open_appointment'),
    eb
      .exists(booked.where('booked.outcome', '=', word('sold')))
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
    placeholder.as('placeholder'),
    ...carFacts,
    eb.ref('b.status').as('status'),
    eb.ref('b.decided_at').as('decided_at'),
    eb.ref('b.withdrawn_at').as('withdrawn_at'),
    eb.ref('b.removed_at').as('removed_at'),
    eb.ref('b.created_at').as('created_at'),
    ...bookingFacts(eb),
    ...carOfBid(eb),
    personOf('b.dealer_id', dealerToVisit).as('dealer'),
    eb.selectFrom('profiles as y').select('y.business_address').whereRef('y.user_id', '=', 'b.dealer_id').as('business_address'),
    jsonObjectFrom(
      eb
        .selectFrom('car_requests as rr')
        .select([
          'rr.car_model',
          'rr.budget',
          'rr.budget_min',
          'rr.budget_max',
          'rr.location',
          'rr.logbook_in_sellers_name',
          'rr.county',
          'rr.status',
          isPersonSuspended('rr.user_id').as('is_frozen'),
        ])
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

type OfBidAndRequest = ExpressionBuilder<DB & { b: DB['bids']; r: DB['car_requests'] }, 'b' | 'r'>;

const ofBid = expressionBuilder<DB & { b: DB['bids'] }, 'b'>();
const isOfVerified = ofBid.exists(
  ofBid.selectFrom('profiles as of').select('of.id').whereRef('of.user_id', '=', 'b.dealer_id').where('of.is_verified', '=', true),
);
const isTakenDown = ofBid.exists(
  ofBid.selectFrom('cars as of').select('of.id').whereRef('of.id', '=', 'b.car_id').where('of.approval', '<>', word('approved')),
);

/**
 * Whether the buyer can answer the offer now, for a query over `bids as b` and its `car_requests as r`: whatever counts or names what waits asks
 * this (docs/domain/limits-and-money.md, "Figures of the homes").
 */
export function isToAnswer(eb: OfBidAndRequest) {
  return eb.and([
    eb('b.status', '=', word('pending')),
    eb('r.status', '=', word('active')),
    eb('r.deleted_at', 'is', null),
    eb.not(isPersonSuspended('r.user_id')),
    isOfVerified,
    eb.not(isTakenDown),
  ]);
}

/** Whether the offer is accepted and its car, if it names one, can still be viewed, for a query over `bids as b`. */
export function isToView(eb: Eb) {
  return eb.and([eb('b.status', '=', word('accepted')), eb('b.car_gone', 'is', null), eb.not(isTakenDown)]);
}

/** Whether the buyer has to answer about another car, for a query over `bids as b` (docs/domain/lifecycles.md, "A car that is sold"). */
export function isOtherCarToAnswer(eb: Eb) {
  return eb.and([
    eb('b.status', '=', word('accepted')),
    eb('b.other_car_id', 'is not', null),
    eb('b.other_car_answer', 'is', null),
    isOfVerified,
  ]);
}

interface Places {
  dealer: { location: string | null };
  business_address: string | null;
  request: { county: string | null };
}

/** The reply `bid` of a row with `bidColumns`: the dealer's county, which SQL doesn't know, is compared here (docs/domain/words.md, "Counties"). */
export function withCounty<Row extends Places>({ business_address, ...row }: Row) {
  const yard = countyOfYard({ location: row.dealer.location, business_address });
  const { county } = row.request;
  return { ...row, same_county: yard && county ? yard === county : null };
}
