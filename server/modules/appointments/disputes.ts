import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Reader } from '../../platform/data/database.ts';
import { keyset } from '../../platform/data/paging.ts';
import { raisedBy } from '../commissions/columns.ts';
import { whoDid } from './columns.ts';

const oldest = keyset('disputes', [
  ['o.disputed_at', 'asc', 'instant'],
  ['a.id', 'asc', 'uuid'],
]);

/** A page of the disputed outcomes that wait for the administrator, the oldest first: the columns of the reply `disputeCase`. */
export function listDisputed(db: Reader, { cursor }: { cursor?: string }) {
  return db
    .selectFrom((eb) =>
      eb
        .selectFrom('outcome_disputes')
        .select(['appointment_id', (of) => of.fn.min('created_at').as('disputed_at')])
        .where('decided_at', 'is', null)
        .groupBy('appointment_id')
        .as('o'),
    )
    .innerJoin('appointments as a', 'a.id', 'o.appointment_id')
    .innerJoin('car_requests as r', 'r.id', 'a.request_id')
    .innerJoin('bids as b', 'b.id', 'a.bid_id')
    .select(['a.id', 'r.car_model', 'b.price as bid_price', 'a.outcome', 'a.final_price', 'a.completed_at', 'o.disputed_at'])
    .select(whoDid('a.completed_by').as('completed_by'))
    .select((eb) => [
      jsonObjectFrom(eb.selectFrom('profiles as p').select(['p.user_id', 'p.full_name']).whereRef('p.user_id', '=', 'a.buyer_id'))
        .$notNull()
        .as('buyer'),
      jsonObjectFrom(
        eb.selectFrom('profiles as p').select(['p.user_id', 'p.full_name', 'p.business_name']).whereRef('p.user_id', '=', 'a.dealer_id'),
      )
        .$notNull()
        .as('dealer'),
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
          .whereRef('c.appointment_id', '=', 'a.id')
          .where('c.refunded_at', 'is', null),
      ).as('commission'),
    ])
    .$call(oldest.page(cursor));
}
