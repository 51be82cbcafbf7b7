import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { wishedFacts } from '../../../shared/requests/fields.ts';
import { numberOf } from '../../platform/data/counting.ts';
import type { Reader } from '../../platform/data/database.ts';
import { pageSize } from '../../platform/data/paging.ts';
import { word } from '../../platform/data/statements.ts';
import type { Actor } from '../../platform/http/session.ts';
import { fits } from '../cars/columns.ts';
import { isForSale } from '../market/market.ts';
import { columnOf } from './columns.ts';
import { newest, offered } from './queries.ts';

/** The cars of this dealer that a bid can carry. Found first, or PostgreSQL might look for each request among the cars of all dealers. */
function stock(db: Reader, actor: Actor) {
  return db
    .selectFrom('cars as c')
    .select(['c.id', 'c.make', 'c.model', 'c.year', 'c.price', 'c.color', 'c.words', sql<string | null>`c.image_urls[1]`.as('image_url')])
    .select(wishedFacts.map((name) => `c.${name}` as const))
    .where('c.dealer_id', '=', actor.user_id)
    .where(isForSale)
    .offset(sql<number>`0`);
}

/** So many of the newest requests of each lead word are looked through, or a popular model's would all be read where none of them fits. */
const mostRead = 300;

/** A page of `size` active requests that cars of this dealer fit, without those it has bid on, newest first. */
export function listFittingRequests(db: Reader, actor: Actor, cursor: string | undefined, size = pageSize) {
  const leads = db.selectFrom(stock(db, actor).as('c')).select(sql<string>`unnest(c.words)`.as('word')).distinct();
  // Of each word the newest only, so that what is read grows with the stock and not with the requests.
  const found = db
    .selectFrom(leads.as('lead'))
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom(
            eb
              .selectFrom('car_requests as r')
              .select(['r.id', 'r.created_at', 'r.words', 'r.lead_word', 'r.budget_max'])
              .select(wishedFacts.map(columnOf))
              .whereRef('r.lead_word', '=', 'lead.word')
              .where('r.status', '=', word('active'))
              .where('r.deleted_at', 'is', null)
              .where((of) =>
                of.not(
                  of.exists(
                    of
                      .selectFrom('bids as b')
                      .select('b.id')
                      .whereRef('b.request_id', '=', 'r.id')
                      .where('b.dealer_id', '=', actor.user_id),
                  ),
                ),
              )
              .$call(newest.take(cursor, mostRead))
              .as('r'),
          )
          .select('r.id')
          .where((of) => of.exists(of.selectFrom(stock(db, actor).as('c')).select('c.id').where(fits)))
          .$call(newest.take(cursor, size + 1))
          .as('r'),
      (join) => join.onTrue(),
    )
    .select('r.id');
  return offered(db, actor)
    .select((eb) => {
      const cars = eb.selectFrom(stock(db, actor).as('c')).where(fits);
      return [
        numberOf(cars).as('fitting_cars'),
        jsonObjectFrom(
          cars
            .select(['c.id', 'c.make', 'c.model', 'c.year', 'c.price', 'c.color', 'c.image_url'])
            .orderBy('c.price', 'desc')
            .orderBy('c.id')
            .limit(1),
        )
          .$notNull()
          .as('best_car'),
      ];
    })
    .where('r.id', '=', sql<string>`any (array(${found}))`)
    .$call(newest.page(cursor, size));
}
