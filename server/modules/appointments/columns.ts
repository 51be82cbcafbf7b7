import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { DB } from '../../../db/types.ts';
import type { Doer } from '../../../shared/deal.ts';
import type { YardHours } from '../../../shared/profile/hours.ts';
import { word } from '../../platform/data/statements.ts';
import type { Actor } from '../../platform/http/session.ts';
import { bookingFacts, carFacts, carOfBid, placeholder } from '../bids/columns.ts';
import { dueColumns, isHeld } from '../commissions/columns.ts';
import { dealerOfDeal, dealerToVisit } from '../dealers/columns.ts';
import { isPersonSuspended, personOf } from '../profile/columns.ts';

/** Through whose eyes an appointment is read. */
export type Looker = Pick<Actor, 'user_id' | 'role'>;

type Eb = ExpressionBuilder<DB & { a: DB['appointments'] }, 'a'>;

function ownColumns(eb: Eb) {
  return [
    eb.ref('a.id').as('id'),
    eb.ref('a.bid_id').as('bid_id'),
    eb.ref('a.request_id').as('request_id'),
    eb.ref('a.buyer_id').as('buyer_id'),
    eb.ref('a.dealer_id').as('dealer_id'),
    eb.ref('a.appointment_date').as('appointment_date'),
    sql<string>`to_char(a.appointment_date at time zone 'Africa/Nairobi', 'HH24:MI')`.as('appointment_time'),
    eb.ref('a.proposed_by').as('proposed_by'),
    eb.ref('a.buyer_notes').as('buyer_notes'),
    eb.ref('a.dealer_notes').as('dealer_notes'),
    eb.ref('a.status').as('status'),
    eb.ref('a.outcome').as('outcome'),
    eb.ref('a.final_price').as('final_price'),
    eb.ref('a.created_at').as('created_at'),
  ] as const;
}

/** The hours of the yard in which the car is viewed, for a query over `appointments as a`. */
export const hoursOfYard = sql<YardHours | null>`(select y.yard_hours from profiles y where y.user_id = a.dealer_id)`;

const request = (eb: Eb) =>
  eb
    .selectFrom('car_requests as r')
    .select([
      'r.car_model',
      'r.budget',
      'r.budget_min',
      'r.budget_max',
      'r.location',
      'r.logbook_in_sellers_name',
      'r.status',
      'r.created_at',
      isPersonSuspended('r.user_id').as('is_frozen'),
    ])
    .whereRef('r.id', '=', 'a.request_id');

const bid = (eb: Eb) =>
  eb
    .selectFrom('bids as b')
    .select(['b.price', 'b.message', 'b.image_urls', placeholder.as('placeholder')])
    .select(carFacts)
    .whereRef('b.id', '=', 'a.bid_id');

/** The columns of the reply `appointmentRow`, for a query over `appointments as a`. */
export function rowColumns(eb: Eb) {
  return [
    ...ownColumns(eb),
    jsonObjectFrom(request(eb)).$notNull().as('request'),
    jsonObjectFrom(bid(eb)).$notNull().as('bid'),
    personOf('a.buyer_id', ['p.user_id', 'p.full_name']).as('buyer'),
    personOf('a.dealer_id', dealerOfDeal).as('dealer'),
  ] as const;
}

/** Who did something as a person. */
type Person = Exclude<Doer, 'system'>;

/**
 * Who completed an appointment, as the rules and replies say it: never an id, which could name somebody the reader must not know of
 * (docs/domain/permissions.md, "Bids").
 */
export function whoDid(column: 'a.completed_by' | 'a.cancelled_by') {
  const by = sql.ref(column);
  return sql<Person | null>`case when ${by} = a.buyer_id then 'buyer' when ${by} = a.dealer_id then 'dealer' when ${by} is not null then 'team' end`;
}

// A sale through the request and its deletion cancel without naming a person.
const whoCancelled = sql<Doer | null>`coalesce(${whoDid('a.cancelled_by')}, case when a.status = 'cancelled' then 'system' end)`;

const disputesOf = (eb: Eb) => eb.selectFrom('outcome_disputes as o').select('o.id').whereRef('o.appointment_id', '=', 'a.id');

/** Whether a dispute about it waits for the admin. */
export function isDisputed(eb: Eb) {
  return eb
    .exists(disputesOf(eb).where('o.decided_at', 'is', null))
    .$castTo<boolean>()
    .as('is_disputed');
}

/** Whether the admin has decided a dispute, and no party has recorded another outcome since. */
export function isDecided(eb: Eb) {
  return eb
    .exists(
      disputesOf(eb)
        .where('o.decided_at', 'is not', null)
        .where(({ eb: of, or, ref }) =>
          or([of('o.decided_at', '>=', ref('a.completed_at')), of('a.completed_by', 'not in', [ref('a.buyer_id'), ref('a.dealer_id')])]),
        ),
    )
    .$castTo<boolean>();
}

/** `has_disputed`: this person has disputed the outcome that is recorded now. `is_decided`: as `isDecided` says. */
export function disputeFacts(actor: Looker) {
  return (eb: Eb) => {
    const disputes = disputesOf(eb);
    return [
      eb
        .exists(disputes.where('o.raised_by', '=', actor.user_id).whereRef('o.created_at', '>=', 'a.completed_at'))
        .$castTo<boolean>()
        .as('has_disputed'),
      isDecided(eb).as('is_decided'),
    ] as const;
  };
}

/** The columns of the reply `appointment` for this person; its commission only for the dealer and the admin. */
export function fullColumns(actor: Looker) {
  return (eb: Eb) =>
    [
      ...ownColumns(eb),
      ...disputeFacts(actor)(eb),
      jsonObjectFrom(request(eb).select((of) => of('r.deleted_at', 'is not', null).$castTo<boolean>().as('is_deleted')))
        .$notNull()
        .as('request'),
      jsonObjectFrom(bid(eb).select('b.status').select(bookingFacts).select(carOfBid)).$notNull().as('bid'),
      whoDid('a.completed_by').as('completed_by'),
      eb.ref('a.completed_at').as('completed_at'),
      whoCancelled.as('cancelled_by'),
      eb.ref('a.cancel_reason').as('cancel_reason'),
      eb.ref('a.updated_at').as('updated_at'),
      personOf('a.buyer_id', ['p.user_id', 'p.full_name', 'p.phone', 'p.phone_e164']).as('buyer'),
      personOf('a.dealer_id', [...dealerToVisit, 'p.phone', 'p.phone_e164', 'p.business_address']).as('dealer'),
      jsonArrayFrom(
        eb
          .selectFrom('outcome_disputes as d')
          .select(['d.id', 'd.raised_by', 'd.reason', 'd.created_at', 'd.decided_at', 'd.verdict', 'd.decision'])
          .select(sql<Doer | null>`case when d.decided_at is not null then 'team' end`.as('decided_by'))
          .whereRef('d.appointment_id', '=', 'a.id')
          .orderBy('d.created_at', 'desc')
          .limit(10),
      ).as('disputes'),
      jsonObjectFrom(
        eb
          .selectFrom('ratings as t')
          .select([
            't.id',
            't.rating',
            't.review_text',
            't.is_public',
            't.answer',
            't.created_at',
            sql<boolean>`t.removed_at is not null`.as('is_removed'),
          ])
          .whereRef('t.appointment_id', '=', 'a.id'),
      ).as('rating'),
      jsonObjectFrom(
        eb
          .selectFrom('commissions as c')
          .select(['c.id', 'c.purchase_price', 'c.commission_amount', 'c.status', 'c.paid_at'])
          .select((commission) => [isHeld(commission).as('held'), ...dueColumns(commission)])
          .whereRef('c.appointment_id', '=', 'a.id')
          .where('c.refunded_at', 'is', null)
          .where(sql<boolean>`${actor.role !== 'buyer'}::boolean`),
      ).as('commission'),
    ] as const;
}

// What an appointment waits for: the homes name it and the badges count it by these rules
// (docs/domain/limits-and-money.md, "The next thing to do").

const now = sql<string>`now()`;

/** A time that nobody confirmed and that can still be agreed on: the request is active, its dealer verified. */
function isUnconfirmed(eb: Eb) {
  const agreeable = eb
    .selectFrom('car_requests as asked')
    .innerJoin('profiles as of', (join) => join.onRef('of.user_id', '=', 'a.dealer_id'))
    .select('asked.id')
    .whereRef('asked.id', '=', 'a.request_id')
    .where('asked.status', '=', word('active'))
    .where('asked.deleted_at', 'is', null)
    .where('of.is_verified', '=', true)
    .where(({ not }) => not(isPersonSuspended('asked.user_id')));
  return eb.and([eb('a.status', '=', word('pending')), eb.exists(agreeable)]);
}

/** The other party proposed a time, which this person can confirm. */
export const isTimeProposed =
  ({ user_id }: Looker) =>
  (eb: Eb) =>
    eb.and([eb('a.proposed_by', '!=', user_id), eb('a.appointment_date', '>', now), isUnconfirmed(eb)]);

/** A proposed time passed before anybody confirmed it. */
export const isTimePassed = (eb: Eb) => eb.and([eb('a.appointment_date', '<=', now), isUnconfirmed(eb)]);

/** A confirmed viewing has begun, and has no outcome. */
export const isOutcomeMissing = (eb: Eb) => eb.and([eb('a.status', '=', word('confirmed')), eb('a.appointment_date', '<=', now)]);

/** Any of the three: this person can do something about it. */
export const needsActionOf = (person: Looker) => (eb: Eb) => eb.or([isOutcomeMissing(eb), isTimePassed(eb), isTimeProposed(person)(eb)]);
