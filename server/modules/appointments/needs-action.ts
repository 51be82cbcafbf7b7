import { type ExpressionBuilder, sql } from 'kysely';
import type { DB } from '../../../db/types.ts';
import { word } from '../../platform/data/statements.ts';
import type { Looker } from './columns.ts';

// What an appointment waits for, for queries over `appointments as a`: the homes name it and the badges count it by these rules
// (docs/domain/limits-and-money.md, "The next thing to do").

type Eb = ExpressionBuilder<DB & { a: DB['appointments'] }, 'a'>;

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
    .where('of.is_verified', '=', true);
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
