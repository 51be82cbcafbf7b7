import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Reader } from '../../platform/data/database.ts';
import { isKept, raisedBy } from '../commissions/columns.ts';
import { personOf } from '../profile/columns.ts';
import { whoDid } from './columns.ts';

/** One outcome that is or was disputed, with all that is known of its deal; `disputed_at` is null once it is decided. */
export function findDisputed(db: Reader, appointmentId: string) {
  return db
    .selectFrom('appointments as a')
    .innerJoin('car_requests as r', 'r.id', 'a.request_id')
    .innerJoin('bids as b', 'b.id', 'a.bid_id')
    .select(['a.id', 'r.car_model', 'b.price as bid_price', 'a.status', 'a.outcome', 'a.final_price', 'a.completed_at'])
    .select(whoDid('a.completed_by').as('completed_by'))
    .select(['a.request_id', 'a.bid_id', 'a.appointment_date', 'b.image_urls', 'b.color', 'r.location'])
    .select(['r.created_at as requested_at', 'b.created_at as offered_at', 'b.decided_at as accepted_at'])
    .select((eb) => [
      personOf('a.buyer_id', ['p.user_id', 'p.full_name']).as('buyer'),
      personOf('a.dealer_id', ['p.user_id', 'p.full_name', 'p.business_name']).as('dealer'),
      jsonArrayFrom(
        eb
          .selectFrom('outcome_disputes as d')
          .select(['d.id', raisedBy.as('raised_by'), 'd.reason', 'd.created_at'])
          .whereRef('d.appointment_id', '=', 'a.id')
          .where('d.decided_at', 'is', null)
          .orderBy('d.created_at')
          .orderBy('d.id'),
      ).as('disputes'),
      jsonObjectFrom(
        eb
          .selectFrom('commissions as c')
          .select(['c.id', 'c.reference', 'c.commission_amount', 'c.status', 'c.payment_reference'])
          .select((of) => isKept(of).as('is_kept'))
          .whereRef('c.appointment_id', '=', 'a.id')
          .where('c.refunded_at', 'is', null),
      ).as('commission'),
      eb
        .selectFrom('outcome_disputes as o')
        .select((of) => of.fn.min('o.created_at').as('since'))
        .whereRef('o.appointment_id', '=', 'a.id')
        .where('o.decided_at', 'is', null)
        .as('disputed_at'),
      jsonArrayFrom(
        eb
          .selectFrom('outcome_disputes as d')
          .select([raisedBy.as('raised_by'), 'd.reason', 'd.verdict', 'd.decision'])
          .select(['d.recorded_by', 'd.recorded_outcome', 'd.recorded_price'])
          .select(['d.recorded_at', 'd.created_at', 'd.decided_at'])
          .whereRef('d.appointment_id', '=', 'a.id')
          .orderBy('d.created_at')
          .orderBy('d.id'),
      ).as('all_disputes'),
    ])
    .where('a.id', '=', appointmentId)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('outcome_disputes as raised').select('raised.id').whereRef('raised.appointment_id', '=', 'a.id')),
    )
    .executeTakeFirst();
}
