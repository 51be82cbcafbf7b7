import { sql } from 'kysely';
import { numberOf } from '../../platform/data/counting.ts';
import type { Reader } from '../../platform/data/database.ts';
import { keyset } from '../../platform/data/paging.ts';
import { dueColumns, isHeld } from '../commissions/columns.ts';
import { shownName } from '../profile/columns.ts';

// What belongs to one person, for the administrator: each list by the index on the person, whatever the size of its table.

/** Whose page it is: a person with an account. */
export function findPerson(db: Reader, userId: string) {
  return db
    .selectFrom('profiles')
    .select(['user_id', 'user_type'])
    .where('user_id', '=', userId)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
}
export type Person = NonNullable<Awaited<ReturnType<typeof findPerson>>>;

const newest = (list: string, table: string) => keyset(list, [[`${table}.created_at`, 'desc', 'instant'], `${table}.id`]);

const newestSteps = newest('steps of a dealer', 'v');

/** What our team did about a dealer's verification. */
export function listSteps(db: Reader, { user_id }: Person, cursor: string | undefined) {
  return db
    .selectFrom('verification_steps as v')
    .innerJoin('profiles as admin', 'admin.user_id', 'v.admin_id')
    .select(['v.id', 'v.step', 'v.details_version', 'v.licence_checked', 'v.phone_called', 'v.address_found'])
    .select(['v.reason', 'admin.full_name as admin_name', 'v.created_at'])
    .where('v.dealer_id', '=', user_id)
    .$call(newestSteps.page(cursor));
}

const newestRequests = newest('requests of a person', 'r');

/** The requests of a buyer that are not deleted, with how many bids each has. */
export function listRequests(db: Reader, { user_id }: Person, cursor: string | undefined) {
  return db
    .selectFrom('car_requests as r')
    .select(['r.id', 'r.car_model', 'r.budget', 'r.budget_min', 'r.budget_max', 'r.status', 'r.created_at'])
    .select((eb) => numberOf(eb.selectFrom('bids as b').whereRef('b.request_id', '=', 'r.id')).as('bids'))
    .where('r.user_id', '=', user_id)
    .where('r.deleted_at', 'is', null)
    .$call(newestRequests.page(cursor));
}

const newestBids = newest('bids of a person', 'b');

/** The bids of a dealer; those on deleted requests exist for nobody. */
export function listBids(db: Reader, { user_id }: Person, cursor: string | undefined) {
  return db
    .selectFrom('bids as b')
    .innerJoin('car_requests as r', 'r.id', 'b.request_id')
    .select(['b.id', 'b.request_id', 'r.car_model', 'b.price', 'b.status', 'b.created_at'])
    .select(sql<boolean>`b.withdrawn_at is not null`.as('withdrawn'))
    .where('b.dealer_id', '=', user_id)
    .where('r.deleted_at', 'is', null)
    .$call(newestBids.page(cursor));
}

// The two sides of a deal: the person's own, and the other party's.
const sides = { buyer: ['buyer_id', 'dealer_id'], dealer: ['dealer_id', 'buyer_id'] } as const;

const other = sql<{ user_id: string; name: string }>`json_build_object('user_id', p.user_id, 'name', ${shownName})`.as('other');

const latest = keyset('appointments of a person', [['a.appointment_date', 'desc', 'instant'], 'a.id']);

/** The appointments of a person, the latest date first, with what was sold. */
export function listAppointments(db: Reader, { user_id, user_type }: Person, cursor: string | undefined) {
  const [own, others] = sides[user_type];
  return db
    .selectFrom('appointments as a')
    .innerJoin('car_requests as r', 'r.id', 'a.request_id')
    .innerJoin('profiles as p', 'p.user_id', `a.${others}`)
    .select(['a.id', 'r.car_model', 'a.appointment_date', 'a.status', 'a.outcome', 'a.final_price', other])
    .where(`a.${own}`, '=', user_id)
    .$call(latest.page(cursor));
}

const newestCommissions = newest('commissions of a person', 'c');

/** The commissions of a dealer. */
export function listCommissions(db: Reader, { user_id }: Person, cursor: string | undefined) {
  return db
    .selectFrom('commissions as c')
    .innerJoin('appointments as a', 'a.id', 'c.appointment_id')
    .innerJoin('car_requests as r', 'r.id', 'a.request_id')
    .select(['c.id', 'c.appointment_id', 'r.car_model', 'c.commission_amount', 'c.status'])
    .select(['c.paid_at', 'c.payment_reference', 'c.refunded_at', 'c.refund_reference', 'c.kept_at', 'c.created_at'])
    .select((eb) => [...dueColumns(eb), isHeld(eb).as('held')])
    .where('c.dealer_id', '=', user_id)
    .$call(newestCommissions.page(cursor));
}

const newestRatings = newest('ratings of a person', 't');

/** The ratings that a dealer got, or a buyer gave. */
export function listRatings(db: Reader, { user_id, user_type }: Person, cursor: string | undefined) {
  const [own, others] = sides[user_type];
  return db
    .selectFrom('ratings as t')
    .innerJoin('profiles as p', 'p.user_id', `t.${others}`)
    .select(['t.id', 't.appointment_id', 't.rating', 't.review_text', 't.answer', 't.created_at', other])
    .where(`t.${own}`, '=', user_id)
    .$call(newestRatings.page(cursor));
}

const lastUsed = keyset('sessions of a person', [['s.last_seen_at', 'desc', 'instant'], 's.id']);

/** Where a person is signed in. */
export function listSessions(db: Reader, { user_id }: Person, cursor: string | undefined) {
  return db
    .selectFrom('sessions as s')
    .select(['s.id', 's.user_agent', 's.created_at', 's.last_seen_at'])
    .where('s.user_id', '=', user_id)
    .where('s.expires_at', '>', sql<string>`now()`)
    .$call(lastUsed.page(cursor));
}
