import { sql } from 'kysely';
import { mostCounted } from '../../../shared/cars/counts.ts';
import type { Reader } from '../../platform/data/database.ts';
import { keyset, pageSize } from '../../platform/data/paging.ts';
import type { Actor } from '../../platform/http/session.ts';
import { cardsOf, fits } from '../cars/columns.ts';
import { market } from '../market/market.ts';

/** The cars on the market that fit a request, without the one whose page led to it: its dealer was told. Found before they are put in order: by an index of an order, PostgreSQL might look through all cars. */
function fitting(db: Reader, requestId: string) {
  return market(db)
    .innerJoin('car_requests as r', (join) => join.on('r.id', '=', requestId))
    .select(['c.id', 'c.price'])
    .where(fits)
    .whereRef('c.id', 'is distinct from', 'r.asked_car_id')
    .offset(sql<number>`0`);
}

const cheapest = keyset('cars that fit a request', [['f.price', 'asc', 'number'], 'f.id']);

const previewed = 3;

/** A page of the cars on the market that fit a request, the cheapest first, or three of those found first, with how many there are, both counted up to `mostCounted`. */
export async function listCarsFor(db: Reader, actor: Actor, requestId: string, { cursor, preview }: { cursor?: string; preview?: 'true' }) {
  const { count } = await db
    .selectFrom(fitting(db, requestId).limit(mostCounted).as('f'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const { rows, next } = await db
    .selectFrom(
      fitting(db, requestId)
        .$if(Boolean(preview), (query) => query.limit(mostCounted))
        .as('f'),
    )
    .select('f.id')
    .$call(cheapest.page(cursor, preview ? previewed : pageSize));
  const ids = rows.map(({ id }) => id);
  return { rows: await cardsOf(db, actor, ids), next, count };
}
