import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { mostCounted } from '../../../shared/cars/counts.ts';
import { wishedFacts } from '../../../shared/requests/fields.ts';
import type { Reader } from '../../platform/data/database.ts';
import { keyset, pageSize } from '../../platform/data/paging.ts';
import { plannedEachTime } from '../../platform/data/statements.ts';
import type { Actor } from '../../platform/http/session.ts';
import { cardsOf, fits } from '../cars/columns.ts';
import { market } from '../market/market.ts';
import { columnOf } from './columns.ts';

const findWish = (db: Reader, requestId: string) =>
  db
    .selectFrom('car_requests as r')
    .select(['r.words', 'r.lead_word', 'r.budget_max', 'r.asked_car_id'])
    .select(wishedFacts.map(columnOf))
    .where('r.id', '=', requestId)
    .executeTakeFirstOrThrow();

type Wish = Awaited<ReturnType<typeof findWish>>;

/** What a request asks for, as a row of values: PostgreSQL knows it then before it plans how to find the cars. */
function asRow(db: Reader, wish: Wish) {
  return db
    .selectNoFrom([
      sql`${wish.words}::text[]`.as('words'),
      sql`${wish.lead_word}::text`.as('lead_word'),
      sql`${wish.budget_max}::numeric`.as('budget_max'),
    ])
    .select(wishedFacts.map((name) => sql`${wish[name]}::text`.as(name)))
    .as('r');
}

/** The cars on the market that fit a request, without the one whose page led to it: its dealer was told. Found before they are put in order: by an index of an order, PostgreSQL might look through all cars. */
function fitting(db: Reader, wish: Wish) {
  return market(db)
    .innerJoin(asRow(db, wish), (join) => join.onTrue())
    .select(['c.id', 'c.price'])
    .where(fits)
    .where('c.id', 'is distinct from', wish.asked_car_id)
    .offset(sql<number>`0`)
    .modifyEnd(plannedEachTime);
}

const cheapest = keyset('cars that fit a request', [['f.price', 'asc', 'number'], 'f.id']);

/** How many there are of those found first, up to `mostCounted`, and the cheapest of these after the cursor. */
function lookThrough(db: Reader, wish: Wish, cursor: string | undefined, size: number) {
  return db
    .with('f', () => fitting(db, wish).limit(mostCounted))
    .selectNoFrom((eb) => [
      eb
        .selectFrom('f')
        .select((of) => of.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('count'),
      jsonArrayFrom(eb.selectFrom('f').select(['f.id', 'f.price']).$call(cheapest.take(cursor, size))).as('found'),
    ])
    .executeTakeFirstOrThrow();
}

const previewed = 3;

/** A page of the cars on the market that fit a request, the cheapest first, or three of those found first, with how many there are, both counted up to `mostCounted`. */
export async function listCarsFor(db: Reader, actor: Actor, requestId: string, { cursor, preview }: { cursor?: string; preview?: 'true' }) {
  const size = preview ? previewed : pageSize;
  const wish = await findWish(db, requestId);
  const { count, found } = await lookThrough(db, wish, cursor, size + 1);
  const areAll = preview || count < mostCounted;
  // There may be tens of thousands: as many as a page has are as cheap as the last of those found, so none of it is dearer.
  const dearest = found[size]?.price;
  const { rows, next } = await db
    .selectFrom(
      fitting(db, wish)
        .$if(Boolean(areAll), (query) => query.where('c.id', '=', sql<string>`any (${found.map(({ id }) => id)}::uuid[])`))
        .$if(!areAll && dearest !== undefined, (query) => query.where('c.price', '<=', dearest ?? 0))
        .as('f'),
    )
    .select('f.id')
    .$call(cheapest.page(cursor, size));
  const ids = rows.map(({ id }) => id);
  return { rows: await cardsOf(db, actor, ids), next, count };
}
