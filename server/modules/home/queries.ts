import { type ExpressionBuilder, sql } from 'kysely';
import type { DB } from '../../../db/types.ts';
import { openStatuses } from '../../../shared/deal.ts';
import type { Reader } from '../../platform/data/database.ts';
import { word, words } from '../../platform/data/statements.ts';
import type { Actor } from '../../platform/http/session.ts';
import { isToAnswer } from '../bids/columns.ts';

type Eb = ExpressionBuilder<DB & { me: DB['profiles'] }, 'me'>;

// Each number is a subquery on an index that begins with the person's id, all in one statement: its cost grows only with that person's rows.

function unreadMessages(eb: Eb) {
  return eb
    .selectFrom('messages')
    .select((count) => count.fn.countAll<number>().as('n'))
    .whereRef('receiver_id', '=', 'me.user_id')
    .where('read', '=', false)
    .$asScalar()
    .$notNull()
    .as('unread_messages');
}

function upcomingAppointments(eb: Eb, own: 'buyer_id' | 'dealer_id') {
  return eb
    .selectFrom('appointments as a')
    .select((count) => count.fn.countAll<number>().as('n'))
    .whereRef(`a.${own}`, '=', 'me.user_id')
    .where('a.status', 'in', words(openStatuses))
    .where('a.appointment_date', '>', sql<string>`now()`)
    .$asScalar()
    .$notNull()
    .as('upcoming_appointments');
}

/** The numbers of a buyer's stat cards. */
export function countForBuyer(db: Reader, actor: Actor) {
  return db
    .selectFrom('profiles as me')
    .where('me.user_id', '=', actor.user_id)
    .select((eb) => [
      eb
        .selectFrom('car_requests as r')
        .select((count) => count.fn.countAll<number>().as('n'))
        .whereRef('r.user_id', '=', 'me.user_id')
        .where('r.status', '=', word('active'))
        .where('r.deleted_at', 'is', null)
        .$asScalar()
        .$notNull()
        .as('active_requests'),
      eb
        .selectFrom('car_requests as r')
        .innerJoin('bids as b', 'b.request_id', 'r.id')
        .select((count) => count.fn.countAll<number>().as('n'))
        .whereRef('r.user_id', '=', 'me.user_id')
        .where(isToAnswer)
        .$asScalar()
        .$notNull()
        .as('pending_offers'),
      upcomingAppointments(eb, 'buyer_id'),
      unreadMessages(eb),
      eb
        .selectFrom('saved_cars as s')
        .select((count) => count.fn.countAll<number>().as('n'))
        .whereRef('s.buyer_id', '=', 'me.user_id')
        .$asScalar()
        .$notNull()
        .as('saved_cars'),
    ])
    .executeTakeFirstOrThrow();
}

/** The numbers of a dealer's stat cards; sums in KSh. Bids on deleted requests are not counted. */
export function countForDealer(db: Reader, actor: Actor) {
  return db
    .selectFrom('profiles as me')
    .where('me.user_id', '=', actor.user_id)
    .select(['me.rating', 'me.rating_count'])
    .select((eb) => {
      const ownBids = eb
        .selectFrom('bids as b')
        .innerJoin('car_requests as r', 'r.id', 'b.request_id')
        .whereRef('b.dealer_id', '=', 'me.user_id')
        .where('r.deleted_at', 'is', null);
      return [
        ownBids
          .where('b.status', '=', word('pending'))
          .select((count) => count.fn.countAll<number>().as('n'))
          .$asScalar()
          .$notNull()
          .as('active_bids'),
        ownBids
          .where('b.status', '=', word('accepted'))
          .select(sql<number>`coalesce(sum(b.price), 0)`.as('sum'))
          .$asScalar()
          .$notNull()
          .as('revenue'),
        eb
          .selectFrom('appointments as s')
          .select((count) => count.fn.countAll<number>().as('n'))
          .whereRef('s.dealer_id', '=', 'me.user_id')
          .where('s.outcome', '=', word('sold'))
          .$asScalar()
          .$notNull()
          .as('confirmed_sales'),
        eb
          .selectFrom('commissions as c')
          .select(sql<number>`coalesce(sum(c.commission_amount), 0)`.as('sum'))
          .whereRef('c.dealer_id', '=', 'me.user_id')
          .where('c.status', '=', word('pending'))
          .$asScalar()
          .$notNull()
          .as('commission_owed'),
        eb
          .selectFrom('cars as k')
          .innerJoin('saved_cars as v', 'v.car_id', 'k.id')
          .select((count) => count.fn.countAll<number>().as('n'))
          .whereRef('k.dealer_id', '=', 'me.user_id')
          .where('k.deleted_at', 'is', null)
          .$asScalar()
          .$notNull()
          .as('saves'),
        upcomingAppointments(eb, 'dealer_id'),
        unreadMessages(eb),
      ];
    })
    .executeTakeFirstOrThrow();
}
