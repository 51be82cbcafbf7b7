import { type ExpressionBuilder, sql } from 'kysely';
import type { DB } from '../../../db/types.ts';
import { openStatuses } from '../../../shared/deal.ts';
import { numberOf } from '../../platform/data/counting.ts';
import type { Reader } from '../../platform/data/database.ts';
import { word, words } from '../../platform/data/statements.ts';
import type { Actor } from '../../platform/http/session.ts';
import { isTimeProposed } from '../appointments/columns.ts';
import { isToAnswer } from '../bids/columns.ts';
import { isHeld } from '../commissions/columns.ts';

type Eb = ExpressionBuilder<DB & { me: DB['profiles'] }, 'me'>;

// Each number is a subquery on an index that begins with the person's id, all in one statement: its cost grows only with that person's rows.

function unreadMessages(eb: Eb) {
  return numberOf(eb.selectFrom('messages').whereRef('receiver_id', '=', 'me.user_id').where('read', '=', false)).as('unread_messages');
}

function upcoming(eb: Eb, own: 'buyer_id' | 'dealer_id') {
  return eb
    .selectFrom('appointments as a')
    .whereRef(`a.${own}`, '=', 'me.user_id')
    .where('a.status', 'in', words(openStatuses))
    .where('a.appointment_date', '>', sql<string>`now()`);
}

/** The numbers of a buyer's stat cards. */
export function countForBuyer(db: Reader, actor: Actor) {
  return db
    .selectFrom('profiles as me')
    .where('me.user_id', '=', actor.user_id)
    .select((eb) => {
      const requests = eb.selectFrom('car_requests as r').whereRef('r.user_id', '=', 'me.user_id');
      return [
        numberOf(requests.where('r.status', '=', word('active')).where('r.deleted_at', 'is', null)).as('active_requests'),
        numberOf(requests.innerJoin('bids as b', 'b.request_id', 'r.id').where(isToAnswer)).as('pending_offers'),
        numberOf(upcoming(eb, 'buyer_id')).as('upcoming_appointments'),
        unreadMessages(eb),
        numberOf(eb.selectFrom('saved_cars as s').whereRef('s.buyer_id', '=', 'me.user_id')).as('saved_cars'),
      ];
    })
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
      const viewings = upcoming(eb, 'dealer_id');
      const sales = eb.selectFrom('appointments as s').whereRef('s.dealer_id', '=', 'me.user_id').where('s.outcome', '=', word('sold'));
      const saves = eb
        .selectFrom('cars as k')
        .innerJoin('saved_cars as v', 'v.car_id', 'k.id')
        .whereRef('k.dealer_id', '=', 'me.user_id')
        .where('k.deleted_at', 'is', null);
      const owed = eb.selectFrom('commissions as c').whereRef('c.dealer_id', '=', 'me.user_id').where('c.status', '=', word('pending'));
      const sumOf = (commissions: typeof owed) =>
        commissions.select(sql<number>`coalesce(sum(c.commission_amount), 0)`.as('sum')).$asScalar().$notNull();
      return [
        numberOf(ownBids.where('b.status', '=', word('pending'))).as('active_bids'),
        ownBids
          .where('b.status', '=', word('accepted'))
          .select(sql<number>`coalesce(sum(b.price), 0)`.as('sum'))
          .$asScalar()
          .$notNull()
          .as('revenue'),
        numberOf(sales).as('confirmed_sales'),
        sumOf(owed).as('commission_owed'),
        sumOf(owed.where(isHeld)).as('commission_held'),
        numberOf(saves).as('saves'),
        numberOf(viewings).as('upcoming_appointments'),
        numberOf(viewings.where(isTimeProposed(actor))).as('to_confirm'),
        numberOf(viewings.where('a.status', '=', word('confirmed'))).as('confirmed'),
        unreadMessages(eb),
      ];
    })
    .executeTakeFirstOrThrow();
}
