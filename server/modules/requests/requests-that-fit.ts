import { type AliasableExpression, type InferResult, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { wishedFacts } from '../../../shared/requests/fields.ts';
import type { Reader } from '../../platform/data/database.ts';
import { pageSize } from '../../platform/data/paging.ts';
import { word } from '../../platform/data/statements.ts';
import type { Actor } from '../../platform/http/session.ts';
import { fits } from '../cars/columns.ts';
import { isForSale } from '../market/market.ts';
import { isPersonSuspended } from '../profile/columns.ts';
import { columnOf } from './columns.ts';
import { newest, offered } from './queries.ts';

/** The cars of this dealer that a bid can carry, each once for every word it has: joined by a word, not each request is compared with each car. */
function stockByWord(db: Reader, actor: Actor) {
  return db
    .selectFrom('cars as c')
    .select(['c.id', 'c.price', 'c.words', sql<string>`unnest(c.words)`.as('word')])
    .select(wishedFacts.map((name) => `c.${name}` as const))
    .where('c.dealer_id', '=', actor.user_id)
    .where(isForSale);
}

/** The active requests, with what `fits` asks for: the index by lead word holds all of it. */
function active(db: Reader) {
  return db
    .selectFrom('car_requests as r')
    .select(['r.id', 'r.created_at', 'r.words', 'r.lead_word', 'r.budget_max'])
    .select(wishedFacts.map(columnOf))
    .where('r.status', '=', word('active'))
    .where('r.deleted_at', 'is', null);
}

type Candidate = InferResult<ReturnType<typeof active>>[number];
type Candidates = AliasableExpression<Candidate>;

const mostOfAll = 1_000;
/** Without this bound, all requests for a popular model would be read where none of them fits. */
const mostOfWord = 300;

const newestOfAll = (db: Reader, cursor: string | undefined) => active(db).$call(newest.take(cursor, mostOfAll));

/** Whether there are more active requests than `newestOfAll` reads. */
async function areThereMore(db: Reader, cursor: string | undefined): Promise<boolean> {
  const { count } = await db
    .selectFrom(newestOfAll(db, cursor).as('r'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count >= mostOfAll;
}

/** The newest of each lead word that the stock has, so that what is read grows with the stock and not with the requests. */
function newestOfItsWords(db: Reader, actor: Actor, cursor: string | undefined) {
  const ofWord = active(db).where('r.lead_word', '=', sql.ref<string>('lead.word')).$call(newest.take(cursor, mostOfWord));
  return (
    db
      .selectFrom(
        db
          .selectFrom(stockByWord(db, actor).as('c'))
          .select((eb) => ['c.word', eb.fn.min('c.price').as('least')])
          .groupBy('c.word')
          .as('lead'),
      )
      // What even the cheapest car is too dear for is not compared with any.
      .innerJoinLateral(ofWord.as('r'), (join) =>
        join.on(({ eb, ref }) => eb('r.budget_max', 'is', null).or('r.budget_max', '>=', ref('lead.least'))),
      )
      .selectAll('r')
      // Found before they are joined to the stock: PostgreSQL might read the stock anew for each word.
      .offset(sql<number>`0`)
  );
}

/** A page of `size` active requests that cars of this dealer fit, without those it has bid on, newest first. */
export async function listFittingRequests(db: Reader, actor: Actor, cursor: string | undefined, size = pageSize) {
  // A large stock has thousands of candidates by its words, and fits enough of the newest requests of all.
  const ofAll = newestOfAll(db, cursor);
  const page = await listAmong(ofAll, db, actor, cursor, size);
  if (page.next || !(await areThereMore(db, cursor))) return page;
  const ofEither = db
    .selectFrom(ofAll.as('r'))
    .selectAll()
    .union(newestOfItsWords(db, actor, cursor));
  return listAmong(ofEither, db, actor, cursor, size);
}

/** Those of the candidates that cars of this dealer fit, each with how many do and the dearest of them. */
function fitting(candidates: Candidates, db: Reader, actor: Actor) {
  return db
    .selectFrom(candidates.as('r'))
    .innerJoin(stockByWord(db, actor).as('c'), 'c.word', 'r.lead_word')
    .where(fits)
    .groupBy(['r.id', 'r.created_at'])
    .select((eb) => ['r.id', 'r.created_at', eb.fn.countAll<number>().as('fitting_cars')])
    .select(sql<string>`(array_agg(c.id order by c.price desc, c.id))[1]`.as('best_car_id'));
}

function listAmong(candidates: Candidates, db: Reader, actor: Actor, cursor: string | undefined, size: number) {
  const found = db
    .selectFrom(
      fitting(candidates, db, actor)
        .orderBy('r.created_at', 'desc')
        .orderBy('r.id', 'desc')
        // Put in order before more is asked of them: of hundreds that fit, only as many are asked as make a page.
        .offset(sql<number>`0`)
        .as('r'),
    )
    .select(['r.id', 'r.fitting_cars', 'r.best_car_id'])
    // The index by lead word knows neither buyers nor bids.
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('car_requests as of').select('of.id').whereRef('of.id', '=', 'r.id').where(isPersonSuspended('of.user_id')))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('bids as b').select('b.id').whereRef('b.request_id', '=', 'r.id').where('b.dealer_id', '=', actor.user_id))),
    )
    .$call(newest.take(cursor, size + 1));
  return offered(db, actor)
    .innerJoin(found.as('f'), 'f.id', 'r.id')
    .select((eb) => [
      'f.fitting_cars',
      jsonObjectFrom(
        eb
          .selectFrom('cars as c')
          .select(['c.id', 'c.make', 'c.model', 'c.year', 'c.price', 'c.color', sql<string | null>`c.image_urls[1]`.as('image_url')])
          .whereRef('c.id', '=', 'f.best_car_id'),
      )
        .$notNull()
        .as('best_car'),
    ])
    .$call(newest.page(cursor, size));
}
