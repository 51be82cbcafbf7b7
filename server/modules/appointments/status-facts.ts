import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { openStatuses } from '../../../shared/deal.ts';
import { numberOf } from '../../platform/data/counting.ts';
import type { Reader } from '../../platform/data/database.ts';
import { word, words } from '../../platform/data/statements.ts';
import { bookingFacts } from '../bids/columns.ts';
import { isKept } from '../commissions/columns.ts';
import { isDisputed } from './columns.ts';

/**
 * What decides which status the administrator can set, and what each would touch, without locks: the columns of the reply `statusFacts`
 * (docs/domain/lifecycles.md, "Appointment" and "Sale").
 */
export async function findStatusFacts(db: Reader, appointmentId: string) {
  const viewing = await db
    .selectFrom('appointments as a')
    .innerJoin('bids as own', 'own.id', 'a.bid_id')
    .select(['a.id', 'a.request_id', 'a.bid_id', 'a.car_id'])
    .select(sql<boolean>`a.car_id is not null and a.car_id is distinct from own.car_id`.as('is_of_lost_car'))
    .select((eb) => [
      jsonObjectFrom(
        eb
          .selectFrom('appointments as a')
          .select(['a.status', 'a.outcome', 'a.final_price'])
          .select((of) => isDisputed(of))
          .where('a.id', '=', appointmentId),
      )
        .$notNull()
        .as('appointment'),
      jsonObjectFrom(eb.selectFrom('bids as b').select('b.price').select(bookingFacts).whereRef('b.id', '=', 'a.bid_id'))
        .$notNull()
        .as('bid'),
      jsonObjectFrom(
        eb
          .selectFrom('car_requests as r')
          .select(['r.status', sql<boolean>`r.deleted_at is not null`.as('is_deleted')])
          .whereRef('r.id', '=', 'a.request_id'),
      )
        .$notNull()
        .as('request'),
      jsonObjectFrom(
        eb
          .selectFrom('commissions as c')
          .select(['c.purchase_price', 'c.commission_amount', 'c.status', 'c.payment_reference'])
          .select((of) => isKept(of).as('is_kept'))
          .whereRef('c.appointment_id', '=', 'a.id')
          .where('c.refunded_at', 'is', null),
      ).as('commission'),
    ])
    .where('a.id', '=', appointmentId)
    .executeTakeFirst();
  return viewing && { ...viewing, by_sale: await countEndedBySale(db, viewing) };
}

interface Viewing {
  id: string;
  request_id: string;
  bid_id: string;
  car_id: string | null;
}

/** How many rows `completeSale` would end, besides the viewing itself and its bid. */
async function countEndedBySale(db: Reader, { id, request_id, bid_id, car_id }: Viewing) {
  const others = db.selectFrom('bids as b').innerJoin('car_requests as r', 'r.id', 'b.request_id').where('b.id', '!=', bid_id);
  const isSold = sql<boolean>`exists (select from appointments s where s.bid_id = b.id and s.outcome = 'sold')`;
  const rejected = others
    .where('b.status', '=', word('pending'))
    .where((eb) => eb.or([eb('b.request_id', '=', request_id), eb.and([eb('b.car_id', '=', car_id), eb('r.deleted_at', 'is', null)])]));
  const withoutCar = others
    .where('r.deleted_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb.and([eb('b.car_id', '=', car_id), eb('b.status', '=', word('accepted')), eb.not(isSold)]),
        eb.and([eb('b.other_car_id', '=', car_id), eb('b.other_car_answer', 'is', null)]),
      ]),
    );
  const cancelled = db
    .selectFrom('appointments as o')
    .where('o.id', '!=', id)
    .where('o.status', 'in', words(openStatuses))
    .where((eb) => eb.or([eb('o.request_id', '=', request_id), eb('o.car_id', '=', car_id)]));
  return db
    .selectNoFrom([
      numberOf(rejected).as('bids_rejected'),
      numberOf(withoutCar).as('bids_without_car'),
      numberOf(cancelled).as('viewings_cancelled'),
    ])
    .executeTakeFirstOrThrow();
}
